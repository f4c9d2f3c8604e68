import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "#server/lib/loopback.ts";
import { processGlobal } from "#server/lib/process-global.ts";

/** The request header by which pages learn that somebody on this machine asks; whatever a client writes there is removed. */
export const LOCAL_VISITOR_HEADER = "x-offerlane-local-visitor";

/**
 * What the header then holds: known to this process alone. After an action that redirects, Next itself asks for the next page, with the
 * headers of the action's request.
 */
const mark = processGlobal("local-visitor", () => randomUUID());

/** What proxies and tunnels add: whoever came through one may be anywhere. */
const SIGNS_OF_A_PROXY = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/**
 * Notes on a request, before any of its headers is changed, whether it comes from this machine: over a loopback connection, to a loopback
 * host, and through no proxy. A page of a stranger whose name was rebound to 127.0.0.1 still sends that name as `Host`.
 */
export function markLocalVisitor(request: IncomingMessage): void {
  // Before any line is removed: Node reads the others from `rawHeaders` at the first use.
  const isMarked = isLocal(request);
  for (let index = request.rawHeaders.length - 2; index >= 0; index -= 2) {
    if (request.rawHeaders[index]?.toLowerCase() === LOCAL_VISITOR_HEADER)
      request.rawHeaders.splice(index, 2);
  }
  if (isMarked) request.headers[LOCAL_VISITOR_HEADER] = mark;
  else delete request.headers[LOCAL_VISITOR_HEADER];
}

/** Whether the headers of a request, as pages see them, say that somebody on this machine asks. */
export function isLocalVisitor(headers: Pick<Headers, "get">): boolean {
  return headers.get(LOCAL_VISITOR_HEADER) === mark;
}

function isLocal({ headers, headersDistinct, socket, url }: IncomingMessage): boolean {
  if (!isLoopbackHost(socket.remoteAddress ?? "")) return false;
  if (headers[LOCAL_VISITOR_HEADER] === mark) return true;
  const hosts = headersDistinct.host ?? [];
  // In absolute form the target names a host of its own, which goes before `Host`: nobody's browser asks so.
  const isPlain = url?.startsWith("/") && hosts.length === 1;
  if (!isPlain || Object.keys(headers).some((name) => SIGNS_OF_A_PROXY.test(name))) return false;
  const host = hostnameOf(hosts[0] ?? "");
  return host !== null && isLoopbackHost(host);
}

/** The host without its port; null where it is none. */
function hostnameOf(authority: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(authority) || !URL.canParse(`http://${authority}`)) return null;
  return new URL(`http://${authority}`).hostname;
}
