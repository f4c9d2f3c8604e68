import { LIMITS } from "#domain/limits.ts";
import { networkOf } from "#server/lib/client-network.ts";
import type { Requester } from "#server/mail/budgets.ts";
import { type Cookie, hostCookie, readCookie } from "./host-cookie.ts";
import { isKnownDevice } from "./known-device.ts";
import { digestOf, newSecret } from "./secrets.ts";

/** The browser that attempts to sign in. */
export type Visitor = {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly cookies: string | null;
};

/** Reads the visitor from a request whose X-Forwarded-For the server has reduced to one address. */
export function visitorOf(headers: Headers): Visitor {
  const ip = headers.get("x-forwarded-for") ?? "unknown";
  return { ip, userAgent: headers.get("user-agent"), cookies: headers.get("cookie") };
}

/** The origin of a credential's use: enough for people to recognize their own machine, too little to track them. */
export type ClientTrace = { readonly network: string | null; readonly agent: string | null };

const AGENT_LENGTH = 200;

/** Reads the trace from a request's headers. If the address is invalid, the network is null. */
export function clientTraceOf(headers: Headers): ClientTrace {
  const { ip, userAgent } = visitorOf(headers);
  return { network: networkOf(ip), agent: userAgent?.slice(0, AGENT_LENGTH) ?? null };
}

const NAME = "offerlane-asked";
/** A browser is recognized for as long as the longest-lived link that it can request works. */
const SECONDS = LIMITS.lifetimes.welcomeLink;

/** The visitor who requests an emailed link, with the digest of the cookie that marks their browser. */
export type LinkRequester = Pick<Visitor, "ip"> &
  Partial<Pick<Visitor, "cookies">> & { readonly browserDigest?: string | null };

/** Returns the digest of the mark in a `Cookie` header, or null if there is none. */
export function browserDigestIn(cookieHeader: string | null): string | null {
  const mark = markIn(cookieHeader);
  return mark === null ? null : digestOf(mark);
}

/**
 * Sets a cookie in a browser that requests a link, so that the link recognizes the browser. A browser that already has one
 * keeps it.
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
export async function requesterOf(
  userId: string | undefined,
  { cookies }: LinkRequester,
): Promise<Requester> {
  // Also looked up without a user, so that timing doesn't reveal who has an account.
  return { isKnownDevice: await isKnownDevice(userId ?? "usr_none", cookies ?? null) };
}
