import type { Requester } from "#server/mail/budgets.ts";
import { countMailAttempt } from "../attempts.ts";
import { isKnownDevice } from "../known-device.ts";
import type { Asker } from "./asking-browser.ts";

/** Counts a requested email, the first one and every repetition, before it is written. @throws rate_limited */
export async function countMail(email: string, asker: Asker): Promise<void> {
  await countMailAttempt(email, asker);
}

/** Returns the requester for the email limits. A browser that has signed in to the account before has its own share. */
export async function requesterOf(userId: string | undefined, { cookies }: Asker): Promise<Requester> {
  // Also looked up without a user, so that timing doesn't reveal who has an account.
  return { isKnownDevice: await isKnownDevice(userId ?? "usr_none", cookies ?? null) };
}
