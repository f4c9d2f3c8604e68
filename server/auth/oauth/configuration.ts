import { createPrivateKey, hkdfSync } from "node:crypto";
import {
  type Adapter,
  type ClientMetadata,
  type Configuration,
  errors,
  interactionPolicy,
  type JWK,
} from "oidc-provider";
import { LIMITS } from "#domain/limits.ts";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { HOUR, MINUTE } from "#domain/units.ts";
import { newId } from "#server/core/ids.ts";
import { isSealOf, sealOf, signingSecret } from "#server/lib/signing-secrets.ts";
import { hostCookieName, usesSecureCookies } from "../host-cookie.ts";
import { findAccount } from "./accounts.ts";
import { artifactStore } from "./artifact-store.ts";
import { fetchClientDocument } from "./client-document.ts";
import { completedMetadata } from "./client-metadata.ts";
import { clientStore } from "./client-store.ts";
import { DEVICE_PAGE, deviceCodeStore } from "./device-code-store.ts";
import { grantStore } from "./grant-store.ts";
import { refreshTokenSeconds, refreshTokenStore } from "./refresh-token-store.ts";
import { resourceId, resourceNamed } from "./resources.ts";
import { noSessions } from "./session-store.ts";

/** A parameter of ours beside the request's own: set where an app names no scope. */
export const NOTHING_ASKED = "nothing_asked";

const ACCESS_TOKEN_SECONDS = LIMITS.lifetimes.accessToken;

const { Check, Prompt } = interactionPolicy;
const STORES: Record<string, Adapter> = {
  Client: clientStore,
  DeviceCode: deviceCodeStore,
  Grant: grantStore,
  RefreshToken: refreshTokenStore,
  Session: noSessions,
};

/**
 * OAuth 2.1 with the device flow (RFC 8628) and nothing besides: authorization codes with PKCE, refresh tokens that rotate, opaque
 * tokens for one of our two resources. No OpenID Connect: the product tells apps nobody's identity.
 * @param fetchDocument how client id metadata documents are got; a test brings its own way to its own server
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
      // Signing in draws the question in its own answer, at another path. The latest request of a browser is the one asked.
      short: { httpOnly: true, sameSite: "lax", path: "/" },
    },
    routes: {
      authorization: "/oauth/authorize",
      token: "/oauth/token",
      device_authorization: "/oauth/device",
      // Named by the answer alone: the page is ours, and this library answers nothing there.
      code_verification: DEVICE_PAGE,
      registration: "/oauth/register",
      revocation: "/oauth/revoke",
      introspection: "/oauth/introspect",
    },
    scopes: ALL_SCOPES,
    extraParams: [NOTHING_ASKED],
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
    // Whichever token is handed back, the connection is over.
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
      // Programs read the body; a browser goes on to the page that says it in words.
      if (ctx.accepts("json", "html") === "html") {
        ctx.set("Refresh", `0; url=/oauth/refused?${new URLSearchParams({ error: problem.error })}`);
      }
    },
    clientBasedCORS: (_ctx, origin, client) =>
      origin !== "null" &&
      client.clientAuthMethod === "none" &&
      (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin),
    fetch: (address) => fetchDocument(address as string | URL),
    features: features(),
  };
}

/** Of seals on cookies oidc-provider asks in the words of Keygrip, whose own are made with SHA-1. */
const cookieSeals = {
  sign: (text: string) => sealOf(cookieText(text)),
  verify: (text: string, seal: string) => isSealOf(cookieText(text), seal),
  index: (text: string, seal: string) => (isSealOf(cookieText(text), seal) ? 0 : -1),
};

function cookieText(text: string): string {
  return JSON.stringify(["oauth cookie", text]);
}

/** Set for one path of the authorization server, which browsers refuse of a name that begins with `__Host-`. */
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
    // Codes such as BCDF-GHJK: letters that are no vowels spell no words, and are not taken for digits.
    deviceFlow: { enabled: true, charset: "base-20", mask: "****-****", deviceInfo: () => ({}) },
    introspection: { enabled: true, allowedPolicy: (_ctx, client, token) => isOwn(client, token) },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => isOwn(client, token) },
    registration: {
      enabled: true,
      issueRegistrationAccessToken: false,
      idFactory: (ctx) => {
        const asked = ctx.oidc.body as ClientMetadata | undefined;
        if (asked) Object.assign(asked, completedMetadata(asked));
        return newId("oauthClient");
      },
    },
    clientIdMetadataDocument: {
      enabled: true,
      ack: "draft-02",
      // Whoever mends a document, or takes an address out of it, waits no longer.
      cacheDuration: { min: 5 * MINUTE, max: 5 * MINUTE },
    },
    resourceIndicators: {
      enabled: true,
      // Apps that know nothing of resources are those of the REST API; MCP clients must name theirs.
      defaultResource: async (_ctx, _client, oneOf) =>
        oneOf?.find((one) => one === resourceId("rest")) ?? oneOf?.[0] ?? resourceId("rest"),
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

/** One for each purpose, the same on every process. */
function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `oauth ${purpose}`, 32));
}

const ED25519_PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** oidc-provider takes no client without an algorithm for identity tokens, nor an algorithm without a key; we sign none. */
function unusedSigningKey(): JWK {
  const key = Buffer.concat([ED25519_PKCS8, derivedKey(signingSecret(), "signing key")]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" }).export({ format: "jwk" }) as JWK;
}
