import { useEffect } from "react";
import { api } from "#components/api/client.ts";
import { browserZone } from "#components/ui/viewer-zone.ts";

/** Stores the browser's time zone and language once for a person who has set neither: for emails, and as presets of settings. */
export function PrefillPreferences() {
  useEffect(() => {
    // The next page tries again.
    void api.preferences.prefill
      .mutate({ timeZone: browserZone(), language: navigator.language })
      .catch(() => undefined);
  }, []);
  return null;
}
