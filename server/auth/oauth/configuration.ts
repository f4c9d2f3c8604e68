import { createPrivateKey, hkdfSync } from "node:crypto";
import {
  type Account,
  type Adapter,
  type ClientMetadata,
  type Configuration,
  errors,
  interactionPolicy,
  type JWK,
  type KoaContextWithOIDC,
} from "oidc-provider";
import { LIMITS } from "#domain/limits.ts";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { HOUR, MINUTE } from "#domain/units.ts";
import type { Environment } from "#server/core/actor.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { isSealOf, sealOf, signingSecret } from "#server/lib/signing-secrets.ts";
import { hostCookieName, usesSecureCookies } from "../host-cookie.ts";
import { artifactStore } from "./artifact-store.ts";
import { callsFrom, completedMetadata, fetchClientDocument } from "./client-metadata.ts";
import { clientStore } from "./client-store.ts";
import { DEVICE_PAGE, deviceCodeStore } from "./device-code-store.ts";
import { grantStore } from "./grant-store.ts";
import { refreshTokenSeconds, refreshTokenStore } from "./refresh-token-store.ts";
import { resourceId, resourceNamed } from "./resources.ts";

/** Our own parameter, added to requests that name no scope. */
export const NO_SCOPE_REQUESTED = "nothing_asked";

const ACCESS_TOKEN_SECONDS = LIMITS.lifetimes.accessToken;

const { Check, Prompt } = interactionPolicy;
/**
 * An empty store: only our own session knows who is signed in, so that signing out there is
 * complete, and every authorization asks the person.
 */
const noSessions: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  destroy: async () => undefined,
  consume: async () => undefined,
  revokeByGrantId: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
};

const STORES: Record<string, Adapter> = {
  Client: clientStore,
  DeviceCode: deviceCodeStore,
  Grant: grantStore,
  RefreshToken: refreshTokenStore,
  Session: noSessions,
};

/**
 * Returns a configuration for OAuth 2.1 with the device flow (RFC 8628) and nothing else: authorization codes with PKCE, rotating
 * refresh tokens, opaque tokens for one of our two resources. No OpenID Connect: apps don't learn who a person is.
 * @param fetchDocument fetches client ID metadata documents; tests replace it to reach their own server
 */
export function configuration(fetchDocument = fetchClientDocument): Configuration {
  return {
    adapter: (model: string) => STORES[model] ?? artifactStore(model),
    jwks: { keys: [unusedSigningKey()] },
    cookies: {
      keys: cookieSeals,
      names: {
        interaction: hostCookieName("_interaction"),
        resume: resumeCookieName(),
        session: hostCookieName("_session"),
      },
      // The consent page's path differs from the authorization's, so this cookie is for all paths. It names the browser's latest request.
      short: { httpOnly: true, sameSite: "lax", path: "/" },
    },
    routes: {
      authorization: "/oauth/authorize",
      token: "/oauth/token",
      device_authorization: "/oauth/device",
      // Only the device's response names this address. The page is ours; the library doesn't serve it.
      code_verification: DEVICE_PAGE,
      registration: "/oauth/register",
      revocation: "/oauth/revoke",
      introspection: "/oauth/introspect",
    },
    scopes: ALL_SCOPES,
    extraParams: { [NO_SCOPE_REQUESTED]: assertKnownScope },
    claims: {},
    responseTypes: ["code"],
    clientAuthMethods: ["none", "client_secret_basic", "client_secret_post"],
    clientDefaults: {
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      id_token_signed_response_alg: "Ed25519",
      token_endpoint_auth_method: "client_secret_basic",
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: async () => false,
    // Revoking either kind of token ends the connection.
    revokeGrantPolicy: () => true,
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: MINUTE,
      DeviceCode: LIMITS.lifetimes.deviceCode,
      RefreshToken: (_ctx, token) => refreshTokenSeconds(token as { iiat?: number }),
      Interaction: HOUR,
      Session: HOUR,
    },
    findAccount,
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId);
    },
    interactions: {
      url: (_ctx, { uid }) => `/oauth/consent/${uid}`,
      policy: [
        new Prompt(
          { name: "login", requestable: true },
          new Check("no_session", "the person has to sign in", (ctx) => !ctx.oidc.session?.accountId),
        ),
        new Prompt(
          { name: "consent", requestable: true },
          new Check("no_grant", "the person has to agree", (ctx) => !ctx.oidc.result?.consent),
        ),
      ],
    },
    renderError: (ctx, problem) => {
      ctx.body = problem;
      // Programs read the body; a browser is redirected to the page that explains it.
      if (ctx.accepts("json", "html") === "html") {
        ctx.set("Refresh", `0; url=/oauth/refused?${new URLSearchParams({ error: problem.error })}`);
      }
    },
    clientBasedCORS: (_ctx, origin, client) =>
      client.clientAuthMethod === "none" && callsFrom(origin, client.redirectUris ?? []),
    fetch: (address) => fetchDocument(address as string | URL),
    features: features(),
  };
}

/**
 * Rejects a request whose scopes are all unknown (RFC 6749, 4.1.2.1): the person could grant nothing. Unknown scopes beside known ones are
 * ignored.
 */
function assertKnownScope(ctx: KoaContextWithOIDC): void {
  const scope = ctx.oidc.params?.scope;
  if (typeof scope !== "string") return;
  const requested = new Set(scope.split(" "));
  if (!ALL_SCOPES.some((known) => requested.has(known))) {
    throw new errors.InvalidScope("none of the requested scopes exists", scope);
  }
}

/** Seals cookies in the interface of Keygrip, which oidc-provider expects. Keygrip itself uses SHA-1. */
const cookieSeals = {
  sign: (text: string) => sealOf(cookieText(text)),
  verify: (text: string, seal: string) => isSealOf(cookieText(text), seal),
  index: (text: string, seal: string) => (isSealOf(cookieText(text), seal) ? 0 : -1),
};

function cookieText(text: string): string {
  return JSON.stringify(["oauth cookie", text]);
}

/** Returns the name of a cookie for one path of the authorization server. Browsers reject a `__Host-` name with a path. */
function resumeCookieName(): string {
  return `${usesSecureCookies() ? "__Secure-" : ""}_interaction_resume`;
}

function features(): Configuration["features"] {
  const off = { enabled: false };
  return {
    devInteractions: off,
    dPoP: off,
    pushedAuthorizationRequests: off,
    rpInitiatedLogout: off,
    userinfo: off,
    // Codes such as BCDF-GHJK: without vowels they spell no words, and no letter looks like a digit.
    deviceFlow: { enabled: true, charset: "base-20", mask: "****-****", deviceInfo: () => ({}) },
    introspection: { enabled: true, allowedPolicy: (_ctx, client, token) => isOwn(client, token) },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => isOwn(client, token) },
    registration: {
      enabled: true,
      issueRegistrationAccessToken: false,
      idFactory: (ctx) => {
        const requested = ctx.oidc.body as ClientMetadata | undefined;
        if (requested) Object.assign(requested, completedMetadata(requested));
        return newId("oauthClient");
      },
    },
    clientIdMetadataDocument: {
      enabled: true,
      ack: "draft-02",
      // Changes to a document, such as a removed address, take effect within this time.
      cacheDuration: { min: 5 * MINUTE, max: 5 * MINUTE },
    },
    resourceIndicators: {
      enabled: true,
      // Apps that name no resource use the REST API. MCP clients must name theirs.
      defaultResource: async (_ctx, _client, oneOf) =>
        oneOf?.find((item) => item === resourceId("rest")) ?? oneOf?.[0] ?? resourceId("rest"),
      getResourceServerInfo: async (_ctx, resource) => {
        const named = resourceNamed(resource);
        if (named === null) throw new errors.InvalidTarget();
        return {
          scope: ALL_SCOPES.join(" "),
          audience: resourceId(named),
          accessTokenFormat: "opaque",
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
        };
      },
    },
  };
}

function isOwn(client: { clientId: string }, token: { clientId?: string | undefined }): boolean {
  return token.clientId === client.clientId;
}

/** Returns a key for each purpose, the same on every process. */
function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `oauth ${purpose}`, 32));
}

const ED25519_PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** Returns the key that oidc-provider requires for identity tokens. We sign none. */
function unusedSigningKey(): JWK {
  const key = Buffer.concat([ED25519_PKCS8, derivedKey(signingSecret(), "signing key")]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" }).export({ format: "jwk" }) as JWK;
}

/** An account as oidc-provider sees it. Its tokens include its environment. */
export type TokenAccount = Account & { readonly environment: Environment };

/** Returns the account of a grant, or undefined if it was deleted. */
async function findAccount(_ctx: unknown, accountId: string): Promise<TokenAccount | undefined> {
  const account = await prisma.account.findUnique({
    where: { id: accountId },
    select: { sandboxId: true },
  });
  if (account === null) return undefined;
  const environment = account.sandboxId === null ? "live" : "sandbox";
  return { accountId, environment, claims: async () => ({ sub: accountId }) };
}
