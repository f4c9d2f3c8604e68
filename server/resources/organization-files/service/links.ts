import {
  type AccountId,
  accountOfLink,
  type OrganizationId,
  organizationOfJob,
} from "#server/core/access.ts";
import { env } from "#server/lib/env.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { FILES_BASE, linkExpiry } from "#server/resources/resumes/service.ts";

/** A reader of a file: a member of the organization, or the person whom it concerns, even after they left. */
type Reader =
  | { readonly organizationId: OrganizationId; readonly memberId: string }
  | { readonly accountId: AccountId };

/** Returns a link that downloads the file until the link expires. A member's link works only while they may read the file. */
export function fileLink(fileId: string, reader: Reader, now: Date): { url: string; expiresAt: string } {
  const { expires, expiresAt } = linkExpiry(now);
  const query = new URLSearchParams({ expires, signature: sealOf(signedText(fileId, reader, expires)) });
  if ("accountId" in reader) query.set("account", reader.accountId);
  else {
    query.set("organization", reader.organizationId);
    query.set("reader", reader.memberId);
  }
  return { url: `${env().PUBLIC_URL}${FILES_BASE}/${fileId}?${query}`, expiresAt };
}

/** Returns the reader of a link, or null if its signature is invalid or it has expired. */
export function readerOfFileLink(fileId: string, query: URLSearchParams, now: Date): Reader | null {
  const account = query.get("account");
  const expires = query.get("expires") ?? "";
  const reader: Reader =
    account === null
      ? {
          organizationId: organizationOfJob(query.get("organization") ?? ""),
          memberId: query.get("reader") ?? "",
        }
      : { accountId: accountOfLink(account) };
  if (!isSealOf(signedText(fileId, reader, expires), query.get("signature") ?? "")) return null;
  return now.getTime() >= Number(expires) * 1_000 ? null : reader;
}

function signedText(fileId: string, reader: Reader, expires: string): string {
  const named = "accountId" in reader ? [reader.accountId] : [reader.organizationId, reader.memberId];
  return JSON.stringify(["organization file", fileId, expires, ...named]);
}
