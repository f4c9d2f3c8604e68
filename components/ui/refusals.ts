"use client";
import { create } from "zustand";

type Refusal = { readonly title: string; readonly description: string };

/** Why what was asked for in a dialog was refused, by the dialog's content. */
export const useRefusals = create<ReadonlyMap<HTMLElement, Refusal>>(() => new Map());

/** Says in a dialog why what was asked for there was refused. @returns whether the dialog is still open */
export function refuseIn(content: HTMLElement, refusal: Refusal): boolean {
  if (!content.isConnected) return false;
  useRefusals.setState((refusals) => new Map(refusals).set(content, refusal), true);
  return true;
}

/** Takes away what a dialog said before: what was asked for is tried again. */
export function forgetRefusal(content: HTMLElement): void {
  if (!useRefusals.getState().has(content)) return;
  useRefusals.setState((refusals) => {
    const others = new Map(refusals);
    others.delete(content);
    return others;
  }, true);
}
