import * as oauth from "oauth4webapi";
import { browser } from "wxt/browser";

/** The fewest scopes with which the extension can choose a board, find an existing card, and add one. */
const SCOPES = "applications:read applications:write boards:read";
/** An access token that expires sooner is replaced before it is used. */
const SPARE_MS = 60_000;

/** The connection to an installation. */
type Connection = {
  readonly origin: string;
  readonly clientId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly endsAt: number;
};

/** An error for a call without a connection, or whose connection has ended. */
export class NotConnected extends Error {}

export async function connection(): Promise<Connection | null> {
  const { connection: kept } = await browser.storage.local.get("connection");
  return (kept as Connection | undefined) ?? null;
}

/**
 * Connects to the installation at this address: registers this copy of the extension, asks the person for consent in a window, and
 * exchanges the code (OAuth 2.1 with PKCE). @throws if any step fails
 */
export async function connect(origin: string): Promise<void> {
  const server = await serverOf(origin);
  const redirect = browser.identity.getRedirectURL();
  const registration = { client_name: browser.i18n.getMessage("name"), redirect_uris: [redirect] };
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(
      server,
      { ...registration, token_endpoint_auth_method: "none", scope: SCOPES },
      optionsFor(origin),
    ),
  );
  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
  const authorizationUrl = new URL(server.authorization_endpoint ?? "");
  authorizationUrl.search = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirect,
    response_type: "code",
    scope: SCOPES,
    resource: resourceOf(origin),
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
  }).toString();
  const back = await browser.identity.launchWebAuthFlow({ url: authorizationUrl.href, interactive: true });
  const authorization = oauth.validateAuthResponse(server, client, new URL(back ?? ""), state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    authorization,
    redirect,
    verifier,
    optionsFor(origin),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
  await keep(origin, client.client_id, tokens);
}

/** Ends the connection, here and at the installation. */
export async function disconnect(): Promise<void> {
  const ended = await connection();
  await browser.storage.local.remove(["connection", "boards"]);
  if (!ended) return;
  const { origin, clientId, refreshToken } = ended;
  const server = await serverOf(origin);
  const client = { client_id: clientId };
  await oauth.revocationRequest(server, client, oauth.None(), refreshToken, optionsFor(origin));
}

/**
 * Returns an access token: a new one if the last one has expired or was rejected. Only one window refreshes it at a time, because a refresh
 * token works once. @throws NotConnected; TypeError without network
 */
export async function accessToken(rejected?: string): Promise<{ origin: string; token: string }> {
  return navigator.locks.request("tokens", async () => {
    const current = await connection();
    if (!current) throw new NotConnected();
    const { origin, clientId, accessToken: token, refreshToken, endsAt } = current;
    if (token !== rejected && Date.now() < endsAt - SPARE_MS) return { origin, token };
    const server = await serverOf(origin);
    const client = { client_id: clientId };
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      refreshToken,
      optionsFor(origin),
    );
    try {
      const tokens = await oauth.processRefreshTokenResponse(server, client, response);
      return { origin, token: await keep(origin, clientId, tokens) };
    } catch (error) {
      if (!(error instanceof oauth.ResponseBodyError) || error.error !== "invalid_grant") throw error;
      await browser.storage.local.remove("connection");
      throw new NotConnected();
    }
  });
}

async function keep(origin: string, clientId: string, tokens: oauth.TokenEndpointResponse): Promise<string> {
  const { access_token: token, refresh_token: refreshToken, expires_in: seconds = 0 } = tokens;
  if (refreshToken === undefined) throw new NotConnected();
  const endsAt = Date.now() + seconds * 1_000;
  const kept: Connection = { origin, clientId, accessToken: token, refreshToken, endsAt };
  await browser.storage.local.set({ connection: kept });
  return token;
}

async function serverOf(origin: string): Promise<oauth.AuthorizationServer> {
  const options = { algorithm: "oauth2" as const, ...optionsFor(origin) };
  const response = await oauth.discoveryRequest(new URL(origin), options);
  return oauth.processDiscoveryResponse(new URL(origin), response);
}

function resourceOf(origin: string): string {
  return `${origin}/api/v1`;
}

/** Returns the options for a server. Only a server on this machine may be reached without TLS. */
function optionsFor(origin: string) {
  const { protocol, hostname } = new URL(origin);
  const isLocal = protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return isLocal ? { [oauth.allowInsecureRequests]: true } : {};
}
