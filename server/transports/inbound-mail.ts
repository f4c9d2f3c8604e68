import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { KIB } from "#domain/units.ts";
import { digestOf } from "#server/auth/secrets.ts";
import { toOperationError } from "#server/core/errors.ts";
import { now } from "#server/lib/clock.ts";
import { env } from "#server/lib/env.ts";
import { makeFairQueue, type Turn } from "#server/lib/fair-queue.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { ownerOfTurn } from "#server/lib/work.ts";
import { receiveRawMail } from "#server/resources/inbound-emails/receive-raw.ts";
import { countedBytes } from "./body.ts";
import { reportRefusal } from "./denied-requests.ts";
import { type HandedOver, openNotification, parsed } from "./inbound-sns.ts";

export const INBOUND_MAIL_BASE = "/api/inbound-mail";
/** A body as JSON escapes characters of the email, and has the provider's own fields. */
const JSON_MAX = Math.ceil(LIMITS.requests.inboundEmail * 1.5);
/** The most bytes of a message of Amazon SNS. */
const SNS_MAX = 256 * KIB;
/**
 * An email must be in memory before a signature over its bytes can be checked, so only a few are received at a time, one for each network.
 */
const AT_ONCE = { running: 2, waiting: 20 };
const EACH_NETWORK = { running: 1, waiting: 5 };
const WAIT_MS = 10_000;
const receiving = processGlobal("inbound-mail", () => makeFairQueue(AT_ONCE, () => EACH_NETWORK));

/** Waits for a network's turn to deliver an email, over HTTP or SMTP. Returns the reason as text if no turn came in time. */
export function takeInboundTurn(network: string): Promise<Turn> {
  return receiving.take(network, AbortSignal.timeout(WAIT_MS));
}
/** The maximum age of a signature, as the specification recommends. */
const TOLERANCE_SECONDS = 300;
const SIGNATURES_MAX = 5;
const POSTMARK_USER = "postmark";

/** Checks and parses a provider's request. Returns null if the provider didn't send it, or a text to respond with if it has no email. */
type Opening = (request: Request) => Promise<HandedOver | string | null>;

const PROVIDERS: Readonly<Record<string, Opening>> = {
  raw: openRaw,
  postmark: openPostmark,
  ses: async (request) => openNotification(await wholeBody(request, SNS_MAX)),
};

/**
 * Receives mail from providers. Responds with 200 if the email is stored now or was before, or no account has the address; with 401 if the
 * provider didn't send the request; with 500 or above to make the provider retry.
 */
export async function handleInboundMail(request: Request): Promise<Response> {
  const opening = PROVIDERS[new URL(request.url).pathname.slice(INBOUND_MAIL_BASE.length + 1)];
  if (opening === undefined || env().INBOUND_MAIL_DOMAIN === undefined)
    return said(404, "This installation doesn't receive email.");
  if (request.method !== "POST") return said(405, "Send mail with POST.", { Allow: "POST" });
  const turn = await takeInboundTurn(ownerOfTurn());
  if (typeof turn === "string") return said(503, "Too much mail arrives right now.", { "Retry-After": "30" });
  try {
    const opened = await opening(request);
    if (opened === null) {
      reportRefusal(401, INBOUND_MAIL_BASE);
      return said(401, "The signature or password is wrong, or the body has no email.");
    }
    if (typeof opened === "string") return Response.json({ received: opened });
    return Response.json({ received: await receiveRawMail(opened.raw, opened.recipients) });
  } catch (error) {
    const { code, message, headers } = toOperationError(error);
    if (code === "payload_too_large") return said(413, message);
    // A retry wouldn't help an email that can't be read or would exceed a quota.
    if (code === "email_unreadable" || code === "quota_exceeded")
      return Response.json({ received: "dropped" });
    if (code === "rate_limited") return said(429, message, headers);
    logger.error({ err: error }, "a forwarded email could not be received");
    return said(503, "The email could not be received right now.");
  } finally {
    turn.end();
  }
}

/** Reads a raw email whose exact bytes are signed as in the Standard Webhooks specification. */
async function openRaw(request: Request): Promise<HandedOver | null> {
  const { headers } = request;
  const secret = env().INBOUND_MAIL_SECRET;
  const id = headers.get("webhook-id") ?? "";
  const timestamp = headers.get("webhook-timestamp") ?? "";
  const age = Math.abs(now().getTime() / 1_000 - Number(timestamp));
  if (secret === undefined || id === "" || !(age <= TOLERANCE_SECONDS)) return null;
  const body = await wholeBody(request, LIMITS.requests.inboundEmail);
  const signed = createHmac("sha256", secret).update(`${id}.${timestamp}.`).update(body).digest("base64");
  const given = (headers.get("webhook-signature") ?? "").split(" ").slice(0, SIGNATURES_MAX);
  return given.some((signature) => isSame(signature, `v1,${signed}`)) ? { raw: body, recipients: [] } : null;
}

const PostmarkMail = z.object({
  RawEmail: z.string().min(1),
  OriginalRecipient: z.string().default(""),
});

/** Reads an email from Postmark's request, which includes its raw text, if the password in the webhook's address is ours. */
async function openPostmark(request: Request): Promise<HandedOver | null> {
  const secret = env().INBOUND_MAIL_SECRET;
  const expected = `Basic ${Buffer.from(`${POSTMARK_USER}:${secret}`).toString("base64")}`;
  if (secret === undefined || !isSame(request.headers.get("authorization") ?? "", expected)) return null;
  const mail = PostmarkMail.safeParse(parsed(await wholeBody(request, JSON_MAX)));
  if (!mail.success) return null;
  return { raw: Buffer.from(mail.data.RawEmail), recipients: [mail.data.OriginalRecipient] };
}

/** Compares secrets in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(expected)));
}

async function wholeBody(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of countedBytes(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function said(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error }, { status, headers });
}
