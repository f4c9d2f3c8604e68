import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";
import { mailOf } from "#server/testing/scored-mails/mail.ts";
import { startServerProcess } from "#server/testing/server-process.ts";

const SECRET = "a-secret-of-the-provider-for-tests-0123456789";
const TOPIC = "arn:aws:sns:eu-west-1:123456789012:mail";
const DOMAIN = "in.offerlane.example";

let server: Awaited<ReturnType<typeof startServerProcess>>;
let api: Rest;
let address: string;
beforeAll(async () => {
  server = await startServerProcess({
    INBOUND_MAIL_DOMAIN: DOMAIN,
    INBOUND_MAIL_SECRET: SECRET,
    INBOUND_MAIL_SNS_TOPIC: TOPIC,
  });
  const caller = await makeCaller();
  api = caller.api;
  const { data } = await callPage(await signIn(caller.person), "inbound_emails.renew_address", {});
  const [secret] = (data as { address: string }).address.split("@");
  address = `${secret}@${DOMAIN}`;
});
afterAll(() => server.kill());

let sent = 0;
const mail = (to = address) => {
  sent += 1;
  return mailOf({
    from: "Kim Ode <kim@northwind.example>",
    subject: `News ${sent}`,
    text: "Hello",
    headers: [`Delivered-To: ${to}`],
  }).replace(/^Message-ID: .*$/m, `Message-ID: <${sent}@northwind.example>`);
};

async function post(
  provider: string,
  body: string,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
) {
  const response = await fetch(`${server.origin}/api/inbound-mail/${provider}`, {
    method: "POST",
    headers,
    body,
    signal,
  });
  return { status: response.status, body: await response.json() };
}

function signed(body: string, at = Date.now(), key = SECRET): Record<string, string> {
  const [id, timestamp] = ["msg_1", String(Math.floor(at / 1_000))];
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

const stored = async () => (await api.ok("inbound_emails.list", {})).data.length;
const NOT_THE_PROVIDER = { status: 401 };

test("a signed raw email is stored for the address that it names, and mail for an unknown address is dropped", async () => {
  const before = await stored();
  const body = mail();
  expect(await post("raw", body, signed(body))).toEqual({ status: 200, body: { received: "stored" } });
  expect(await stored()).toBe(before + 1);
  const foreign = mail(`abcdefghijkmnpqrstuvwxyz23@${DOMAIN}`);
  expect(await post("raw", foreign, signed(foreign))).toEqual({
    status: 200,
    body: { received: "unknown_recipient" },
  });
  expect(await stored()).toBe(before + 1);
});

test("a raw email without the signature of its bytes, or with an old one, is rejected", async () => {
  const before = await stored();
  const body = mail();
  expect(await post("raw", body)).toMatchObject(NOT_THE_PROVIDER);
  expect(await post("raw", `${body}!`, signed(body))).toMatchObject(NOT_THE_PROVIDER);
  expect(await post("raw", body, signed(body, Date.now() - 600_000))).toMatchObject(NOT_THE_PROVIDER);
  expect(await post("raw", body, signed(body, Date.now(), `${SECRET}x`))).toMatchObject(NOT_THE_PROVIDER);
  expect(await stored()).toBe(before);
});

test("an address that names no provider gets 404, even if it names a property of every object", async () => {
  for (const name of ["", "/", "/unknown", "/constructor", "/toString", "/__proto__"]) {
    const { status } = await fetch(`${server.origin}/api/inbound-mail${name}`, { method: "POST", body: "x" });
    expect(status, name).toBe(404);
  }
});

test("email from Postmark is stored with the password of its webhook, and rejected with another", async () => {
  const before = await stored();
  const body = JSON.stringify({ OriginalRecipient: address, RawEmail: mail("someone@northwind.example") });
  const basic = (password: string) => ({
    Authorization: `Basic ${Buffer.from(`postmark:${password}`).toString("base64")}`,
    "Content-Type": "application/json",
  });
  expect(await post("postmark", body, basic(`${SECRET}x`))).toMatchObject(NOT_THE_PROVIDER);
  expect(await post("postmark", body)).toMatchObject(NOT_THE_PROVIDER);
  expect(await stored()).toBe(before);
  expect(await post("postmark", body, basic(SECRET))).toEqual({ status: 200, body: { received: "stored" } });
  expect(await stored()).toBe(before + 1);
});

test("a message of Amazon SNS with another topic, a foreign certificate, or a foreign signature is rejected", async () => {
  const before = await stored();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const content = Buffer.from(mail()).toString("base64");
  const message = {
    Type: "Notification",
    MessageId: "1",
    TopicArn: TOPIC,
    Message: JSON.stringify({
      notificationType: "Received",
      receipt: { recipients: [address] },
      content,
    }),
    Timestamp: new Date().toISOString(),
    SignatureVersion: "2",
    Signature: sign("sha256", Buffer.from("text"), privateKey).toString("base64"),
    SigningCertURL: "https://sns.eu-west-1.amazonaws.com.attacker.example/SimpleNotificationService-1.pem",
  };
  const certificates = [
    message.SigningCertURL,
    "http://sns.eu-west-1.amazonaws.com/a.pem",
    "https://sns.eu-west-1.amazonaws.com:8443/a.pem",
    "https://user@sns.eu-west-1.amazonaws.com.attacker.example/a.pem",
  ];
  for (const SigningCertURL of certificates) {
    expect(await post("ses", JSON.stringify({ ...message, SigningCertURL }))).toMatchObject(NOT_THE_PROVIDER);
  }
  const other = { ...message, TopicArn: `${TOPIC}-other` };
  expect(await post("ses", JSON.stringify(other))).toMatchObject(NOT_THE_PROVIDER);
  expect(await post("ses", "{")).toMatchObject(NOT_THE_PROVIDER);
  expect(await stored()).toBe(before);
});

test("one network sends few emails at a time: others are told to retry, and one is stored once those end", async () => {
  const { hostname, port } = new URL(server.origin);
  const head = `POST /api/inbound-mail/raw HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000\r\n${Object.entries(
    signed("never sent"),
  )
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
  const open = new Set<Socket>();
  let isHolding = true;
  // Two more connections than a network has places. A rejected one is opened again, so that they occupy every place in the end.
  const holdTurn = () => {
    if (!isHolding) return;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on("error", () => undefined).on("data", () => socket.destroy());
    socket.once("close", () => {
      open.delete(socket);
      setTimeout(holdTurn, 100);
    });
    socket.write(head);
  };
  for (let count = 0; count < 8; count += 1) holdTurn();
  const body = mail();
  // An attempt that gets a place nevertheless gives it up after a second.
  const attempt = () =>
    post("raw", body, signed(body), AbortSignal.timeout(1_000)).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(attempt).toBe(503);
  isHolding = false;
  for (const socket of open) socket.destroy();
  const next = mail();
  await expect.poll(async () => (await post("raw", next, signed(next))).body).toEqual({ received: "stored" });
});
