import type { Metadata } from "next";
import { NotFound } from "#components/shell/not-found.tsx";
import { messages } from "../i18n/messages.ts";

export const metadata: Metadata = { title: messages.common.notFoundTitle };

/** Without props: Next would pass the query on to the browser, and fails on one that names a member of objects, such as `constructor`. */
export default function NotFoundRoute() {
  return <NotFound />;
}
