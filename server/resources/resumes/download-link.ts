import { LIMITS } from "#domain/limits.ts";
import { type AccountId, accountOfLink } from "#server/core/access.ts";
import { env } from "#server/lib/env.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";

const LIFETIME_SECONDS = LIMITS.lifetimes.downloadLink;
/** The seconds during which links stay the same, so that a résumé read twice has the same ETag. */
const STEP_SECONDS = 15;

export const FILES_BASE = "/api/files";

/** A member of staff, who may read a card's résumé only while the card's board is shared with their organization. */
export type StaffReader = { readonly memberId: string; readonly applicationId: string };

/**
 * Returns a link that downloads a résumé's file until it expires. The owner's link works for anyone; a link for a member of staff works
 * only while they may read the card.
 */
export function downloadLink(
  { accountId, resumeId }: { accountId: AccountId; resumeId: string },
  now: Date,
  reader: StaffReader | null = null,
): { url: string; expiresAt: string } {
  const { expires, expiresAt } = linkExpiry(now);
  const named = reader && { application: reader.applicationId, reader: reader.memberId };
  const query = new URLSearchParams({
    account: accountId,
    ...named,
    expires,
    signature: sealOf(signedText(accountId, resumeId, expires, reader)),
  });
  return {
    url: `${env().PUBLIC_URL}${FILES_BASE}/${resumeId}?${query}`,
    expiresAt,
  };
}

/** Returns when a download link that is made now expires, in seconds since 1970 and as an instant. */
export function linkExpiry(now: Date): { expires: string; expiresAt: string } {
  const step = Math.floor(now.getTime() / 1_000 / STEP_SECONDS) * STEP_SECONDS;
  const expires = step + LIFETIME_SECONDS;
  return { expires: String(expires), expiresAt: new Date(expires * 1_000).toISOString() };
}

/** Returns the account and the reader of a résumé's link, or null if its signature is invalid or it has expired. */
export function readerOfLink(
  resumeId: string,
  query: URLSearchParams,
  now: Date,
): { accountId: AccountId; reader: "holder" | StaffReader } | null {
  const account = query.get("account") ?? "";
  const expires = query.get("expires") ?? "";
  const [applicationId, memberId] = [query.get("application"), query.get("reader")];
  const staff = applicationId !== null && memberId !== null ? { memberId, applicationId } : null;
  if (!isSealOf(signedText(account, resumeId, expires, staff), query.get("signature") ?? "")) return null;
  if (now.getTime() >= Number(expires) * 1_000) return null;
  return { accountId: accountOfLink(account), reader: staff ?? "holder" };
}

function signedText(account: string, resumeId: string, expires: string, reader: StaffReader | null): string {
  const named = reader ? [reader.memberId, reader.applicationId] : [];
  return JSON.stringify(["download", account, resumeId, expires, ...named]);
}
