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
/** Other headers from proxies; we use PUBLIC_URL, and remove them so that nothing behind us reads them. */
const UNUSED = /^(forwarded|x-forwarded-(?!for$|host$).+|x-real-ip)$/;

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
  for (const name of Object.keys(headers)) if (UNUSED.test(name)) setHeader(request, name, undefined);
  setHeader(request, FORWARDED_FOR, ip);
  setHeader(request, FORWARDED_HOST, host);
  setHeader(request, REQUEST_ID, requestId);
  const isAction = headers["next-action"] !== undefined;
  setHeader(request, OWN_REQUEST, isAction ? sealOf(markedBy(ip, requestId)) : undefined);
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

/** Returns the last value, which the proxy before us wrote. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(",").at(-1)?.trim() || undefined;
}

/** Sets a header in both forms: web-standard handlers read the raw headers, Next the parsed ones. */
function setHeader({ rawHeaders, headers }: IncomingMessage, name: string, value: string | undefined): void {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === name) rawHeaders.splice(index, 2);
  }
  delete headers[name];
  if (value === undefined) return;
  rawHeaders.push(name, value);
  headers[name] = value;
}
