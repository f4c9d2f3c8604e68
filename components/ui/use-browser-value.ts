"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** What only the browser knows; `onServer` in the server's HTML and until the page has come to life. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}

/** The zone that the reader's clock is in; UTC on the server, which does not know it. */
export function useViewerZone(): string {
  return useBrowserValue(() => Intl.DateTimeFormat().resolvedOptions().timeZone, "UTC");
}
