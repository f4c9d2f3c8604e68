import { OperationError } from "#server/core/errors.ts";
import { sqlOn } from "#server/core/sql.ts";
import { etagOf, matchesWeakly } from "#server/core/versions.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { readFeed } from "#server/resources/calendar-feed/calendar.ts";
import { CALENDAR_BASE } from "#server/resources/calendar-feed/service.ts";
import { handleSecretLink } from "./secret-link.ts";

/** Serves the calendar feed at its secret address, for calendar programs that fetch it regularly. */
export function handleCalendar(request: Request): Promise<Response> {
  return handleSecretLink(request, calendar);
}

async function calendar(request: Request): Promise<Response> {
  const fileName = new URL(request.url).pathname.slice(CALENDAR_BASE.length + 1);
  const limits = new Map<string, string>();
  const text = await readFeed(sqlOn(pool), fileName, now(), limits);
  if (text === null) {
    const detail =
      "There's no calendar at this address. It may have been replaced or turned off. Create a new address on Offerlane's Interviews page.";
    throw new OperationError("not_found", detail);
  }
  const etag = etagOf(text);
  const headers = { ...Object.fromEntries(limits), ETag: etag, "Cache-Control": "private, no-cache" };
  const tag = request.headers.get("if-none-match");
  if (tag !== null && matchesWeakly(tag, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : text, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(text)),
      "Content-Disposition": 'inline; filename="interviews.ics"',
    },
  });
}
