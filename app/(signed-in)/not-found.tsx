import type { Metadata } from "next";
import { NotFound } from "#components/shell/not-found.tsx";
import { messages } from "../../i18n/messages.ts";

export const metadata: Metadata = { title: messages.common.notFoundTitle };

/** Shows inside the frame that a page is missing. Next passes no props to it. */
export default function NotFoundInFrame() {
  return <NotFound isInFrame />;
}
