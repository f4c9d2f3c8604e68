import { LIMITS } from "#domain/limits.ts";
import type { Requester } from "#server/mail/budgets.ts";
import { type Cookie, hostCookie, readCookie } from "../host-cookie.ts";
import { isKnownDevice } from "../known-device.ts";
import { digestOf, newSecret } from "../secrets.ts";
import type { Visitor } from "../visitor.ts";

const NAME = "offerlane-asked";
/** A browser is recognized for as long as the longest-lived links that it asks for. */
const SECONDS = LIMITS.lifetimes.welcomeLink;

/** The visitor who asks for an emailed link: from where, and the digest of their browser's mark. */
export type Asker = Pick<Visitor, "ip"> &
  Partial<Pick<Visitor, "cookies">> & { readonly browserDigest?: string | null };

/** Returns the digest of the mark in a `Cookie` header, or null if the browser has none. */
export function browserDigestIn(cookieHeader: string | null): string | null {
  const mark = markIn(cookieHeader);
  return mark === null ? null : digestOf(mark);
}

/**
 * Marks a browser that asks for a link, so that the link recognizes it. A marked browser keeps its mark.
 * @returns the cookie to set, and the digest to store with the link
 */
export function markBrowser(cookieHeader: string | null): { cookie: Cookie; browserDigest: string } {
  const mark = markIn(cookieHeader) ?? newSecret();
  return { cookie: hostCookie(NAME, mark, SECONDS), browserDigest: digestOf(mark) };
}

function markIn(cookieHeader: string | null): string | null {
  const value = readCookie(cookieHeader, NAME);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Returns the requester for the email limits. A browser that has signed in to the account before has its own share. */
export async function requesterOf(userId: string | undefined, { cookies }: Asker): Promise<Requester> {
  // Also looked up without a user, so that timing doesn't reveal who has an account.
  return { isKnownDevice: await isKnownDevice(userId ?? "usr_none", cookies ?? null) };
}
