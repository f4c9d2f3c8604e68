import type { IncomingMessage } from "node:http";
import { clientAddressOf, isWithin, type networksOf } from "#server/lib/client-address.ts";
import { newOrigin, type RequestOrigin } from "#server/lib/request-origin.ts";
import { requestIdFrom } from "./request-context.ts";

const FORWARDED_FOR = "x-forwarded-for";
const FORWARDED_HOST = "x-forwarded-host";
const REQUEST_ID = "x-request-id";
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
  const ip = clientAddressOf(peer, headers[FORWARDED_FOR]?.toString(), proxies);
  const host = isWithin(peer, proxies) ? lastOf(headers[FORWARDED_HOST]) : undefined;
  const requestId = requestIdFrom(headers[REQUEST_ID]?.toString() ?? null);
  for (const name of Object.keys(headers)) if (UNUSED.test(name)) setHeader(request, name, undefined);
  setHeader(request, FORWARDED_FOR, ip);
  setHeader(request, FORWARDED_HOST, host);
  setHeader(request, REQUEST_ID, requestId);
  const userAgent = headers["user-agent"] ?? null;
  return newOrigin({ requestId, ip, userAgent });
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
