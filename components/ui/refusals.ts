import { create } from "zustand";

type Refusal = { readonly title: string; readonly description: string };

/** The errors of dialogs' actions, by the dialog's content. */
export const useRefusals = create<ReadonlyMap<HTMLElement, Refusal>>(() => new Map());

/**
 * Shows an action's error in its dialog.
 * @returns true if the dialog is still open
 */
export function refuseIn(content: HTMLElement, refusal: Refusal): boolean {
  if (!content.isConnected) return false;
  useRefusals.setState((refusals) => new Map(refusals).set(content, refusal), true);
  return true;
}

/** Removes a dialog's earlier error: the action is tried again. */
export function forgetRefusal(content: HTMLElement): void {
  if (!useRefusals.getState().has(content)) return;
  useRefusals.setState((refusals) => {
    const others = new Map(refusals);
    others.delete(content);
    return others;
  }, true);
}
