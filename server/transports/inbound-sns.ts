import { createVerify, X509Certificate } from "node:crypto";
import { z } from "zod";
import { env } from "#server/lib/env.ts";
import { type GuardedFetch, guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";

/** An email that a provider handed over, and the addresses that it was delivered to. */
export type DeliveredMail = { readonly raw: Uint8Array; readonly recipients: readonly string[] };

/** The hosts from which Amazon SNS serves its certificates, and confirms subscriptions. */
const SNS_HOST = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(?:\.cn)?$/;
const CERTIFICATE_TYPES = [
  "application/x-pem-file",
  "text/plain",
  "application/octet-stream",
  "binary/octet-stream",
];
const CERTIFICATES_KEPT = 10;
const certificates = new Map<string, X509Certificate>();

const Message = z.object({
  Type: z.enum(["Notification", "SubscriptionConfirmation"]),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.string().optional(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.literal("2"),
  Signature: z.string(),
  SigningCertURL: z.string(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
});
type Message = z.infer<typeof Message>;

const Received = z.object({
  notificationType: z.literal("Received"),
  receipt: z.object({ recipients: z.array(z.string()).max(100) }),
  content: z.string().min(1),
});

type FetchAt = (address: string, options: GuardedFetch) => Promise<{ readonly body: Buffer }>;
/** Without redirects, which could lead away from Amazon's hosts. */
const CERTIFICATE = { types: CERTIFICATE_TYPES, maxRedirects: 0 };
const CONFIRMATION = { types: ["text/xml", "application/xml"], maxRedirects: 0 };

/**
 * Opens a message of our topic of Amazon SNS: an email that Amazon SES received, or the request to confirm the subscription, which it
 * confirms. Null if the signature isn't Amazon's, or the topic isn't ours.
 * @param fetchAt set only by tests, to serve their own certificate
 */
export async function openNotification(
  body: Buffer,
  fetchAt: FetchAt = guardedFetch,
): Promise<DeliveredMail | string | null> {
  const message = Message.safeParse(parsed(body));
  if (!message.success || message.data.TopicArn !== env().INBOUND_MAIL_SNS_TOPIC) return null;
  if (!(await isSigned(message.data, fetchAt))) return null;
  if (message.data.Type === "SubscriptionConfirmation") return confirm(message.data, fetchAt);
  const mail = Received.safeParse(parsed(Buffer.from(message.data.Message)));
  if (!mail.success) return "ignored";
  // SES is configured to send the email in Base64, which preserves its bytes.
  return { raw: Buffer.from(mail.data.content, "base64"), recipients: mail.data.receipt.recipients };
}

/** The fields that a signature covers, in their order. */
const SIGNED = {
  Notification: ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"],
  SubscriptionConfirmation: [
    "Message",
    "MessageId",
    "SubscribeURL",
    "Timestamp",
    "Token",
    "TopicArn",
    "Type",
  ],
} as const;

async function isSigned(message: Message, fetchAt: FetchAt): Promise<boolean> {
  const certificate = await certificateAt(message.SigningCertURL, fetchAt);
  if (certificate === null) return false;
  const text = SIGNED[message.Type]
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join("");
  return createVerify("sha256").update(text).verify(certificate.publicKey, message.Signature, "base64");
}

/** Returns the certificate at one of Amazon's addresses; null at any other. */
async function certificateAt(address: string, fetchAt: FetchAt): Promise<X509Certificate | null> {
  if (!isAmazonAddress(address) || !new URL(address).pathname.endsWith(".pem")) return null;
  const known = certificates.get(address);
  if (known) return known;
  const { body } = await fetchAt(address, CERTIFICATE);
  const certificate = new X509Certificate(body);
  if (certificates.size >= CERTIFICATES_KEPT) certificates.clear();
  certificates.set(address, certificate);
  return certificate;
}

async function confirm({ SubscribeURL = "" }: Message, fetchAt: FetchAt): Promise<string | null> {
  if (!isAmazonAddress(SubscribeURL)) return null;
  await fetchAt(SubscribeURL, CONFIRMATION);
  return "confirmed";
}

function isAmazonAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && url.protocol === "https:" && url.port === "" && SNS_HOST.test(url.hostname);
}

/** Parses JSON; returns undefined if it is invalid. */
export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
