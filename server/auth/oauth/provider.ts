import { type KoaContextWithOIDC, Provider } from "oidc-provider";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { ERRORS } from "#server/codes.ts";
import { toOperationError } from "#server/core/errors.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { writeSecurityLine } from "../security-log/line.ts";
import { APP_BYTES_MAX, type fetchClientDocument } from "./client-metadata.ts";
import { configuration, NO_SCOPE_REQUESTED } from "./configuration.ts";
import { pollsTooEarly } from "./device-code-store.ts";
import { compareDigests, nameTokens } from "./provider-internals.ts";

/**
 * Creates an authorization server, which keeps no state.
 * @param fetchDocument replaces the usual function for fetching client ID metadata documents
 */
export function makeProvider(fetchDocument?: typeof fetchClientDocument): Provider {
  const { PUBLIC_URL } = env();
  const provider = new Provider(PUBLIC_URL, configuration(fetchDocument));
  // Its addresses and cookies follow the request, which the HTTP layer gives our public address.
  provider.proxy = true;
  provider.on("server_error", (ctx, error) => {
    ctx.state.fault = error;
    logger.error({ err: error }, "an OAuth request failed");
  });
  provider.on("grant.error", (_ctx, error) => {
    if (error.error === "authorization_pending") return;
    const details = { error: error.error };
    writeSecurityLine({ event: "token_refused", outcome: "failure", userId: null, details });
  });
  nameTokens(provider);
  compareDigests(provider);
  provider.use(boundParameters);
  provider.use(offerAllScopesByDefault);
  provider.use(describeOAuthOnly);
  provider.use(reportUnavailable);
  provider.use(paceDevices);
  return provider;
}

type Middleware = Parameters<Provider["use"]>[0];

/** The paths whose parameters are stored for anyone who sends them. */
const STORING: ReadonlySet<string> = new Set(["/oauth/authorize", "/oauth/device", "/oauth/register"]);

/** Rejects parameters that are larger than any app needs. */
const boundParameters: Middleware = async (ctx, next) => {
  // A body without a length arrives in chunks, which no app sends.
  const ofBody = ctx.request.length ?? APP_BYTES_MAX + 1;
  const bytes = ctx.method === "POST" ? ofBody : ctx.querystring.length;
  if (!STORING.has(ctx.path) || bytes <= APP_BYTES_MAX) return next();
  ctx.status = 400;
  ctx.body = {
    error: "invalid_request",
    error_description: `The parameters can be up to ${inWords(APP_BYTES_MAX, "bytes")}.`,
  };
};

/** Offers every scope to a request that names none. The read-only ones are preselected, and the person can add more (RFC 6749, 3.3). */
const offerAllScopesByDefault: Middleware = async (ctx, next) => {
  if (ctx.path === "/oauth/authorize") {
    const { [NO_SCOPE_REQUESTED]: _ours, ...query } = ctx.query;
    ctx.query = query.scope ? query : { ...query, scope: ALL_SCOPES.join(" "), [NO_SCOPE_REQUESTED]: "yes" };
  }
  await next();
};

/** Removes the OpenID Connect parts of oidc-provider's metadata, which don't apply here. */
const describeOAuthOnly: Middleware = async (ctx, next) => {
  await next();
  if (ctx.path !== "/.well-known/oauth-authorization-server" || typeof ctx.body !== "object") return;
  const metadata = ctx.body as Record<string, unknown>;
  for (const name of Object.keys(metadata)) {
    if (/^(jwks_uri|claim|id_token|subject_types|request_|acr_)|auth_signing_alg/.test(name))
      delete metadata[name];
  }
  metadata.scopes_supported = ALL_SCOPES;
};

/** If the database is unreachable, tells the client to try again instead of reporting a server error (RFC 6749, 4.1.2.1). */
const reportUnavailable: Middleware = async (ctx, next) => {
  await next();
  if (ctx.state.fault === undefined) return;
  const error = toOperationError(ctx.state.fault);
  if (error.code !== "unavailable") return;
  ctx.status = ERRORS.unavailable.status;
  ctx.set({ ...error.headers });
  ctx.body = { error: "temporarily_unavailable", error_description: error.message };
};

/** Tells apps how often to poll for a device's code, and slows down those that poll more often (RFC 8628, 3.5). */
const paceDevices: Middleware = async (ctx, next) => {
  await next();
  const body = ctx.body as Record<string, unknown> | undefined;
  if (ctx.path === "/oauth/device" && ctx.status === 200) {
    ctx.body = { ...body, interval: LIMITS.lifetimes.devicePoll };
  }
  if (ctx.path !== "/oauth/token" || body?.error !== "authorization_pending") return;
  const { params } = (ctx as KoaContextWithOIDC).oidc;
  if (await pollsTooEarly(String(params?.device_code))) {
    ctx.body = { error: "slow_down", error_description: TOO_EARLY };
  }
};

const TOO_EARLY = `Wait ${LIMITS.lifetimes.devicePoll} seconds longer before each request from now on.`;
