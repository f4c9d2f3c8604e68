import type { Metadata } from "next";
import { NotFound } from "#components/shell/not-found.tsx";
import { messages } from "../i18n/messages.ts";

export const metadata: Metadata = { title: messages.common.notFoundTitle };

/**
 * Takes no props: Next would pass the query to the browser, and fails on a query with a name that all objects
 * have, such as `constructor`.
 */
export default function NotFoundRoute() {
  return <NotFound />;
}
