import { HOUR_MS } from "#domain/time.ts";
import { now } from "#server/lib/clock.ts";
import { countMailAttempt } from "./attempts.ts";
import { latestLinkOf } from "./mailed-link/store.ts";
import { mailSignInLink } from "./mailed-sign-in.ts";
import { mailResetLink } from "./reset.ts";
import { mailWelcome } from "./sign-up.ts";
import type { LinkRequester } from "./visitor.ts";

const PURPOSES = ["sign_up", "sign_in", "reset"] as const;
/** The time for which the page that waits for an email can send it again. */
const REMEMBERED_MS = HOUR_MS;

export type RequestedMail = { readonly email: string; readonly purpose: (typeof PURPOSES)[number] };

/** Returns the email that a browser requested last, whatever its result, or null if that was long ago. */
export async function lastRequestedMail(browserDigest: string | null): Promise<RequestedMail | null> {
  const link = await latest(browserDigest);
  return link && { email: link.email, purpose: link.purpose as RequestedMail["purpose"] };
}

/** Resends the last email that this browser requested. Does nothing if there is none. @throws rate_limited */
export async function resendMail(requester: LinkRequester): Promise<void> {
  const link = await latest(requester.browserDigest ?? null);
  if (link === null) return;
  const { email, path, name, passwordHash, browserDigest, purpose } = link;
  if (purpose === "reset") return mailResetLink(email, requester);
  if (purpose === "sign_in") return mailSignInLink(email, path, requester);
  await countMailAttempt(email, requester);
  await mailWelcome({ email, path, name, passwordHash, browserDigest });
}

function latest(browserDigest: string | null) {
  if (browserDigest === null) return null;
  return latestLinkOf(browserDigest, PURPOSES, new Date(now().getTime() - REMEMBERED_MS));
}
