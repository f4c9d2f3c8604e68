"use client";
import { useEffect } from "react";
import { api } from "#components/api/client.ts";
import { browserZone } from "#components/ui/viewer-zone.ts";

/** Stores the browser's time zone and language for a person who has set neither, once: for mail, and for settings that are filled in. */
export function PrefillPreferences() {
  useEffect(() => {
    // It is asked again with the next page.
    void api.preferences.prefill
      .mutate({ timeZone: browserZone(), language: navigator.language })
      .catch(() => undefined);
  }, []);
  return null;
}
