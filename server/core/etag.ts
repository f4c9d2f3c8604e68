import { createHash } from "node:crypto";

/** Returns the strong entity tag of a representation: a digest of its complete JSON text or bytes. */
export function etagOf(whole: string | Uint8Array): string {
  return `"${createHash("sha256").update(whole).digest("base64url").slice(0, 27)}"`;
}

/** Checks whether `If-None-Match` names the tag; compared weakly (RFC 9110, 13.1.2). */
export function matchesWeakly(header: string, etag: string): boolean {
  return header.trim() === "*" || tagsOf(header).some((tag) => tag.replace(/^W\//, "") === etag);
}

function tagsOf(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
