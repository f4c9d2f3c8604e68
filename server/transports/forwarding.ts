import type { IncomingMessage } from "node:http";
import { clientAddressOf, isWithin, type networksOf } from "#server/lib/client-address.ts";
import { newOrigin, type RequestOrigin } from "#server/lib/request-origin.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { requestIdFrom } from "./request-context.ts";

const FORWARDED_FOR = "x-forwarded-for";
const FORWARDED_HOST = "x-forwarded-host";
const REQUEST_ID = "x-request-id";
/**
 * The seal on a server action. Next forwards an action to the page that has it, and requests the page of a redirect, both with the
 * original headers: the address and the id in them are trusted only with our seal.
 */
const OWN_REQUEST = "x-offerlane-own-request";
/** Headers to remove, so that nothing behind us reads them: those that we set ourselves, and proxies' headers that PUBLIC_URL replaces. */
const REPLACED = /^(?:forwarded|x-(?:forwarded-.+|real-ip|request-id|offerlane-own-request))$/i;

/**
 * Reduces a request's headers to those that all later code can trust (transports, sign-in, Next, oidc-provider): one address in
 * `X-Forwarded-For`, `X-Forwarded-Host` of a trusted proxy, and one `X-Request-Id`.
 */
export function settleOrigin(
  request: IncomingMessage,
  proxies: ReturnType<typeof networksOf>,
): RequestOrigin {
  const { headers, socket } = request;
  const peer = socket.remoteAddress ?? "unknown";
  // Node joins the lines of one header with commas, in order.
  const isOwn = isOwnRequest(request);
  const forwardedFor = headers[FORWARDED_FOR]?.toString();
  const ip = isOwn && forwardedFor ? forwardedFor : clientAddressOf(peer, forwardedFor, proxies);
  const host = isOwn || isWithin(peer, proxies) ? lastOf(headers[FORWARDED_HOST]) : undefined;
  const requestId = requestIdFrom(headers[REQUEST_ID]?.toString() ?? null);
  const isAction = headers["next-action"] !== undefined;
  replaceHeaders(request, {
    [FORWARDED_FOR]: ip,
    [FORWARDED_HOST]: host,
    [REQUEST_ID]: requestId,
    [OWN_REQUEST]: isAction ? sealOf(markedBy(ip, requestId)) : undefined,
  });
  const userAgent = headers["user-agent"] ?? null;
  return newOrigin({ requestId, ip, userAgent, isOwn });
}

/** Checks whether Next forwards a request that we marked: the seal must match exactly this address and id. */
function isOwnRequest({ headers }: IncomingMessage): boolean {
  const seal = headers[OWN_REQUEST]?.toString();
  if (seal === undefined) return false;
  return isSealOf(markedBy(String(headers[FORWARDED_FOR]), String(headers[REQUEST_ID])), seal);
}

function markedBy(ip: string, requestId: string): string {
  return JSON.stringify(["own request", ip, requestId]);
}

/** Returns the last value, which was written by the proxy in front of us. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(",").at(-1)?.trim() || undefined;
}

/** Replaces headers in both forms: web-standard handlers read the raw headers, Next the parsed ones. */
function replaceHeaders(
  { rawHeaders, headers }: IncomingMessage,
  replacements: Record<string, string | undefined>,
): void {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    const name = rawHeaders[index] ?? "";
    if (!REPLACED.test(name)) continue;
    rawHeaders.splice(index, 2);
    delete headers[name.toLowerCase()];
  }
  for (const [name, value] of Object.entries(replacements)) {
    if (value === undefined) continue;
    rawHeaders.push(name, value);
    headers[name] = value;
  }
}
