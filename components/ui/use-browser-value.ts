"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** What only the browser knows; `onServer` in the server's HTML and until the page has come to life. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
