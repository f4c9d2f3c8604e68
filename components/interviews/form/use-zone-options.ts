"use client";
import { useMemo } from "react";
import type { ComboboxOption } from "#components/ui/combobox.tsx";
import { zoneText } from "../model/spoken-time.ts";

const SHOWN = 8;

/** Zones whose name holds the text, with what their clocks are called on that day. */
export function useZoneOptions(text: string, at: string | null): ComboboxOption[] {
  const zones = useMemo(() => ["UTC", ...Intl.supportedValuesOf("timeZone")], []);
  const moment = at ?? new Date().toISOString();
  const needle = text.trim().toLowerCase().replaceAll(" ", "_");
  if (needle === "") return [];
  return zones
    .filter((zone) => zone.toLowerCase().includes(needle))
    .slice(0, SHOWN)
    .map((zone) => ({ value: zone, label: zone.replaceAll("_", " "), hint: zoneText(moment, zone, "en") }));
}
