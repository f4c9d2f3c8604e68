import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "#server/core/errors.ts";
import { countRequestFrom } from "#server/core/rate-limit.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { readJson } from "../body.ts";
import { assertFromOurPages } from "../own-pages.ts";
import { requestIdOf } from "../request-context.ts";
import { cleaned, reportSchema } from "./report.ts";
import { writeBrowserError } from "./write.ts";

/** Receives an error that a page reports from the browser, signed in or not; reads no cookie. */
export async function handleBrowserErrors(request: Request): Promise<Response> {
  if (request.method !== "POST") {
    throw new OperationError("method_not_allowed", "Reports are posted.", { headers: { Allow: "POST" } });
  }
  assertFromOurPages(request);
  const headers = new Map([["X-Request-Id", requestIdOf(request.headers)]]);
  await countRequestFrom(requestOrigin()?.ip ?? "", "reports", headers);
  const report = reportSchema.safeParse(await readJson(request, LIMITS.requests.errorReport));
  if (!report.success) {
    throw new OperationError("malformed_request", "This isn't a report as our pages send it.");
  }
  writeBrowserError(cleaned(report.data));
  return new Response(null, { status: 204, headers: Object.fromEntries(headers) });
}
