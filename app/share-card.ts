import type { Metadata } from "next";
import { env } from "#server/lib/env.ts";
import { messages } from "../i18n/messages.ts";

/**
 * Returns how a page's link looks when shared, with the page's own title and description. Personal pages leave it
 * out because Next would merge it into the metadata of each.
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
