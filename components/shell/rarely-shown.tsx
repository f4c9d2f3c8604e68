"use client";
import dynamic from "next/dynamic";
import { useHydrated } from "#components/ui/use-hydrated.ts";

// Few pages show these, so they load with those pages: the scripts of all others stay small.

export const ConfirmAddressBanner = dynamic(async () => {
  const { ConfirmAddressBanner } = await import("./confirm-address-banner.tsx");
  return ConfirmAddressBanner;
});

/** Renders nothing visible. Leaving it to the browser is cheaper for the server than drawing it. */
export function PrefillPreferences() {
  return useHydrated() ? <Prefilling /> : null;
}

const Prefilling = dynamic(
  async () => {
    const { PrefillPreferences } = await import("#components/preferences/prefill-preferences.tsx");
    return PrefillPreferences;
  },
  { ssr: false },
);
