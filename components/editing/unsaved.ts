import { useId, useLayoutEffect, useRef } from "react";
import { create } from "zustand";

/** The state of an unsaved value: still being typed, being sent, or rejected. */
export type UnsavedState = "typed" | "saving" | "failed";

type Actions = {
  /** Sends the typed text. */
  commit: () => void;
  /** Restores the saved value. */
  discard: () => void;
};
/** An unsaved value. */
type Unsaved = Actions & { readonly label: string; readonly state: UnsavedState };

type Editing = {
  readonly unsaved: ReadonlyMap<string, Unsaved>;
  /** The navigation that waits until everything is saved. */
  readonly leaving: (() => void) | null;
};

const useEditing = create<Editing>(() => ({ unsaved: new Map(), leaving: null }));

function update(change: (unsaved: Map<string, Unsaved>) => void): void {
  const unsaved = new Map(useEditing.getState().unsaved);
  change(unsaved);
  useEditing.setState({ unsaved });
}

/** Registers a value as unsaved while it has a state. Everything that saves itself uses this. */
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

/** Returns the page's unsaved values. */
export function useUnsavedValues(): readonly Unsaved[] {
  return [...useEditing(({ unsaved }) => unsaved).values()];
}

/** Checks whether something on the page isn't saved. */
export function hasUnsaved(): boolean {
  return useEditing.getState().unsaved.size > 0;
}

/** Calls `proceed` immediately, or once everything on the page is saved; the person is asked if that fails. */
export function leave(proceed: () => void): void {
  const { unsaved } = useEditing.getState();
  for (const { state, commit } of unsaved.values()) if (state === "typed") commit();
  if (unsaved.size === 0) proceed();
  else useEditing.setState({ leaving: proceed });
}

/** Returns the navigation that waits until everything is saved. */
export function useLeaving(): Editing["leaving"] {
  return useEditing(({ leaving }) => leaving);
}

/** Stays on the page. */
export function stay(): void {
  useEditing.setState({ leaving: null });
}

/** Discards all unsaved values. */
export function discardUnsaved(): void {
  for (const { discard } of useEditing.getState().unsaved.values()) discard();
  useEditing.setState({ unsaved: new Map() });
}
