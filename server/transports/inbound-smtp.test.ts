import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { MIB } from "#domain/units.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";
import { type InboundSmtp, listenForMail } from "./inbound-smtp.ts";

const DOMAIN = "in.offerlane.example";
let listener: InboundSmtp;
let api: Rest;
let address: string;
beforeEach(async () => {
  Object.assign(env(), {
    INBOUND_MAIL_DOMAIN: DOMAIN,
    INBOUND_SMTP_PORT: 0,
    INBOUND_SMTP_HOST: "127.0.0.1",
  });
  const started = await listenForMail();
  if (!started) throw new Error("Nothing listens.");
  listener = started;
  const caller = await makeCaller();
  api = caller.api;
  const { data } = await callPage(await signIn(caller.person), "inbound_emails.renew_address", {});
  address = (data as { address: string }).address;
});
afterEach(() => listener.close());

const transport = () =>
  createTransport({ host: "127.0.0.1", port: listener.port, secure: false, ignoreTLS: true });
const send = (to: string, more: object = {}) =>
  transport().sendMail({
    envelope: { from: "bounce@northwind.example", to: [to] },
    from: "Kim Ode <kim@northwind.example>",
    to: "noor@mail.example",
    subject: "Application received: Cook",
    text: "We have received your application for Cook.\n..and a line that starts with a dot",
    ...more,
  });
const stored = async () => (await api.ok("inbound_emails.list", {})).data;

/** Speaks SMTP by hand. */
async function session(
  from = "127.0.0.1",
): Promise<{ socket: Socket; say: (line: string) => Promise<string> }> {
  const to = { host: "127.0.0.1", port: listener.port, localAddress: from };
  const socket = connect(to).setEncoding("utf8");
  const read = async () => String(await once(socket, "data").then(([text]) => text));
  await read();
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
    return read();
  };
  return { socket, say };
}

test("an email for a forwarding address is stored, with only our own check results", async () => {
  const forged = "elsewhere.example; spf=pass; dkim=pass; dmarc=pass";
  await send(address, { headers: { "Authentication-Results": forged } });
  const [mail] = await stored();
  expect(mail).toMatchObject({ kind: "confirmation", from: { address: "kim@northwind.example" } });
  expect(mail?.authentication).toEqual({ server: DOMAIN, spf: null, dkim: null, dmarc: null });
  const { body } = await api.ok("inbound_emails.get", { inboundEmailId: mail?.id ?? "" });
  expect(body).toContain("\n..and a line");
});

test("an email for an unknown address is rejected, and the fifth ends the connection", async () => {
  const nobody = `abcdefghijkmnpqrstuvwxyz23@${DOMAIN}`;
  await expect(send(nobody)).rejects.toThrow("550 5.1.1");
  const { socket, say } = await session();
  await say("EHLO elsewhere.example");
  await say("MAIL FROM:<a@elsewhere.example>");
  for (let time = 0; time < 5; time += 1) expect(await say(`RCPT TO:<${nobody}>`)).toMatch(/^550 /);
  expect(await say(`RCPT TO:<${address}>`)).toMatch(/^421 /);
  socket.destroy();
  expect(await stored()).toEqual([]);
});

test("an email over the size limit is rejected before it is sent, or afterward if it lies about its size", async () => {
  const { socket, say } = await session();
  expect(await say("EHLO elsewhere.example")).toContain(`SIZE ${LIMITS.requests.inboundEmail}`);
  const size = LIMITS.requests.inboundEmail + 1;
  expect(await say(`MAIL FROM:<a@elsewhere.example> SIZE=${size}`)).toMatch(/^552 /);
  await say("MAIL FROM:<a@elsewhere.example>");
  await say(`RCPT TO:<${address}>`);
  await say("DATA");
  const line = `${"x".repeat(998)}\r\n`;
  const rejected = once(socket, "data");
  socket.write(line.repeat(Math.ceil(size / line.length)));
  socket.write(".\r\n");
  expect(String((await rejected)[0])).toMatch(/^552 /);
  socket.destroy();
  expect(await stored()).toEqual([]);
});

test("nothing is relayed, and no one can sign in", async () => {
  await expect(send("someone@elsewhere.example")).rejects.toThrow("550 5.1.1");
  const { socket, say } = await session();
  const offered = await say("EHLO elsewhere.example");
  expect(offered).not.toContain("AUTH");
  expect(offered).not.toContain("STARTTLS");
  expect(await say("AUTH PLAIN AGEAYg==")).toMatch(/^5/);
  socket.destroy();
});

test("a network has few connections at a time, and gets new ones once those end", async () => {
  const open = await Promise.all(Array.from({ length: 5 }, () => session()));
  const sixth = connect(listener.port, "127.0.0.1").setEncoding("utf8");
  expect(String((await once(sixth, "data"))[0])).toMatch(/^421 /);
  for (const { socket } of open) socket.destroy();
  sixth.destroy();
  await expect
    .poll(() =>
      send(address).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect(await stored()).toHaveLength(1);
});

/** Begins an email of a network, with these bytes, that doesn't finish arriving. */
async function begin(from: string, bytes: number) {
  const one = await session(from);
  for (const line of ["EHLO elsewhere.example", "MAIL FROM:<a@elsewhere.example>", `RCPT TO:<${address}>`])
    expect(await one.say(line)).toMatch(/^250/);
  expect(await one.say("DATA")).toMatch(/^354 /);
  one.socket.write(`${"x".repeat(998)}\r\n`.repeat(Math.ceil(bytes / 1_000)));
  return one;
}

test.each([1_000, MIB])(
  "networks whose emails of %i bytes never finish arriving don't block small ones",
  async (bytes) => {
    await listener.close();
    const started = await listenForMail(10 * MINUTE_MS);
    if (started) listener = started;
    const slow = await Promise.all(["127.1.0.1", "127.2.0.1", "127.3.0.1"].map((from) => begin(from, bytes)));
    await send(address);
    expect(await stored()).toHaveLength(1);
    for (const { socket } of slow) socket.destroy();
  },
);

test("networks whose large emails never finish arriving lose their turns to others", async () => {
  const patient = listener;
  const hasty = await listenForMail(500);
  if (hasty) listener = hasty;
  const slow = await Promise.all(["127.1.0.1", "127.2.0.1"].map((from) => begin(from, MIB)));
  const trickle = setInterval(() => {
    for (const { socket } of slow) socket.write("x");
  }, 50);
  listener = patient;
  await send(address, { attachments: [{ filename: "cv.pdf", content: Buffer.alloc(MIB) }] });
  clearInterval(trickle);
  expect(await stored()).toHaveLength(1);
  const responses = slow.map(({ say }) => say("\r\n."));
  expect(await Promise.all(responses)).toEqual(Array(2).fill(expect.stringMatching(/^451 /)));
  for (const { socket } of slow) socket.destroy();
  await hasty?.close();
});

test("four networks with all connections that they may have don't keep others out", async () => {
  const networks = ["127.1.0.1", "127.2.0.1", "127.3.0.1", "127.4.0.1"];
  const open = await Promise.all(networks.flatMap((from) => Array.from({ length: 5 }, () => session(from))));
  await send(address);
  expect(await stored()).toHaveLength(1);
  for (const { socket } of open) socket.destroy();
});
