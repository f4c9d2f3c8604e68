import type { Requester } from "#server/mail/budgets.ts";
import { countMailAttempt } from "../attempts.ts";
import { isKnownDevice } from "../known-device.ts";
import type { Asker } from "./asking-browser.ts";

/** Counts a mail that somebody asks for, the first one and every repetition, before it is written. @throws rate_limited */
export async function countMail(email: string, asker: Asker): Promise<void> {
  await countMailAttempt(email, asker);
}

/** Who asks, as the budgets of mail know them: a browser that signed in to the account before has a share that nobody else uses up. */
export async function requesterOf(userId: string | undefined, { cookies }: Asker): Promise<Requester> {
  // Looked up for nobody too, so that time tells nothing of who is here.
  return { isKnownDevice: await isKnownDevice(userId ?? "usr_none", cookies ?? null) };
}
