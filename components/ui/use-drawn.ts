import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * Whether the browser draws for itself: not on the server, which knows no window, nor in the drawing that takes over what the
 * server sent. What nobody sees or presses before then is left to the browser.
 */
export function useDrawn(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer);
}
