"use client";
import dynamic from "next/dynamic";
import { useDrawn } from "#components/ui/use-drawn.ts";

// What few pages show comes with those: the scripts of all others stay as small as they are.

export const ConfirmAddressBanner = dynamic(async () => {
  const { ConfirmAddressBanner } = await import("./confirm-address-banner.tsx");
  return ConfirmAddressBanner;
});

/** Nothing to see: the server would only note that it leaves this to the browser, which costs it more than to draw it. */
export function PrefillPreferences() {
  return useDrawn() ? <Prefilling /> : null;
}

const Prefilling = dynamic(
  async () => {
    const { PrefillPreferences } = await import("#components/preferences/prefill-preferences.tsx");
    return PrefillPreferences;
  },
  { ssr: false },
);
