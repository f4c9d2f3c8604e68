"use client";
import dynamic from "next/dynamic";

// What few pages show comes with those: the scripts of all others stay as small as they are.

export const ConfirmAddressBanner = dynamic(async () => {
  const { ConfirmAddressBanner } = await import("./confirm-address-banner.tsx");
  return ConfirmAddressBanner;
});

export const PrefillPreferences = dynamic(
  async () => {
    const { PrefillPreferences } = await import("#components/preferences/prefill-preferences.tsx");
    return PrefillPreferences;
  },
  { ssr: false },
);
