import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ERRORS } from "#server/codes.ts";
import { isDatabaseSuspect } from "#server/lib/database-watch.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { databaseUnavailable, type OperationError } from "./errors.ts";

type PageContext = {
  readonly address: string;
  rejection: OperationError | null;
  /** The error that kept the page from being rendered, if waiting helps. */
  failure: OperationError | null;
};

const contexts = processGlobal("page-response", () => new AsyncLocalStorage<PageContext>());

/** The errors of requests that were rejected outside their context, while they arrived. */
const rejected = new WeakMap<IncomingMessage, OperationError>();

/**
 * The header with the status of forwarded server actions, because Next keeps headers but drops the status.
 */
const OWN_STATUS = "x-offerlane-status";

/** A type of text or XML without its charset. Event streams are UTF-8 by definition. */
const NEEDS_CHARSET = /^(text\/(?!event-stream$)[\w.-]+|[\w.-]+\/([\w.-]+\+)?xml)$/i;

/**
 * Runs the work that responds to a page's request. Next's server actions can't set a status: a rejected action calls `rejectPage`, and
 * Next's response then gets the error's status and headers.
 */
export function withPageContext(response: ServerResponse, work: () => void): void {
  const context: PageContext = { address: response.req.url ?? "/", rejection: null, failure: null };
  const isSentOn = response.req.method === "POST" && requestOrigin()?.isOwn === true;
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    // Next responds with 500 to any failure. A known one matters more than a connection that was lost earlier.
    if (args[0] === 500) {
      context.rejection ??= context.failure ?? (isDatabaseSuspect() ? databaseUnavailable() : null);
    }
    const rejection = rejected.get(response.req) ?? context.rejection;
    for (const [name, value] of Object.entries(rejection?.headers ?? {})) response.setHeader(name, value);
    const status = rejection
      ? ERRORS[rejection.code].status
      : Number(response.getHeader(OWN_STATUS) ?? args[0]);
    if (isSentOn && status >= 400) response.setHeader(OWN_STATUS, status);
    else response.removeHeader(OWN_STATUS);
    nameCharset(response);
    return writeHead(status, ...args.slice(1));
  };
  contexts.run(context, work);
}

/** Adds the charset that Next leaves out, except for an action: Next's script expects its errors to be exactly "text/plain". */
function nameCharset(response: ServerResponse): void {
  // Next's routes set a list with one value.
  const type = String(response.getHeader("Content-Type") ?? "");
  if (response.req.headers["next-action"] !== undefined || !NEEDS_CHARSET.test(type)) return;
  response.setHeader("Content-Type", `${type}; charset=utf-8`);
}

/** Returns the current page's path and query, which Next doesn't tell layouts. */
export function pageAddress(): string {
  const url = new URL(`http://localhost${contexts.getStore()?.address ?? "/"}`);
  // Next adds this parameter if a script reads the page.
  url.searchParams.delete("_rsc");
  return url.pathname + url.search;
}

/** Gives the current page's response the error's status; does nothing outside a page. */
export function rejectPage(rejection: OperationError): void {
  const context = contexts.getStore();
  if (context) context.rejection = rejection;
}

/** Gives the response to a page's request the error's status, whatever the page responds. */
export function rejectRequest(request: IncomingMessage, rejection: OperationError): void {
  rejected.set(request, rejection);
}

/** Gives the current page the error's status if Next responds with 500. A page that handles the error keeps its own status. */
export function failPage(failure: OperationError): void {
  const context = contexts.getStore();
  if (context) context.failure ??= failure;
}
