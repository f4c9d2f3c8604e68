import { createHash, randomBytes } from "node:crypto";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { approve, type Consent, deny } from "#server/auth/oauth/consent.ts";
import type { Person } from "./actors.ts";
import { serverOrigin } from "./http-server.ts";

export const REDIRECT_URI = "https://app.example/callback";

/** Returns the address of this worker's authorization server. */
export async function issuer(): Promise<URL> {
  return new URL(await serverOrigin());
}

/** Returns the header of a client in a separate network, so that tests aren't counted together. */
const elsewhere = () => ({
  "x-forwarded-for": `2001:db8:${randomBytes(4).toString("hex").replace(/^.{4}/, "$&:")}::1`,
});

/** A browser that keeps its cookies by path, because oidc-provider sets them for exact paths. */
export class Browser {
  readonly #cookies = new Map<string, { path: string; pair: string }>();
  readonly #processes: readonly string[];
  readonly #network = elsewhere();
  #opened = 0;

  /** @param processes the processes behind our address, called in turn, as by a load balancer */
  constructor(processes: readonly string[] = []) {
    this.#processes = processes;
  }

  header(path: string): string {
    const fitting = [...this.#cookies.values()].filter((cookie) => path.startsWith(cookie.path));
    return fitting.map(({ pair }) => pair).join("; ");
  }

  /** Opens an address without following redirects. */
  async open(address: string | URL): Promise<{ status: number; location: URL | null; text: string }> {
    const url = new URL(address);
    const headers = { cookie: this.header(url.pathname), accept: "application/json", ...this.#network };
    const process = this.#processes[this.#opened++ % this.#processes.length];
    const asked = new URL(url.pathname + url.search, process ?? url);
    const response = await fetch(asked, { headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const location = response.headers.get("location");
    return {
      status: response.status,
      location: location === null ? null : new URL(location, url),
      text: await response.text(),
    };
  }

  #keep(line: string): void {
    const pair = line.split(";")[0] ?? "";
    const name = pair.split("=")[0] ?? "";
    const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? "/";
    this.#cookies.set(`${name} ${path}`, { path, pair });
  }
}

export type ConsentAnswer = Partial<Consent> | "deny";

/** Takes a browser from an app's request through the person's consent back to the app. Returns the final address. */
export async function authorize(
  request: URL,
  person: Pick<Person, "userId">,
  decision: ConsentAnswer = {},
  browser = new Browser(),
): Promise<URL> {
  const asked = await browser.open(request);
  if (asked.location === null) throw new Error(`rejected immediately: ${asked.text}`);
  const { pathname } = asked.location;
  if (!pathname.startsWith("/oauth/consent/")) return asked.location;
  const uid = pathname.slice("/oauth/consent/".length);
  const cookieHeader = browser.header(pathname);
  const consent = { environment: "live", organizationId: null, scopes: ALL_SCOPES } as const;
  const onwards =
    decision === "deny"
      ? await deny({ uid, cookieHeader, userId: person.userId })
      : await approve({ uid, cookieHeader, userId: person.userId }, { ...consent, ...decision });
  const back = await browser.open(onwards);
  if (back.location === null) throw new Error(`not redirected back: ${back.text}`);
  return back.location;
}

export type App = { readonly client_id: string; readonly client_secret?: string };
type Fields = Record<string, string>;
type TokenResponse = {
  status: number;
  headers: Headers;
  body: Fields & { expires_in?: number };
};

/** Sends a registration unchanged (RFC 7591), to this worker's server or the given process. */
export async function register(metadata: object, process?: string): Promise<TokenResponse> {
  const headers = { "content-type": "application/json", ...elsewhere() };
  const response = await fetch(new URL("/oauth/register", process ?? (await issuer())), {
    method: "POST",
    headers,
    body: JSON.stringify(metadata),
  });
  return tokenResponseOf(response);
}

/** Registers an app, without a secret unless the metadata says otherwise. */
export async function makeApp(metadata: object = {}, process?: string): Promise<App> {
  const honest = {
    client_name: "Job Robot",
    redirect_uris: [REDIRECT_URI],
    token_endpoint_auth_method: "none",
  };
  const { body } = await register({ ...honest, ...metadata }, process);
  return body as unknown as App;
}

const VERIFIER = "a-verifier-that-is-long-enough-for-rfc-7636-to-take-it";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

/** Returns the address at which an app requests access. A field that is null is left out. */
export async function authorizationUrl(app: App, fields: Record<string, string | null> = {}): Promise<URL> {
  const url = new URL("/oauth/authorize", await issuer());
  const given = {
    client_id: app.client_id,
    response_type: "code",
    redirect_uri: REDIRECT_URI,
    scope: "boards:read applications:read",
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
    ...fields,
  };
  for (const [name, value] of Object.entries(given)) if (value !== null) url.searchParams.set(name, value);
  return url;
}

/** Sends a form to an endpoint of the authorization server, as a client without a secret. */
export async function send(
  endpoint: "token" | "revoke" | "introspect" | "device",
  fields: Fields,
  process?: string,
): Promise<TokenResponse> {
  const response = await fetch(new URL(`/oauth/${endpoint}`, process ?? (await issuer())), {
    method: "POST",
    headers: elsewhere(),
    body: new URLSearchParams(fields),
  });
  return tokenResponseOf(response);
}

/** Gets a code for an app from a person. */
export async function codeFor(
  app: App,
  person: Pick<Person, "userId">,
  fields: Record<string, string | null> = {},
  decision: ConsentAnswer = {},
): Promise<string> {
  const back = await authorize(await authorizationUrl(app, fields), person, decision);
  return back.searchParams.get("code") ?? `none: ${back}`;
}

/** Sends a code to the token endpoint. Given fields replace an honest app's. */
export function redeem(
  app: App,
  code: string,
  fields: Fields = {},
  process?: string,
): Promise<TokenResponse> {
  const honest = { redirect_uri: REDIRECT_URI, code_verifier: VERIFIER, client_id: app.client_id };
  return send("token", { grant_type: "authorization_code", code, ...honest, ...fields }, process);
}

/** Sends a refresh token to the token endpoint. */
export function refresh(
  app: App,
  token: string | undefined,
  fields: Fields = {},
  process?: string,
): Promise<TokenResponse> {
  const honest = { refresh_token: token ?? "", client_id: app.client_id };
  return send("token", { grant_type: "refresh_token", ...honest, ...fields }, process);
}

/** Returns an app that a person connected, with its tokens. */
export async function connect(
  person: Pick<Person, "userId">,
  fields: Record<string, string | null> = {},
  decision: ConsentAnswer = {},
) {
  const app = await makeApp();
  const { body } = await redeem(app, await codeFor(app, person, fields, decision));
  return { app, access: body.access_token ?? "", refreshToken: body.refresh_token ?? "", body };
}

async function tokenResponseOf(response: Response): Promise<TokenResponse> {
  const text = await response.text();
  const body = text === "" ? {} : (JSON.parse(text) as TokenResponse["body"]);
  return { status: response.status, headers: response.headers, body };
}
