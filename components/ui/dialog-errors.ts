import { create } from "zustand";

type DialogError = { readonly title: string; readonly description: string };

/** The errors of dialogs' actions, by the dialog's content. */
export const useDialogErrors = create<ReadonlyMap<HTMLElement, DialogError>>(() => new Map());

/**
 * Shows an action's error in its dialog.
 * @returns true if the dialog is still open
 */
export function showErrorIn(content: HTMLElement, error: DialogError): boolean {
  if (!content.isConnected) return false;
  useDialogErrors.setState((errors) => new Map(errors).set(content, error), true);
  return true;
}

/** Removes a dialog's earlier error: the action is tried again. */
export function forgetError(content: HTMLElement): void {
  if (!useDialogErrors.getState().has(content)) return;
  useDialogErrors.setState((errors) => {
    const others = new Map(errors);
    others.delete(content);
    return others;
  }, true);
}
