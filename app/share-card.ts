import type { Metadata } from "next";
import { env } from "#server/lib/env.ts";
import { messages } from "../i18n/messages.ts";

/**
 * How a page looks where its address is shared; for all pages but those of somebody's own, which leave it out: Next would
 * merge it into the metadata of every one. Titles and descriptions are those of the page.
 */
export function shareCard(): Pick<Metadata, "metadataBase" | "openGraph" | "twitter"> {
  const { productName, imageDescription } = messages.common;
  return {
    metadataBase: new URL(env().PUBLIC_URL),
    openGraph: {
      type: "website",
      siteName: productName,
      images: [{ url: "/og.png", width: 1200, height: 630, alt: imageDescription }],
    },
    twitter: { card: "summary_large_image" },
  };
}
