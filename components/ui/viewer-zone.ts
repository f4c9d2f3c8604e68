import { useTimeZone } from "next-intl";
import { UNKNOWN_ZONE } from "#domain/region.ts";
import { nameToday } from "#domain/time-zones.ts";
import { useBrowserValue } from "./use-browser-value.ts";

/** Returns the zone in which times are shown: the reader's own. */
export function useViewerZone(): string {
  return useKnownZone(useTimeZone());
}

/** Returns the reader's zone if they chose one; otherwise the browser's, which is UTC on the server. */
export function useKnownZone(chosen: string | undefined): string {
  const browsers = useBrowserValue(browserZone, "UTC");
  return chosen === undefined || chosen === UNKNOWN_ZONE ? browsers : chosen;
}

/** Returns the zone of this browser's clock. */
export function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === UNKNOWN_ZONE ? "UTC" : nameToday(timeZone);
}
