"use client";
import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

/** Sets `data-theme` before the first paint from the stored choice, or from the system's. `nonce` serves a CSP. */
export function ThemeProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return (
    <NextThemes attribute="data-theme" defaultTheme="system" enableColorScheme={false} nonce={nonce}>
      {children}
    </NextThemes>
  );
}
