import { ConnectionError, OfferlaneError } from "../errors.ts";

/** The scopes that the commands need. */
const SCOPES = "boards:read applications:read applications:write imports:write";
const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";
const TIMEOUT_MS = 30_000;
/** RFC 8628, 3.5: the extra seconds after each `slow_down`. */
const SLOWER_BY = 5;

/** An error of an OAuth endpoint, by its code (RFC 6749, 5.2). */
export class OAuthError extends OfferlaneError {
  readonly code: string;

  constructor(code: string, description: string | undefined) {
    super(description ?? code);
    this.code = code;
  }
}

/** This computer's connection to an account. The access token is valid until the given time, in milliseconds. */
export type Connection = {
  readonly clientId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
};

export type DeviceRequest = {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly address: string;
  readonly addressWithCode: string;
  readonly interval: number;
  readonly endsAt: number;
};

/** Registers this command line as an app and returns its client ID. @throws OAuthError, ConnectionError */
export async function registerApp(origin: string): Promise<string> {
  const reply = await send(origin, "/oauth/register", {
    client_name: "Offerlane command line",
    grant_types: [DEVICE_GRANT, "refresh_token"],
    response_types: [],
    token_endpoint_auth_method: "none",
  });
  return String(reply.client_id);
}

/** Requests a code that the user enters in a browser (RFC 8628, 3.1). @throws OAuthError, ConnectionError */
export async function beginDevice(origin: string, clientId: string): Promise<DeviceRequest> {
  const reply = await send(origin, "/oauth/device", form({ client_id: clientId, scope: SCOPES }));
  return {
    deviceCode: String(reply.device_code),
    userCode: String(reply.user_code),
    address: String(reply.verification_uri),
    addressWithCode: String(reply.verification_uri_complete ?? reply.verification_uri),
    interval: Number(reply.interval ?? 5),
    endsAt: Date.now() + Number(reply.expires_in) * 1_000,
  };
}

/** Waits until the user has decided. @throws OAuthError with `access_denied` or `expired_token` */
export async function awaitConnection(
  origin: string,
  clientId: string,
  { deviceCode, interval, endsAt }: DeviceRequest,
): Promise<Connection> {
  const fields = form({ grant_type: DEVICE_GRANT, client_id: clientId, device_code: deviceCode });
  for (let pause = interval; Date.now() < endsAt; ) {
    await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
    try {
      return connectionIn(clientId, await send(origin, "/oauth/token", fields));
    } catch (error) {
      if (error instanceof ConnectionError) pause *= 2;
      else if (!(error instanceof OAuthError)) throw error;
      else if (error.code === "slow_down") pause += SLOWER_BY;
      else if (!/^(authorization_pending|temporarily_unavailable)$/.test(error.code)) throw error;
    }
  }
  throw new OAuthError("expired_token", undefined);
}

/** Returns the next tokens. The refresh token is then used up. @throws OAuthError, ConnectionError */
export async function renewed(origin: string, { clientId, refreshToken }: Connection): Promise<Connection> {
  const fields = { grant_type: "refresh_token", client_id: clientId, refresh_token: refreshToken };
  return connectionIn(clientId, await send(origin, "/oauth/token", form(fields)));
}

/** Ends the connection. @throws OAuthError, ConnectionError */
export async function revoke(origin: string, { clientId, refreshToken }: Connection): Promise<void> {
  await send(origin, "/oauth/revoke", form({ client_id: clientId, token: refreshToken }));
}

function connectionIn(clientId: string, reply: Fields): Connection {
  return {
    clientId,
    accessToken: String(reply.access_token),
    refreshToken: String(reply.refresh_token),
    expiresAt: Date.now() + Number(reply.expires_in) * 1_000,
  };
}

type Fields = Readonly<Record<string, unknown>>;

async function send(origin: string, path: string, body: URLSearchParams | object): Promise<Fields> {
  const content =
    body instanceof URLSearchParams
      ? { body }
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(new URL(path, origin), { method: "POST", redirect: "error", signal, ...content });
    text = await response.text();
  } catch (cause) {
    throw new ConnectionError(`Couldn't reach ${origin}.`, { cause });
  }
  const reply = parsedBody(text);
  if (response.ok) return reply;
  const description = reply.error_description ?? `The server responded with ${response.status}.`;
  throw new OAuthError(String(reply.error ?? "server_error"), String(description));
}

function form(fields: Record<string, string>): URLSearchParams {
  return new URLSearchParams(fields);
}

function parsedBody(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Fields) : {};
  } catch {
    // A revocation has no response body, and a proxy may respond with other text.
    return {};
  }
}
