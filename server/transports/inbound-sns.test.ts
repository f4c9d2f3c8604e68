import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { certificateOf } from "#server/testing/certificate.ts";
import { openNotification } from "./inbound-sns.ts";

const TOPIC = "arn:aws:sns:eu-west-1:123456789012:mail";
const HOST = "https://sns.eu-west-1.amazonaws.com";
beforeEach(() => {
  env().INBOUND_MAIL_SNS_TOPIC = TOPIC;
});

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const certificate = Buffer.from(certificateOf(publicKey, privateKey));
const MAIL = "From: a@b.example\r\n\r\nHello";
const RECIPIENT = "secret@in.offerlane.example";

type SnsMessage = Record<string, string>;
/** A message whose signature covers its fields in Amazon's order. */
function message(fields: SnsMessage, signer = privateKey): SnsMessage {
  const all: SnsMessage = {
    MessageId: "1",
    Timestamp: "2026-11-26T12:00:00.000Z",
    TopicArn: TOPIC,
    SignatureVersion: "2",
    SigningCertURL: `${HOST}/own.pem`,
    ...fields,
  };
  const names = ["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"];
  const text = names.filter((name) => name in all).map((name) => `${name}\n${all[name]}\n`);
  return { ...all, Signature: sign("sha256", Buffer.from(text.join("")), signer).toString("base64") };
}
const received = {
  Type: "Notification",
  Message: JSON.stringify({
    notificationType: "Received",
    receipt: { recipients: [RECIPIENT] },
    content: Buffer.from(MAIL).toString("base64"),
  }),
};

const requested: string[] = [];
const open = (given: SnsMessage) =>
  openNotification(Buffer.from(JSON.stringify(given)), async (address, { maxRedirects }) => {
    requested.push(address);
    expect(maxRedirects, "no redirect may lead away from Amazon's hosts").toBe(0);
    return { body: certificate };
  });

test("an email with Amazon's signature is handed over with its recipients", async () => {
  expect(await open(message(received))).toEqual({ raw: Buffer.from(MAIL), recipients: [RECIPIENT] });
});

test.each([
  ["of another key", message(received, generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey)],
  ["of another text", { ...message(received), Message: received.Message.replace("Received", "received") }],
  ["of another time", { ...message(received), Timestamp: "2026-11-27T12:00:00.000Z" }],
])("an email with a signature %s isn't handed over", async (_what, given) => {
  expect(await open(given)).toBeNull();
});

test("a signed request to confirm the subscription is confirmed at Amazon's address only", async () => {
  const asking = { Type: "SubscriptionConfirmation", Message: "Confirm", Token: "t" };
  const link = `${HOST}/?Action=ConfirmSubscription`;
  expect(await open(message({ ...asking, SubscribeURL: "https://elsewhere.example/" }))).toBeNull();
  expect(requested).not.toContain("https://elsewhere.example/");
  expect(await open(message({ ...asking, SubscribeURL: link }))).toBe("confirmed");
  expect(requested).toContain(link);
});
