import { guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import { applicationTypeOf } from "./redirect-uri.ts";

const MAX_BYTES = 5 * 1024;
const TIMEOUT_MS = 4_000;

/**
 * Fetches a client id metadata document (draft-ietf-oauth-client-id-metadata-document): from the public web only, without
 * a redirect, 5 kB at most.
 * @throws FetchRefusal
 */
export async function fetchClientDocument(address: string | URL, permit?: Permit): Promise<Response> {
  const { url, body } = await guardedFetch(String(address), {
    types: ["application/json"],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...(permit ? { permit } : {}),
  });
  if (url !== new URL(address).href) return new Response(null, { status: 302 });
  const document: unknown = JSON.parse(body.toString());
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return Response.json(document);
  }
  const redirectUris = "redirect_uris" in document ? document.redirect_uris : undefined;
  return Response.json({ ...document, application_type: applicationTypeOf(redirectUris) });
}
