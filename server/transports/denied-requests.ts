import type { IncomingMessage, ServerResponse } from "node:http";
import { writeSecurityLine } from "#server/auth/security-log/line.ts";
import { sessionCookieIn } from "#server/auth/session-cookie.ts";
import { type RequestOrigin, requestOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";

const EVENTS: Readonly<Record<number, string>> = {
  401: "credential_refused",
  403: "access_denied",
  429: "rate_limited",
};

/** Logs that a request was rejected, on any transport: an invalid credential, a missing permission, a limit. */
export function reportDeniedRequest(
  request: IncomingMessage,
  response: ServerResponse,
  origin: RequestOrigin,
): void {
  if (!(response.statusCode in EVENTS) || !response.headersSent) return;
  // A request without a credential is asked to sign in, not rejected.
  if (response.statusCode === 401 && !showsCredential(request)) return;
  withRequestOrigin(origin, () => reportRejection(response.statusCode, placeOf(request.url ?? "/")));
}

/** Logs a rejection that the HTTP status doesn't show, such as the rejection of an agent's tool call. */
export function reportRejection(status: number, place: string): void {
  const event = EVENTS[status];
  if (event === undefined) return;
  const { userId = null, credentialId = null } = requestOrigin()?.caller ?? {};
  writeSecurityLine({ event, outcome: "denied", userId, credentialId, details: { place } });
}

function showsCredential({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || sessionCookieIn(headers.cookie ?? "") !== null;
}

/** A part of one of our paths; any other may be a secret that a person pasted. */
const WORD = /^([a-z._-]{1,24}\d?)?$/;

/** Returns at most the first two parts of the path: the rest may be a secret, as in a calendar's address. */
export function placeOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  const [, first = "", second = ""] = path.split("/", 3).map((part) => (WORD.test(part) ? part : "*"));
  return first === "api" || first === "oauth" ? `/${first}/${second}` : `/${first}`;
}
