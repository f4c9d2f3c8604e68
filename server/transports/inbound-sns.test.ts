import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { openNotification } from "./inbound-sns.ts";

const TOPIC = "arn:aws:sns:eu-west-1:123456789012:mail";
const HOST = "https://sns.eu-west-1.amazonaws.com";
beforeEach(() => {
  env().INBOUND_MAIL_SNS_TOPIC = TOPIC;
});

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

/** A self-signed certificate (RFC 5280) of a key. */
function certificateOf(publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const sha256WithRsa = der(0x30, Buffer.from("06092a864886f70d01010b0500", "hex"));
  const noName = der(0x30);
  const days = ["260101000000Z", "360101000000Z"].map((time) => der(0x17, Buffer.from(time)));
  const signed = der(
    0x30,
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    noName,
    der(0x30, ...days),
    noName,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", signed, privateKey));
  const pem = der(0x30, signed, sha256WithRsa, signature).toString("base64");
  return Buffer.from(`-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`);
}

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const certificate = certificateOf(publicKey, privateKey);
const MAIL = "From: a@b.example\r\n\r\nHello";
const RECIPIENT = "secret@in.offerlane.example";

type Said = Record<string, string>;
/** A message whose signature covers its fields in Amazon's order. */
function message(said: Said, signer = privateKey): Said {
  const all: Said = {
    MessageId: "1",
    Timestamp: "2026-11-26T12:00:00.000Z",
    TopicArn: TOPIC,
    SignatureVersion: "2",
    SigningCertURL: `${HOST}/own.pem`,
    ...said,
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

const asked: string[] = [];
const open = (given: Said) =>
  openNotification(Buffer.from(JSON.stringify(given)), async (address) => {
    asked.push(address);
    return { body: certificate };
  });

test("an email with Amazon's signature is handed over with its recipients", async () => {
  expect(await open(message(received))).toEqual({ raw: Buffer.from(MAIL), recipients: [RECIPIENT] });
});

test.each([
  ["of another key", message(received, generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey)],
  ["of another text", { ...message(received), Message: received.Message.replace("Received", "received") }],
  ["of another time", { ...message(received), Timestamp: "2026-11-27T12:00:00.000Z" }],
])("an email with a signature %s isn't", async (_what, given) => {
  expect(await open(given)).toBeNull();
});

test("a signed request to confirm the subscription is confirmed at Amazon's address only", async () => {
  const asking = { Type: "SubscriptionConfirmation", Message: "Confirm", Token: "t" };
  const link = `${HOST}/?Action=ConfirmSubscription`;
  expect(await open(message({ ...asking, SubscribeURL: "https://elsewhere.example/" }))).toBeNull();
  expect(asked).not.toContain("https://elsewhere.example/");
  expect(await open(message({ ...asking, SubscribeURL: link }))).toBe("confirmed");
  expect(asked).toContain(link);
});
