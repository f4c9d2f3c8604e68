import { LIMITS } from "#domain/limits.ts";
import { type Cookie, hostCookie, readCookie } from "../host-cookie.ts";
import type { Visitor } from "../visitor.ts";
import { digestOf, newSecret } from "./secret.ts";

const NAME = "offerlane-asked";
/** A browser is known again for as long as the links live that it asks for most. */
const SECONDS = LIMITS.lifetimes.welcomeLink;

/** Who asks for a mailed link: from where, and the digest of the mark that their browser carries. */
export type Asker = Pick<Visitor, "ip"> &
  Partial<Pick<Visitor, "cookies">> & { readonly browserDigest?: string | null };

/** The digest of the mark in a `Cookie` header; null where the browser carries none. */
export function browserDigestIn(cookieHeader: string | null): string | null {
  const mark = markIn(cookieHeader);
  return mark === null ? null : digestOf(mark);
}

/**
 * Marks a browser that asks for a link, so that the link knows it again; one that is marked keeps its mark.
 * @returns the cookie to set, and the digest to keep with the link
 */
export function markBrowser(cookieHeader: string | null): { cookie: Cookie; browserDigest: string } {
  const mark = markIn(cookieHeader) ?? newSecret();
  return { cookie: hostCookie(NAME, mark, SECONDS), browserDigest: digestOf(mark) };
}

function markIn(cookieHeader: string | null): string | null {
  const value = readCookie(cookieHeader, NAME);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}
