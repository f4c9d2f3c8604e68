import type { Metadata } from "next";
import { NotForYou } from "#components/organizations/not-for-you.tsx";
import { messages } from "../../../../i18n/messages.ts";

/** Also the title for an unknown organization, although its page shows the one for things that aren't found. */
export const metadata: Metadata = { title: messages.common.notFoundTitle };

/** Shown within the organization's frame, which only its members reach. */
export default NotForYou;
