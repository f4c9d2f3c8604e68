import { randomUUID } from "node:crypto";
import { READ_SCOPES } from "#domain/scopes.ts";
import { actorOfApiKey } from "#server/auth/api-keys.ts";
import { metadataUrl, type Resource } from "#server/auth/oauth/resources.ts";
import { actorOfAccessToken } from "#server/auth/oauth/token-actor.ts";
import { looksLikeAccessToken } from "#server/auth/secrets.ts";
import { actorOfSession, readSession } from "#server/auth/session.ts";
import { clientTraceOf } from "#server/auth/visitor.ts";
import type { Actor } from "#server/core/actor.ts";
import type { RequestContext } from "#server/core/context.ts";
import { OperationError } from "#server/core/errors.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";

/** Creates the context of a request. A transport that accepts tokens names its resource. */
export function requestContext(
  headers: Headers,
  authenticate: () => Promise<Actor | null>,
  resource: Resource | null = null,
): RequestContext {
  let actor: Promise<Actor> | undefined;
  return {
    requestId: requestIdOf(headers),
    actor: () => {
      actor ??= authenticate().then((actor) => {
        if (actor === null) throw unauthenticated(headers, resource);
        noteCaller(actor);
        return actor;
      });
      return actor;
    },
    idempotencyKey: headers.get("idempotency-key"),
    ifMatch: headers.get("if-match"),
    originTab: headers.get("x-origin-tab")?.slice(0, 64) ?? null,
    authorized: new Set(),
    requestCache: null,
    headers: new Map(),
    resourceMetadata: resource && metadataUrl(resource),
  };
}

/** Records the caller of the request, for its logs and events. */
function noteCaller({ accountId, userId, principal, sessionId }: Actor): void {
  const origin = requestOrigin();
  if (origin !== null) origin.caller = { accountId, userId, credentialId: sessionId ?? principal };
}

/** Returns the caller's request id if it can be logged, else a new one. */
export function requestIdOf(headers: Headers): string {
  return requestIdFrom(headers.get("x-request-id"));
}

/** Returns the id that the caller sent if it can be logged, else a new one. */
export function requestIdFrom(header: string | null): string {
  return header !== null && /^[\w.-]{8,128}$/.test(header) ? header : newRequestId();
}

/** Returns an id for a request without one. */
export function newRequestId(): string {
  return `req_${randomUUID()}`;
}

/** Returns the token of an `Authorization: Bearer` header, or null. */
function bearerToken(headers: Headers): string | null {
  return /^Bearer +([^\s]+) *$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

const NO_CREDENTIAL =
  "Send a valid API key or access token as Authorization: Bearer <credential>. This request has none, or one that is unknown, expired, or revoked.";
/** For transports that use the cookie: their caller is a person viewing a page. */
const NO_SESSION = "Your session has ended. Reload the page to sign in again. Nothing was changed.";

/**
 * Returns the same error for missing, unknown, expired, and revoked credentials (RFC 6750, 3). It names the URL that says how to get
 * tokens (RFC 9728, 5), and suggests the scopes for reading.
 */
function unauthenticated(headers: Headers, resource: Resource | null = null): OperationError {
  const sent = headers.get("authorization") !== null;
  const invalid = sent ? ', error="invalid_token"' : "";
  const metadata =
    resource === null
      ? ""
      : `, resource_metadata="${metadataUrl(resource)}", scope="${READ_SCOPES.join(" ")}"`;
  const challenge = `Bearer realm="offerlane"${invalid}${metadata}`;
  const detail = resource === null ? NO_SESSION : NO_CREDENTIAL;
  return new OperationError("unauthenticated", detail, { headers: { "WWW-Authenticate": challenge } });
}

/** Returns the caller of REST or MCP by the credential in the Authorization header, or null. A token is for one of the two. */
export async function actorOfBearer(headers: Headers, resource: Resource): Promise<Actor | null> {
  const token = bearerToken(headers);
  if (token === null) return null;
  if (looksLikeAccessToken(token)) return actorOfAccessToken(token, resource);
  return actorOfApiKey(token, () => clientTraceOf(headers));
}

/** Returns the caller of the pages by the session cookie, or null. */
export async function actorOfCookie(cookieHeader: string | null): Promise<Actor | null> {
  const session = await readSession(cookieHeader);
  return session === null ? null : actorOfSession(session);
}
