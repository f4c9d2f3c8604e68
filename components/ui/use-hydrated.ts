import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * Returns false on the server, which doesn't know the window, and during hydration; true in later renders. Content that
 * no one sees or presses earlier is left to the browser, which renders it in steps and reacts to input in between.
 */
export function useHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(never, inBrowser, onServer));
}
