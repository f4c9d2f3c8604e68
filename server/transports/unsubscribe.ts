import { sqlOn } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { muteMail, unsubscriptionOf } from "#server/resources/preferences/service.ts";
import words from "../../messages/en/mail.json" with { type: "json" };
import { plainPage } from "./plain-page.ts";
import { requestIdOf } from "./request-context.ts";

const { unsubscribe: texts } = words;
/** The page's policy: only its style, and its form, which is sent to this address. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Turns off a kind of email for the recipient of a signed link, without signing in. A mail program does it with one POST (RFC 8058, 3.2).
 * A person who opens the link is asked first, because programs that scan email follow links.
 */
export async function handleUnsubscribe(request: Request): Promise<Response> {
  const { method } = request;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    return respond(request, 405, texts.goneTitle, texts.goneText, { Allow: "GET, HEAD, POST" });
  }
  const unsubscription = unsubscriptionOf(new URL(request.url).searchParams);
  if (unsubscription === null) return respond(request, 404, texts.goneTitle, texts.goneText);
  if (method === "POST") {
    await muteMail(sqlOn(pool), { ...unsubscription, at: now() });
    const settings = `<a href="${env().PUBLIC_URL}/settings/notifications">${texts.settings}</a>`;
    return respond(request, 200, texts.doneTitle, `${texts.kinds[unsubscription.kind].done} ${settings}`);
  }
  const form = `<form method="post"><button>${texts.action}</button></form>`;
  const { title, text } = texts.kinds[unsubscription.kind];
  return respond(request, 200, title, text, {}, form);
}

function respond(
  request: Request,
  status: number,
  title: string,
  text: string,
  headers: Record<string, string> = {},
  form = "",
): Response {
  const page = plainPage(title, `<p>${text}</p>${form}`);
  return new Response(request.method === "HEAD" ? null : page, {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "Cache-Control": "private, no-store",
      "X-Request-Id": requestIdOf(request.headers),
    },
  });
}
