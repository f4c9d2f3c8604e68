import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#server/lib/env.ts";

const LIFETIME_SECONDS = 300;
/** Links that are made within one such step are the same, so that a résumé read twice has one ETag. */
const STEP_SECONDS = 15;

export const FILES_BASE = "/api/files";

/** A link that gives a résumé's file to whoever holds it, until it expires. */
export function downloadLink(resumeId: string, now: Date): { url: string; expiresAt: string } {
  const step = Math.floor(now.getTime() / 1_000 / STEP_SECONDS) * STEP_SECONDS;
  const expires = String(step + LIFETIME_SECONDS);
  const query = new URLSearchParams({ expires, signature: signatureOf(resumeId, expires) });
  return {
    url: `${env().PUBLIC_URL}${FILES_BASE}/${resumeId}?${query}`,
    expiresAt: new Date(Number(expires) * 1_000).toISOString(),
  };
}

/** Whether the link of a résumé was made here, as it stands, and has not expired. */
export function isLinkGood(resumeId: string, query: URLSearchParams, now: Date): boolean {
  const expires = query.get("expires") ?? "";
  const given = Buffer.from(query.get("signature") ?? "");
  const expected = Buffer.from(signatureOf(resumeId, expires));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return now.getTime() < Number(expires) * 1_000;
}

function signatureOf(resumeId: string, expires: string): string {
  return createHmac("sha256", env().AUTH_SECRET)
    .update(JSON.stringify(["download", resumeId, expires]))
    .digest("base64url");
}
