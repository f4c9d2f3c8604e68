import type { IncomingMessage } from "node:http";
import { clientAddressOf, isWithin, type networksOf } from "#server/lib/client-address.ts";
import { newOrigin, type RequestOrigin } from "#server/lib/request-origin.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { requestIdFrom } from "./request-context.ts";

const FORWARDED_FOR = "x-forwarded-for";
const FORWARDED_HOST = "x-forwarded-host";
const REQUEST_ID = "x-request-id";
/**
 * The mark of a server action. Next sends one whose page doesn't have it to the page that does, and asks for the page it redirects to,
 * with the headers of the action's request: under our mark, and under no other, the address and the id in them are believed.
 */
const OWN_REQUEST = "x-offerlane-own-request";
/** What proxies say of a request besides; we go by PUBLIC_URL, so whoever reads these behind us finds nothing. */
const UNUSED = /^(forwarded|x-forwarded-(?!for$|host$).+|x-real-ip)$/;

/**
 * Leaves what may be believed of a request for all that stands behind (surfaces, sign-in, Next, oidc-provider): one address in
 * `X-Forwarded-For`, `X-Forwarded-Host` of a trusted proxy, and one `X-Request-Id`.
 */
export function settleOrigin(
  request: IncomingMessage,
  proxies: ReturnType<typeof networksOf>,
): RequestOrigin {
  const { headers, socket } = request;
  const peer = socket.remoteAddress ?? "unknown";
  // Node joins the lines of one header by commas, in their order.
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

/** Whether Next sends this request on for one that we marked: the seal is on just this address and this id. */
function isOwnRequest({ headers }: IncomingMessage): boolean {
  const seal = headers[OWN_REQUEST]?.toString();
  if (seal === undefined) return false;
  return isSealOf(markedBy(String(headers[FORWARDED_FOR]), String(headers[REQUEST_ID])), seal);
}

function markedBy(ip: string, requestId: string): string {
  return JSON.stringify(["own request", ip, requestId]);
}

/** What the proxy before us wrote, which comes last. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(",").at(-1)?.trim() || undefined;
}

/** Both forms of the headers: web-standard handlers read the raw ones, Next the others. */
function setHeader({ rawHeaders, headers }: IncomingMessage, name: string, value: string | undefined): void {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === name) rawHeaders.splice(index, 2);
  }
  delete headers[name];
  if (value === undefined) return;
  rawHeaders.push(name, value);
  headers[name] = value;
}
