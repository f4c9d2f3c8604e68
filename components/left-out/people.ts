import type { Messages } from "../../i18n/messages.ts";

/** Someone whom a change of several applicants left out, and why. */
export type LeftOut = { applicantEmail: string; reason: keyof Messages["leftOut"]["reasons"] };
