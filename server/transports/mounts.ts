import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ERRORS } from "#server/codes.ts";
import { OperationError, problemOf } from "#server/core/errors.ts";
import { networksOf } from "#server/lib/client-address.ts";
import { env } from "#server/lib/env.ts";
import { endReadTurns } from "#server/lib/read-turns.ts";
import { finishRequest, withRequestOrigin } from "#server/lib/request-origin.ts";
import { noteInSpan } from "#server/lib/spans.ts";
import { isOverloaded } from "#server/lifecycle/overload.ts";
import { CALENDAR_BASE } from "#server/resources/calendar-feed/service.ts";
import { UNSUBSCRIBE_PATH } from "#server/resources/preferences/service.ts";
import { FILES_BASE } from "#server/resources/resumes/download-link.ts";
import { writeAccessLine } from "./access-line.ts";
import { handleBrowserErrors } from "./browser-errors/handler.ts";
import { BROWSER_ERRORS_PATH } from "./browser-errors/script.ts";
import { handleCalendar } from "./calendar.ts";
import { forAnyOrigin } from "./cors.ts";
import { placeOf, reportDeniedRequest } from "./denied-requests.ts";
import { handleFiles } from "./files.ts";
import { settleOrigin } from "./forwarding.ts";
import { handleHealth, handleReady } from "./health.ts";
import { handleInboundMail, INBOUND_MAIL_BASE } from "./inbound-mail.ts";
import { listenerOf } from "./listener.ts";
import { handleLive, LIVE_PATH } from "./live.ts";
import { markLocalVisitor } from "./local-visitor.ts";
import { handleMcp, MCP_PATH } from "./mcp/handler.ts";
import { handleOAuth, handleResourceMetadata, OAUTH_PATHS, RESOURCE_METADATA_PATH } from "./oauth.ts";
import {
  handleLlms,
  handleLlmsFull,
  handleOpenApi,
  handlePostman,
  LLMS_FULL_PATH,
  LLMS_PATH,
  OPENAPI_PATH,
  POSTMAN_PATH,
} from "./openapi/handler.ts";
import { handlePaymentEvent, PAYMENT_EVENTS_PATH } from "./payment-events.ts";
import { rejectForm } from "./rejected-form.ts";
import { withCallTurns, withTurns } from "./request-turns.ts";
import { commonHeaders } from "./response-headers.ts";
import { handleRest, REST_BASE } from "./rest/handler.ts";
import { handleServiceWorker, SERVICE_WORKER_PATH } from "./service-worker.ts";
import {
  handleOrganizationTakeOut,
  handleTakeOut,
  ORGANIZATION_TAKE_OUT_PATH,
  TAKE_OUT_PATH,
} from "./take-out/handler.ts";
import { handleTrpc, TRPC_BASE } from "./trpc.ts";
import { handleUnsubscribe } from "./unsubscribe.ts";

const NO_PATH = "The request target must be a path, or an http address with one.";
const NO_HOST = "A request must name its host exactly once.";
const NO_TRACE = "TRACE isn't supported.";
const OVERLOADED =
  "The server has more requests than it can handle right now. Nothing was changed. Try again in a moment.";
const OVERLOAD_RETRY_SECONDS = "2";
/** Requests that cost nothing: health checks, and files of the build. */
const ALWAYS_ANSWERED = /^\/(healthz|readyz|_next\/static\/)/;
/** A path without a page. Next responds with its not-found page. */
const ABSENT_PAGE = "/404";
/** The replacement character, U+FFFD, which stands for an unreadable one. */
const REPLACEMENT = "%EF%BF%BD";

type Handler = (request: Request) => Response | Promise<Response>;

/** Every transport by its base path; the first match handles the request. */
const TRANSPORTS: readonly (readonly [string, Handler])[] = [
  [OPENAPI_PATH, handleOpenApi],
  [POSTMAN_PATH, handlePostman],
  [REST_BASE, handleRest],
  [TRPC_BASE, handleTrpc],
  [MCP_PATH, handleMcp],
  [FILES_BASE, handleFiles],
  [CALENDAR_BASE, handleCalendar],
  [PAYMENT_EVENTS_PATH, handlePaymentEvent],
  [INBOUND_MAIL_BASE, handleInboundMail],
  [LIVE_PATH, handleLive],
  [BROWSER_ERRORS_PATH, handleBrowserErrors],
  [RESOURCE_METADATA_PATH, handleResourceMetadata],
  [TAKE_OUT_PATH, handleTakeOut],
  [ORGANIZATION_TAKE_OUT_PATH, handleOrganizationTakeOut],
  [UNSUBSCRIBE_PATH, handleUnsubscribe],
  [SERVICE_WORKER_PATH, handleServiceWorker],
  [LLMS_PATH, handleLlms],
  [LLMS_FULL_PATH, handleLlmsFull],
  ["/healthz", handleHealth],
  ["/readyz", handleReady],
];

/** The transports that scripts of any origin can call. */
const FOR_ANY_ORIGIN: ReadonlySet<string> = new Set([
  OPENAPI_PATH,
  POSTMAN_PATH,
  REST_BASE,
  MCP_PATH,
  RESOURCE_METADATA_PATH,
]);

/** The most listeners that a response's event may have before Node warns. Next adds about seven for a page. */
const LISTENERS_MOST = 20;

/** The public documents. They take turns as pages do, and so do the authorization server's paths: neither needs an account. */
const IN_TURNS: ReadonlySet<string> = new Set([
  OPENAPI_PATH,
  POSTMAN_PATH,
  RESOURCE_METADATA_PATH,
  LLMS_PATH,
  LLMS_FULL_PATH,
]);

/** The transports that call operations. */
const CALLS: ReadonlySet<string> = new Set([REST_BASE, TRPC_BASE, MCP_PATH]);

/** Routes each request to the transport of its path, and every other one to `pages`. */
export function withTransports(pages: RequestListener): RequestListener {
  const mounts = [
    ...TRANSPORTS.map(([base, handler]) => {
      const plain = listenerOf(handler);
      const listener = IN_TURNS.has(base) ? withTurns(plain) : CALLS.has(base) ? withCallTurns(plain) : plain;
      return [base, FOR_ANY_ORIGIN.has(base) ? forAnyOrigin(listener) : listener] as const;
    }),
    ...OAUTH_PATHS.map((path) => [path, withTurns(handleOAuth)] as const),
  ];
  const proxies = networksOf(env().TRUSTED_PROXIES);
  const always = Object.entries(commonHeaders());
  return (request, response) => {
    const begun = performance.now();
    response.setMaxListeners(LISTENERS_MOST);
    const path = pathOf(request.url ?? "/");
    const mount =
      path === null
        ? undefined
        : mounts.find(([base]) => path.startsWith(base) && /^[/?]|^$/.test(path.slice(base.length)));
    // Only pages read the mark.
    if (!mount) markLocalVisitor(request);
    for (const [name, value] of always) response.setHeader(name, value);
    const origin = settleOrigin(request, proxies);
    response.setHeader("X-Request-Id", origin.requestId);
    noteInSpan({ "offerlane.request_id": origin.requestId });
    const asked = { method: request.method ?? "", place: placeOf(request.url ?? "/") };
    let isHandled = false;
    response.once("close", () => {
      if (isHandled && !origin.isOwn) reportDeniedRequest(request, response, origin);
      writeAccessLine(asked, response, origin, begun);
      endReadTurns(origin);
      void finishRequest(origin);
    });
    // A script that made the browser send TRACE could read in the response headers that it must not see (RFC 9110, 9.3.8).
    if (request.method === "TRACE") {
      const headers = { Allow: "GET, HEAD, OPTIONS" };
      sendError(response, new OperationError("method_not_allowed", NO_TRACE, { headers }), origin.requestId);
      return;
    }
    if (!namesHost(request)) {
      sendError(response, new OperationError("malformed_request", NO_HOST), origin.requestId);
      return;
    }
    if (path === null) {
      // The server as a whole has no options to report (RFC 9110, 9.3.7); no other target lacks a path.
      if (request.method === "OPTIONS" && request.url === "*") response.writeHead(204).end();
      else sendError(response, new OperationError("malformed_request", NO_PATH), origin.requestId);
      return;
    }
    request.url = path;
    if (isOverloaded() && !origin.isOwn && !ALWAYS_ANSWERED.test(path)) {
      const headers = { "Retry-After": OVERLOAD_RETRY_SECONDS };
      rejectForm(
        request,
        response,
        new OperationError("unavailable", OVERLOADED, { headers }),
        origin.requestId,
      );
      return;
    }
    if (mount) origin.surface = mount[0];
    isHandled = true;
    withRequestOrigin(origin, () => {
      if (mount) void mount[1](request, response);
      else {
        request.url = isReadable(path) ? withoutNul(path) : ABSENT_PAGE;
        pages(request, response);
      }
    });
  };
}

/** Checks whether the request names its host exactly once, as HTTP/1.1 requires (RFC 9112, 3.2). */
function namesHost({ httpVersionMajor, httpVersionMinor, rawHeaders }: IncomingMessage): boolean {
  const isOlder = httpVersionMajor === 1 && httpVersionMinor === 0;
  // Not `headersDistinct`, which Node makes of all headers.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  return hosts === 0 ? isOlder : hosts === 1;
}

/** Checks whether the path decodes to text without NUL. Next fails on any other path. */
function isReadable(target: string): boolean {
  try {
    return !decodeURIComponent(target.split("?", 1)[0] ?? "").includes("\0");
  } catch {
    return false;
  }
}

/** Replaces NUL in the query. No text contains it, and operations would reject a value with it that a page passes on, such as a search. */
function withoutNul(target: string): string {
  const query = target.indexOf("?");
  return query === -1 ? target : target.slice(0, query) + target.slice(query).replaceAll("%00", REPLACEMENT);
}

function sendError(response: ServerResponse, error: OperationError, requestId: string): void {
  const body = JSON.stringify(problemOf(error, requestId));
  const headers = {
    ...error.headers,
    "Content-Type": "application/problem+json",
    "Content-Length": Buffer.byteLength(body),
    "X-Request-Id": requestId,
  };
  response.writeHead(ERRORS[error.code].status, headers).end(body);
}

const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:[/?]|$)/i;

/**
 * Returns the path and query of a request target in origin or absolute form (RFC 9112, 3.2); null for any other. Removes dot segments (RFC
 * 3986, 5.2.4), as the handlers do, so that each handler gets the path that selected it.
 */
function pathOf(target: string): string | null {
  if (target.startsWith("/")) return DOT_SEGMENT.test(target) ? pathOf(`http://path${target}`) : target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
