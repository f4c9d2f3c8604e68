import { countAttempt } from "../attempts.ts";
import type { Asker } from "./asking-browser.ts";

/** Counts a mail that somebody asks for, the first one and every repetition, before it is written. @throws rate_limited */
export async function countMail(email: string, asker: Asker): Promise<void> {
  await countAttempt("mail", email, asker);
}
