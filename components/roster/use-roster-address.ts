"use client";
import { useEffect } from "react";
import { addressOf } from "./filter/filter-address.ts";
import type { RosterFilter } from "./roster-data.ts";

/** The filter and the open panel stand in the address, so that a reload, a bookmark and Back find them again. */
export function useRosterAddress(filter: RosterFilter, opened: string | null): void {
  useEffect(() => {
    const address = addressOf(filter);
    if (opened !== null) address.set("applicant", opened);
    const query = address.size > 0 ? `?${address}` : "";
    if (window.location.search === query) return;
    window.history.replaceState(null, "", `${window.location.pathname}${query}`);
  }, [filter, opened]);
}
