import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import "#components/shell/not-found.tsx";
import { ThemeScript } from "#components/theme/theme-script.tsx";
import { messages } from "../i18n/messages.ts";
import "./error.tsx";
import "./global-error.tsx";
import { inter, interExtended } from "./fonts.ts";
import "./globals.css";

// The error and "not found" pages are imported here so that their scripts load once, with this layout. Otherwise Next loads
// a file for each.

/** The language of the texts. The reader's locale decides only how dates are written. */
const LANGUAGE = "en";

const { productName, description } = messages.common;

/**
 * Only metadata that pages override: on every request, Next copies and merges it for each layout above a
 * page. Metadata that is the same everywhere is in the head below. Next adds the viewport.
 */
export const metadata: Metadata = {
  title: { default: productName, template: `%s · ${productName}` },
  description,
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Set by server/transports/page-guards.ts. Scripts without it don't run.
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang={LANGUAGE} className={`${inter.variable} ${interExtended.variable}`} suppressHydrationWarning>
      <head>
        <meta name="application-name" content={productName} />
        <meta name="format-detection" content="telephone=no, address=no, email=no" />
        <meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1314" media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body className="min-h-dvh font-sans antialiased">
        <ThemeScript nonce={nonce} />
        {children}
      </body>
    </html>
  );
}
