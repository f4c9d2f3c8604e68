import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ThemeScript } from "#components/theme/theme-script.tsx";
import { env } from "#server/lib/env.ts";
import "./error.tsx";
import "./global-error.tsx";
import { inter, interExtended } from "./fonts.ts";
import "./globals.css";

// The error pages are imported for their scripts to come with this layout's, once: Next would load a file of each.

/** Of the words; the locale of a reader says how they read dates. */
const LANGUAGE = "en";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return {
    title: { default: t("productName"), template: `%s · ${t("productName")}` },
    description: t("description"),
    applicationName: t("productName"),
    metadataBase: new URL(env().PUBLIC_URL),
    // Titles and descriptions are those of the page.
    openGraph: {
      type: "website",
      siteName: t("productName"),
      images: [{ url: "/og.png", width: 1200, height: 630, alt: t("imageDescription") }],
    },
    twitter: { card: "summary_large_image" },
    manifest: "/manifest.webmanifest",
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: "/favicon.svg", type: "image/svg+xml" },
      ],
      apple: "/apple-touch-icon.png",
    },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf8" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1314" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Given by server/surfaces/page-guards.ts: no script without it runs.
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang={LANGUAGE} className={`${inter.variable} ${interExtended.variable}`} suppressHydrationWarning>
      <body className="min-h-dvh font-sans antialiased">
        <ThemeScript nonce={nonce} />
        {children}
      </body>
    </html>
  );
}
