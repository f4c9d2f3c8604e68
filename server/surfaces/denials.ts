import type { IncomingMessage, ServerResponse } from "node:http";
import { writeSecurityLine } from "#server/auth/security-log/line.ts";
import { sessionCookieIn } from "#server/auth/session-cookie.ts";
import { type RequestOrigin, requestOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";

const EVENTS: Readonly<Record<number, string>> = {
  401: "credential_refused",
  403: "access_denied",
  429: "rate_limited",
};

/** Writes down that a request was turned away, on whatever surface: a credential that is none, a missing right, a limit. */
export function reportDenial(
  request: IncomingMessage,
  response: ServerResponse,
  origin: RequestOrigin,
): void {
  if (!(response.statusCode in EVENTS) || !response.headersSent) return;
  // Whoever shows nothing is asked to sign in, not turned away.
  if (response.statusCode === 401 && !showsCredential(request)) return;
  withRequestOrigin(origin, () => reportRefusal(response.statusCode, placeOf(request.url ?? "/")));
}

/** The same for a refusal that HTTP's own status does not tell, as that of an agent's tool call. */
export function reportRefusal(status: number, place: string): void {
  const event = EVENTS[status];
  if (event === undefined) return;
  const { userId = null, credentialId = null } = requestOrigin()?.caller ?? {};
  writeSecurityLine({ event, outcome: "denied", userId, credentialId, details: { place } });
}

function showsCredential({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || sessionCookieIn(headers.cookie ?? "") !== null;
}

/** A part of a path of ours; any other may be a secret that somebody pasted. */
const WORD = /^([a-z._-]{1,24}\d?)?$/;

/** The first two parts of the path at most: what follows may be a secret, as in the address of a calendar. */
export function placeOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  const [, first = "", second = ""] = path.split("/", 3).map((part) => (WORD.test(part) ? part : "*"));
  return first === "api" || first === "oauth" ? `/${first}/${second}` : `/${first}`;
}
