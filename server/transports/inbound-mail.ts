import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { KIB } from "#domain/units.ts";
import { digestOf } from "#server/auth/secrets.ts";
import { toOperationError } from "#server/core/errors.ts";
import { now } from "#server/lib/clock.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { ownerOfTurn } from "#server/lib/work.ts";
import { receiveRawMail } from "#server/resources/inbound-emails/receive-raw.ts";
import { countedBytes } from "./body.ts";
import { reportRejection } from "./denied-requests.ts";
import { type DeliveredMail, openNotification, parsed } from "./inbound-sns.ts";
import { gatherMail, turnOf } from "./inbound-turns.ts";

export const INBOUND_MAIL_BASE = "/api/inbound-mail";
/** The most bytes of a JSON body, which escapes characters of the email and has the provider's own fields. */
const JSON_MAX = Math.ceil(LIMITS.requests.inboundEmail * 1.5);
/** The most bytes of a message of Amazon SNS. */
const SNS_MAX = 256 * KIB;
/** The maximum age of a signature, as the specification recommends. */
const TOLERANCE_SECONDS = 300;
const SIGNATURES_MAX = 5;
const POSTMARK_USER = "postmark";
const RETRY = { "Retry-After": "30" };

/** Checks and parses a provider's request. Returns null if the provider didn't send it, or a text to respond with if it has no email. */
type Opening = (headers: Headers, readBody: ReadBody) => Promise<DeliveredMail | string | null>;
/** Reads the request's body, up to so many bytes. */
type ReadBody = (maxBytes: number) => Promise<Buffer>;

const PROVIDERS: ReadonlyMap<string, Opening> = new Map<string, Opening>([
  ["raw", openRaw],
  ["postmark", openPostmark],
  ["ses", async (_headers, readBody) => openNotification(await readBody(SNS_MAX))],
]);

/**
 * Receives mail from providers. Responds with 200 if the email is stored now or was before, or no account has the address; with 401 if the
 * provider didn't send the request; with 500 or above to make the provider retry.
 */
export async function handleInboundMail(request: Request): Promise<Response> {
  const opening = PROVIDERS.get(new URL(request.url).pathname.slice(INBOUND_MAIL_BASE.length + 1));
  if (opening === undefined || env().INBOUND_MAIL_DOMAIN === undefined)
    return respond(404, "This installation doesn't receive email.");
  if (request.method !== "POST") return respond(405, "Send mail with POST.", { Allow: "POST" });
  const turn = turnOf(ownerOfTurn());
  if (!(await turn.begin())) return respond(503, "Too much mail is arriving right now.", RETRY);
  try {
    const readBody: ReadBody = (maxBytes) => gatherMail(countedBytes(request, maxBytes), turn);
    const opened = await opening(request.headers, readBody);
    if (opened === null) {
      reportRejection(401, INBOUND_MAIL_BASE);
      return respond(401, "The signature or password is wrong, or the body has no email.");
    }
    if (typeof opened === "string") return Response.json({ received: opened });
    return Response.json({ received: await receiveRawMail(opened.raw, opened.recipients) });
  } catch (error) {
    const { code, message, headers } = toOperationError(error);
    if (code === "unavailable") return respond(503, message, RETRY);
    if (code === "payload_too_large") return respond(413, message);
    // A retry wouldn't help an email that can't be read or would exceed a quota.
    if (code === "email_unreadable" || code === "quota_exceeded")
      return Response.json({ received: "dropped" });
    if (code === "rate_limited") return respond(429, message, headers);
    logger.error({ err: error }, "a forwarded email could not be received");
    return respond(503, "The email could not be received right now.");
  } finally {
    await turn.end();
  }
}

/** Reads a raw email whose exact bytes are signed as in the Standard Webhooks specification. */
async function openRaw(headers: Headers, readBody: ReadBody): Promise<DeliveredMail | null> {
  const secret = env().INBOUND_MAIL_SECRET;
  const id = headers.get("webhook-id") ?? "";
  const timestamp = headers.get("webhook-timestamp") ?? "";
  const age = Math.abs(now().getTime() / 1_000 - Number(timestamp));
  if (secret === undefined || id === "" || !(age <= TOLERANCE_SECONDS)) return null;
  const body = await readBody(LIMITS.requests.inboundEmail);
  const signed = createHmac("sha256", secret).update(`${id}.${timestamp}.`).update(body).digest("base64");
  const signatures = (headers.get("webhook-signature") ?? "").split(" ").slice(0, SIGNATURES_MAX);
  return signatures.some((signature) => isSame(signature, `v1,${signed}`))
    ? { raw: body, recipients: [] }
    : null;
}

const PostmarkMail = z.object({
  RawEmail: z.string().min(1),
  OriginalRecipient: z.string().default(""),
});

/** Reads an email from Postmark's request, which includes its raw text, if the password in the webhook's address is ours. */
async function openPostmark(headers: Headers, readBody: ReadBody): Promise<DeliveredMail | null> {
  const secret = env().INBOUND_MAIL_SECRET;
  const expected = `Basic ${Buffer.from(`${POSTMARK_USER}:${secret}`).toString("base64")}`;
  if (secret === undefined || !isSame(headers.get("authorization") ?? "", expected)) return null;
  const mail = PostmarkMail.safeParse(parsed(await readBody(JSON_MAX)));
  if (!mail.success) return null;
  return { raw: Buffer.from(mail.data.RawEmail), recipients: [mail.data.OriginalRecipient] };
}

/** Compares secrets in constant time. */
function isSame(signature: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(signature)), Buffer.from(digestOf(expected)));
}

function respond(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error }, { status, headers });
}
