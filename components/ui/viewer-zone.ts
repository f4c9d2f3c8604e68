"use client";
import { useTimeZone } from "next-intl";
import { UNKNOWN_ZONE } from "#domain/region.ts";
import { useBrowserValue } from "./use-browser-value.ts";

/** The zone that times are shown in: the reader's own. */
export function useViewerZone(): string {
  return useKnownZone(useTimeZone());
}

/** The reader's zone where they have one; else the browser's, which the server takes to be UTC. */
export function useKnownZone(chosen: string | undefined): string {
  const browsers = useBrowserValue(browserZone, "UTC");
  return chosen === undefined || chosen === UNKNOWN_ZONE ? browsers : chosen;
}

/** The zone that the clock of this browser is in. */
export function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === UNKNOWN_ZONE ? "UTC" : timeZone;
}
