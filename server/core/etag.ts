import { createHash } from "node:crypto";
import { OperationError } from "./errors.ts";

/** The strong entity tag of a representation: a digest of its JSON text, so that nothing in it can be forgotten. */
export function etagOf(json: string): string {
  return `"${createHash("sha256").update(json).digest("base64url").slice(0, 27)}"`;
}

/** Whether `If-None-Match` names the tag; compared weakly (RFC 9110, 13.1.2). */
export function matchesWeakly(header: string, etag: string): boolean {
  return header.trim() === "*" || tagsOf(header).some((tag) => tag.replace(/^W\//, "") === etag);
}

/**
 * Holds a change to the version the caller read; compared strongly (RFC 9110, 13.1.1), so a weak tag never matches.
 * @throws version_mismatch
 */
export function assertMatches(ifMatch: string | null, json: string): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  if (tagsOf(ifMatch).includes(etagOf(json))) return;
  const detail = "It was changed after you read it. Read it again, and send the change with its new ETag.";
  throw new OperationError("version_mismatch", detail);
}

function tagsOf(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
