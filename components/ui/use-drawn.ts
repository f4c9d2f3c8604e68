import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * Whether the browser draws for itself: not on the server, which knows no window, nor in the drawing that takes over what the
 * server sent. What nobody sees or presses before then is left to the browser, which draws it in steps between which it answers.
 */
export function useDrawn(): boolean {
  return useDeferredValue(useSyncExternalStore(never, inBrowser, onServer));
}
