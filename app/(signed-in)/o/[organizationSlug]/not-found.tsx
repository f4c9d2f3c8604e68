import type { Metadata } from "next";
import { NotForYou } from "#components/organizations/not-for-you.tsx";
import { messages } from "../../../../i18n/messages.ts";

/** Pages of unknown organizations have this title, too, although they show the general "not found" page. */
export const metadata: Metadata = { title: messages.common.notFoundTitle };

/** Shown within the organization's frame, which only its members reach. */
export default NotForYou;
