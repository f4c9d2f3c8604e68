import type { Metadata } from "next";
import { NotFound } from "#components/shell/not-found.tsx";
import { messages } from "../../i18n/messages.ts";

export const metadata: Metadata = { title: messages.common.notFoundTitle };

/** Takes no props, as the page outside the frame. */
export default function NotFoundInFrame() {
  return <NotFound isInFrame />;
}
