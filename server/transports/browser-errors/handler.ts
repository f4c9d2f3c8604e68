import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "#server/core/errors.ts";
import { countRequestFrom } from "#server/core/rate-limit.ts";
import { makeBoundedLines } from "#server/lib/bounded-lines.ts";
import { logger } from "#server/lib/logger.ts";
import { metrics } from "#server/lib/metrics.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { readJson } from "../body.ts";
import { assertFromOurPages } from "../cors.ts";
import { requestIdOf } from "../request-context.ts";
import { type BrowserError, cleaned, reportSchema } from "./report.ts";

/** Receives an error that a page reports from the browser, signed in or not; reads no cookie. */
export async function handleBrowserErrors(request: Request): Promise<Response> {
  if (request.method !== "POST") {
    throw new OperationError("method_not_allowed", "Send reports with POST.", { headers: { Allow: "POST" } });
  }
  assertFromOurPages(request);
  const headers = new Map([["X-Request-Id", requestIdOf(request.headers)]]);
  await countRequestFrom(requestOrigin()?.ip ?? "", "reports", headers);
  const report = reportSchema.safeParse(await readJson(request, LIMITS.requests.errorReport));
  if (!report.success) {
    throw new OperationError("malformed_request", "This isn't a report in the form that our pages send.");
  }
  writeBrowserError(cleaned(report.data));
  return new Response(null, { status: 204, headers: Object.fromEntries(headers) });
}

const MESSAGE = "a page failed in the browser";
/** The time between two lines of one cause. */
const CAUSE_MS = 1_000;
/** The most lines per minute and process, because anyone can send reports. */
export const LINES_A_MINUTE = 120;

/** Writes errors to the log without letting a flood fill the disk: few lines in all, and one line a second for each cause. */
export class BrowserErrorLog {
  readonly #lines = makeBoundedLines(
    { windowMs: 60_000, perSource: LINES_A_MINUTE, perKind: LINES_A_MINUTE, sources: 1 },
    (_kind, _source, withheld) => logger.warn({ withheld }, `${MESSAGE}: lines left out`),
  );
  /** The number of further reports of each cause since its last line. */
  readonly #more = new Map<string, number>();

  /** Writes the first error of a cause immediately, and its repetitions in the next second as one line with their count. */
  write(error: BrowserError): void {
    const { kind, name, message, stack, page, release } = error;
    const cause = JSON.stringify([kind, name, message, stack[0], page, release]);
    const count = this.#more.get(cause);
    if (count !== undefined) this.#more.set(cause, count + 1);
    else if (this.#lines.allows(MESSAGE, "pages")) this.#line(cause, error, 1);
  }

  #line(cause: string, error: BrowserError, count: number): void {
    logger.error({ ...error, count }, MESSAGE);
    this.#more.set(cause, 0);
    setTimeout(() => {
      const more = this.#more.get(cause) ?? 0;
      this.#more.delete(cause);
      if (more > 0 && this.#lines.allows(MESSAGE, "pages")) this.#line(cause, error, more);
    }, CAUSE_MS).unref();
  }
}

const log = processGlobal("browser-error-log", () => new BrowserErrorLog());

/** Counts an error that a page reported, and writes it. */
function writeBrowserError(error: BrowserError): void {
  metrics.browserErrors.inc({ kind: error.kind });
  log.write(error);
}
