import { useSyncExternalStore } from "react";

export type Store<State> = {
  readonly get: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** State outside React's tree: a thousand cards read it, and only those are drawn again whose slice has changed. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A slice of the store; `select` answers something that stays the same while it means the same. */
export function useStore<State, Slice>(store: Store<State>, select: (state: State) => Slice): Slice {
  const slice = () => select(store.get());
  return useSyncExternalStore(store.subscribe, slice, slice);
}
