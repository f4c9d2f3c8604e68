import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns a value that only the browser knows; `onServer` in the server's HTML, and until hydration. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
