import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { countRegistration, returnRegistration } from "#server/auth/oauth/registrations.ts";
import { resourceMetadata, resourceOfMetadataPath } from "#server/auth/oauth/resources.ts";
import { oauthProvider, provideOAuth } from "#server/auth/oauth/running-provider.ts";
import { ERRORS } from "#server/codes.ts";
import { toOperationError } from "#server/core/errors.ts";
import { countRequestFrom } from "#server/core/rate-limit.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";

/** The paths that oidc-provider handles; its other paths aren't used. */
export const OAUTH_PATHS = [
  "/oauth/authorize",
  "/oauth/token",
  "/oauth/device",
  "/oauth/register",
  "/oauth/revoke",
  "/oauth/introspect",
  "/.well-known/oauth-authorization-server",
] as const;

export const RESOURCE_METADATA_PATH = "/.well-known/oauth-protected-resource";

// Loaded when an app first connects: until then its memory isn't needed.
provideOAuth(async () => (await import("#server/auth/oauth/provider.ts")).makeProvider());

/** Handles the authorization server's paths, with rates by network. Its errors have the form of RFC 6749. */
export const handleOAuth: RequestListener = (request, response) => void respond(request, response);

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = new Map<string, string>();
  try {
    await countByNetwork(request, headers);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isRegistration(request) && allowsAnyOrigin(request, response)) return;
    setPublicAddress(request);
    await (await oauthProvider()).callback()(request, response);
    if (isNewClient(request) && response.statusCode !== 201) await returnRegistration(sqlOn(pool));
  } catch (thrown) {
    sendError(thrown, response, headers);
  }
}

/** Counts a request by network, because an app that registers has no account: a network has a rate, and a number of apps per day. */
async function countByNetwork(request: IncomingMessage, limits: Map<string, string>): Promise<void> {
  if (!request.url?.startsWith("/oauth/")) return;
  const address = String(request.headers["x-forwarded-for"]);
  await countRequestFrom(address, isRegistration(request) ? "registrations" : "tokens", limits);
  if (isNewClient(request)) await countRegistration(address);
}

function isNewClient(request: IncomingMessage): boolean {
  return request.method === "POST" && isRegistration(request);
}

function isRegistration({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return url.startsWith("/oauth/register");
}

/**
 * Lets pages of any site register an app, which signs no one in. The provider handles cross-origin calls of registered apps to its other
 * paths.
 * @returns whether the request is already complete
 */
function allowsAnyOrigin({ method }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (method !== "OPTIONS") return false;
  const headers = { "Access-Control-Allow-Methods": "POST", "Access-Control-Allow-Headers": "Content-Type" };
  response.writeHead(204, headers).end();
  return true;
}

function sendError(thrown: unknown, response: ServerResponse, headers: Map<string, string>): void {
  const error = toOperationError(thrown);
  const isTooMany = error.code === "rate_limited";
  const isLater = isTooMany || error.code === "unavailable";
  if (!isTooMany) logger.error({ err: thrown }, "an OAuth request failed");
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = {
    error: isLater ? "temporarily_unavailable" : "server_error",
    error_description: error.message,
  };
  response
    .writeHead(ERRORS[error.code].status, {
      ...Object.fromEntries(headers),
      ...error.headers,
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    })
    .end(JSON.stringify(body));
}

/** Sets the public host and protocol, whatever the request or a proxy says, so that all URLs in responses are public. */
function setPublicAddress({ headers }: IncomingMessage): void {
  const { host, protocol } = new URL(env().PUBLIC_URL);
  headers.host = host;
  headers["x-forwarded-proto"] = protocol.slice(0, -1);
  delete headers["x-forwarded-host"];
}

/** Responds with the authorization server of a resource (RFC 9728). */
export function handleResourceMetadata(request: Request): Response {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return Response.json({ error: "invalid_request" }, { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const headers = { "Cache-Control": "public, max-age=300" };
  const resource = resourceOfMetadataPath(new URL(request.url).pathname);
  if (resource === null) return Response.json({ error: "not_found" }, { status: 404, headers });
  return Response.json(resourceMetadata(resource), { headers });
}
