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

// The pages of errors and of what is not there are imported for their scripts to come with this layout's, once: Next would load
// a file of each.

/** Of the words; the locale of a reader says how they read dates. */
const LANGUAGE = "en";

const { productName, description } = messages.common;

/**
 * Only what pages say anew: Next copies and merges it once for each layout on the way to a page, for every request. What is
 * the same everywhere stands in the head below; the viewport is the one that Next writes of itself.
 */
export const metadata: Metadata = {
  title: { default: productName, template: `%s · ${productName}` },
  description,
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Given by server/surfaces/page-guards.ts: no script without it runs.
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
