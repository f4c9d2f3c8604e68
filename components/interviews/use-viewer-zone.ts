"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The zone that the reader's clock is in; UTC on the server, which does not know it. */
export function useViewerZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
}
