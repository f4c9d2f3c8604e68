import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { isDatabaseSuspect } from "#server/lib/database-watch.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { databaseAway, type OperationError } from "./errors.ts";
import { ERRORS } from "./vocabulary.ts";

type PageAnswer = { refusal: OperationError | null };

const answers = processGlobal("page-answer", () => new AsyncLocalStorage<PageAnswer>());

/** Of the answer to an action that Next sent on: it takes over the headers, and loses the status. */
const OWN_STATUS = "x-offerlane-status";

/**
 * Runs the work that answers a page's request. Next's server actions can set no status: one that is refused says so with
 * `refusePage`, and what Next makes of it carries the refusal's status and headers.
 */
export function withPageAnswer(response: ServerResponse, work: () => void): void {
  const answer: PageAnswer = { refusal: null };
  const isSentOn = response.req.method === "POST" && requestOrigin()?.isOwn === true;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    // Next says 500 of whatever fails.
    if (given[0] === 500 && isDatabaseSuspect()) answer.refusal ??= databaseAway();
    const { refusal } = answer;
    for (const [name, value] of Object.entries(refusal?.headers ?? {})) response.setHeader(name, value);
    const status = refusal ? ERRORS[refusal.code].status : Number(response.getHeader(OWN_STATUS) ?? given[0]);
    if (isSentOn && status >= 400) response.setHeader(OWN_STATUS, status);
    else response.removeHeader(OWN_STATUS);
    return writeHead(status, ...given.slice(1));
  };
  answers.run(answer, work);
}

/** Has the page that is being answered carry the refusal's status; nothing where no page is. */
export function refusePage(refusal: OperationError): void {
  const answer = answers.getStore();
  if (answer) answer.refusal = refusal;
}
