import { guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";
import { completedMetadata } from "./client-metadata.ts";

const MAX_BYTES = 5 * 1024;
const TIMEOUT_MS = 2_500;

/**
 * Fetches a client ID metadata document (draft-ietf-oauth-client-id-metadata-document): from the public web only, without
 * a redirect, at most 5 kB. If it names no authentication method, it has none, because such an app can't keep our secrets.
 * @throws FetchRefusal
 */
export async function fetchClientDocument(address: string | URL, permit?: Permit): Promise<Response> {
  const { body } = await guardedFetch(String(address), {
    types: ["application/json"],
    maxRedirects: 0,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...(permit ? { permit } : {}),
  });
  const document: unknown = JSON.parse(body.toString());
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return Response.json(document);
  }
  return Response.json({ token_endpoint_auth_method: "none", ...document, ...completedMetadata(document) });
}
