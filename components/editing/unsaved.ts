"use client";
import { useId, useLayoutEffect, useRef } from "react";
import { create } from "zustand";

/** How far a value is that isn't saved: still being typed, on its way, or refused. */
export type UnsavedState = "typed" | "saving" | "failed";

type Actions = {
  /** Sends what was typed. */
  commit: () => void;
  /** Goes back to what is saved. */
  discard: () => void;
};
/** A value that isn't saved. */
type Unsaved = Actions & { readonly label: string; readonly state: UnsavedState };

type Editing = {
  readonly unsaved: ReadonlyMap<string, Unsaved>;
  /** What the person wants to go on to once everything is saved. */
  readonly leaving: (() => void) | null;
};

const useEditing = create<Editing>(() => ({ unsaved: new Map(), leaving: null }));

function update(change: (unsaved: Map<string, Unsaved>) => void): void {
  const unsaved = new Map(useEditing.getState().unsaved);
  change(unsaved);
  useEditing.setState({ unsaved });
}

/** Counts a value among the unsaved ones as long as it has a state. Everything that saves itself says so here. */
export function useUnsaved({
  label,
  state,
  ...actions
}: Actions & { label: string; state: UnsavedState | null }) {
  const id = useId();
  const latest = useRef(actions);
  latest.current = actions;
  useLayoutEffect(() => {
    if (state === null) return;
    const { commit, discard } = {
      commit: () => latest.current.commit(),
      discard: () => latest.current.discard(),
    };
    update((unsaved) => unsaved.set(id, { label, state, commit, discard }));
    return () => update((unsaved) => unsaved.delete(id));
  }, [id, label, state]);
}

/** The values of the page that aren't saved. */
export function useUnsavedValues(): readonly Unsaved[] {
  return [...useEditing(({ unsaved }) => unsaved).values()];
}

/** Whether something on the page isn't saved. */
export function hasUnsaved(): boolean {
  return useEditing.getState().unsaved.size > 0;
}

/** Goes on at once, or when everything on the page is saved; the person is asked where that fails. */
export function leave(goOn: () => void): void {
  const { unsaved } = useEditing.getState();
  for (const { state, commit } of unsaved.values()) if (state === "typed") commit();
  if (unsaved.size === 0) goOn();
  else useEditing.setState({ leaving: goOn });
}

/** What the person waits to go on to. */
export function useLeaving(): Editing["leaving"] {
  return useEditing(({ leaving }) => leaving);
}

/** Stays on the page. */
export function stay(): void {
  useEditing.setState({ leaving: null });
}

/** Gives up what isn't saved. */
export function discardUnsaved(): void {
  for (const { discard } of useEditing.getState().unsaved.values()) discard();
  useEditing.setState({ unsaved: new Map() });
}
