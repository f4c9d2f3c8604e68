import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "#server/lib/client-network.ts";
import { processGlobal } from "#server/lib/process-global.ts";

/** The request header that marks requests from this machine for pages; a client's own value is removed. */
export const LOCAL_VISITOR_HEADER = "x-offerlane-local-visitor";

/**
 * The header's value, known only to this process. After an action that redirects, Next requests the next page itself, with the headers of
 * the action's request.
 */
const mark = processGlobal("local-visitor", () => randomBytes(32).toString("base64url"));

/** Headers that proxies and tunnels add: a client behind one may be anywhere. */
const SIGNS_OF_A_PROXY = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/**
 * Marks a request from this machine, before any of its headers is changed: over a loopback connection, to a loopback host, and through no
 * proxy. If DNS rebinding leads a foreign page's name to 127.0.0.1, its requests still send that name as `Host`.
 */
export function markLocalVisitor(request: IncomingMessage): void {
  // Before any line is removed: Node parses headers from `rawHeaders` at their first use.
  const isMarked = isLocal(request);
  for (let index = request.rawHeaders.length - 2; index >= 0; index -= 2) {
    if (request.rawHeaders[index]?.toLowerCase() === LOCAL_VISITOR_HEADER)
      request.rawHeaders.splice(index, 2);
  }
  if (isMarked) request.headers[LOCAL_VISITOR_HEADER] = mark;
  else delete request.headers[LOCAL_VISITOR_HEADER];
}

/** Checks whether a request comes from this machine, by the headers that pages see. */
export function isLocalVisitor(headers: Pick<Headers, "get">): boolean {
  return headers.get(LOCAL_VISITOR_HEADER) === mark;
}

function isLocal({ headers, headersDistinct, socket, url }: IncomingMessage): boolean {
  if (!isLoopbackHost(socket.remoteAddress ?? "")) return false;
  if (headers[LOCAL_VISITOR_HEADER] === mark) return true;
  const hosts = headersDistinct.host ?? [];
  // In absolute form the target names a host that overrides `Host`; browsers never send that form.
  const isPlain = url?.startsWith("/") && hosts.length === 1;
  if (!isPlain || Object.keys(headers).some((name) => SIGNS_OF_A_PROXY.test(name))) return false;
  const host = hostnameOf(hosts[0] ?? "");
  return host !== null && isLoopbackHost(host);
}

/** Returns the host without its port; null if it is invalid. */
function hostnameOf(authority: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(authority) || !URL.canParse(`http://${authority}`)) return null;
  return new URL(`http://${authority}`).hostname;
}
