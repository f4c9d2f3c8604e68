import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** The key of a message, with its namespace. */
export type MessageKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** The metadata of a page whose address has a secret that no other site or search engine may learn. */
export const SECRET_ADDRESS: Metadata = { referrer: "no-referrer", robots: "noindex" };

/** Returns the `generateMetadata` of a page whose title is a message. */
export function titled(title: MessageKey, more: Metadata = {}): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations())(title), ...more });
}
