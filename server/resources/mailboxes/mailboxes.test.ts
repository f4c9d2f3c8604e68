import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { DAY_MS } from "#domain/time.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { makeCertificate } from "#server/testing/certificate.ts";
import { type ImapServer, startImapServer } from "#server/testing/imap-server.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";
import { fetchMail, planMailFetches } from "./fetch.ts";
import { lookupFor } from "./reach.ts";
import { withMailbox } from "./session.ts";

let imap: ImapServer;
let person: Person;
let api: Rest;
beforeEach(async () => {
  imap = await startImapServer();
  ({ person, api } = await makeCaller());
});
afterEach(() => imap.stop());
afterEach(() => vi.restoreAllMocks());

type State = { mailbox: Record<string, unknown> | null; failure?: string | null };
async function page(name: Parameters<typeof callPage>[1], input: object = {}): Promise<State> {
  const { status, data, text } = await callPage(await signIn(person), name, input);
  expect(status, text).toBe(200);
  return data as State;
}
const connect = (given: object = {}) =>
  page("mailboxes.connect", { ...imap.login, folder: "INBOX", ...given });
const run = () => fetchMail({ accountId: person.accountId });
const state = async () => (await page("mailboxes.get")).mailbox;
const subjects = async () =>
  (await api.ok("inbound_emails.list", {})).data.map(({ subject }) => subject).toSorted();
const row = () => prisma.inboundMailbox.findUniqueOrThrow({ where: { accountId: person.accountId } });

let sent = 0;
const mail = (subject: string) =>
  [
    "From: Kim Ode <kim@northwind.example>",
    `Subject: ${subject}`,
    `Message-ID: <${++sent}@northwind.example>`,
    "",
    "Thank you for your application.",
  ].join("\r\n");

test("new mail in the folder is stored once and makes suggestions, and nothing in the mailbox is changed", async () => {
  const old = new Date(Date.now() - 30 * DAY_MS);
  imap.deliver(mail("Long ago"), { arrivedAt: old });
  imap.deliver(mail("Lately"));
  expect(await connect()).toMatchObject({
    failure: null,
    mailbox: { host: "localhost", folder: "INBOX", folders: ["INBOX"], status: "active", isChecking: true },
  });
  await run();
  expect(await subjects()).toEqual(["Lately"]);
  imap.deliver(mail("Moved there"), { arrivedAt: old });
  await run();
  await run();
  expect(await subjects()).toEqual(["Lately", "Moved there"]);
  expect(await state()).toMatchObject({ failure: null, received: 1, skipped: 0, isChecking: false });
  const harmless =
    /^(CAPABILITY|LOGIN|LIST|LSUB|EXAMINE|UID SEARCH|UID FETCH [\d,]+ \((UID|RFC822\.SIZE|BODY\.PEEK\[\]| )+\)|LOGOUT|NOOP)/;
  expect(imap.commands.filter((command) => !harmless.test(command))).toEqual([]);
});

test("the password is sealed, shown nowhere, and deleted immediately", async () => {
  await connect();
  expect(JSON.stringify([await page("mailboxes.get"), await page("mailboxes.check")])).not.toMatch(
    /abcd|v1\./,
  );
  const { sealedPassword } = await row();
  expect(sealedPassword).not.toContain("abcd");
  expect(await page("mailboxes.disconnect")).toEqual({ mailbox: null });
  expect(await prisma.inboundMailbox.count({ where: { accountId: person.accountId } })).toBe(0);
  const events = await prisma.securityEvent.findMany({ where: { userId: person.userId } });
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["mailbox_connected", "mailbox_disconnected"]),
  );
  expect(JSON.stringify(events)).not.toContain("abcd");
});

test("a run that is cut off anywhere loses no mail and stores none twice, even with two processes", async () => {
  await connect();
  for (const subject of ["A", "B", "C", "D"]) imap.deliver(mail(subject));
  imap.state.beforeMessage = async (uid) => {
    if (uid === 3) await imap.stop();
  };
  await run();
  expect(await subjects()).toEqual(["A", "B"]);
  expect(await state()).toMatchObject({ failure: "unreachable", status: "active" });
  const { login } = imap;
  const { folders } = imap;
  imap = await startImapServer();
  for (const [name, folder] of folders) imap.folders.set(name, folder);
  await prisma.inboundMailbox.update({
    where: { accountId: person.accountId },
    data: { port: imap.login.port, lease: "of a process that was killed", leasedUntil: new Date(0) },
  });
  expect(imap.login.port).not.toBe(login.port);
  await Promise.all([run(), run()]);
  expect(await subjects()).toEqual(["A", "B", "C", "D"]);
  const bodies = imap.commands.filter((command) => command.includes("BODY.PEEK"));
  expect(bodies).toHaveLength(2);
});

test("a folder with new UIDs is read again from its last days, and no known email is stored twice", async () => {
  await connect();
  imap.deliver(mail("A"));
  await run();
  const [known] = imap.folders.get("INBOX")?.messages ?? [];
  imap.addFolder("INBOX", 2);
  imap.deliver(mail("Before"), { arrivedAt: new Date(Date.now() - 20 * DAY_MS) });
  imap.deliver(String(known?.raw));
  imap.deliver(mail("B"));
  await run();
  expect(await subjects()).toEqual(["A", "B"]);
  imap.deliver(mail("C"));
  await run();
  expect(await subjects()).toEqual(["A", "B", "C"]);
});

test("a message over the size limit is skipped unread, even if the server lies about it, and the next one is read", async () => {
  await connect();
  imap.deliver(mail("Said to be huge"), { size: LIMITS.requests.inboundEmail + 1 });
  imap.deliver(`${mail("Is huge")}${"x".repeat(LIMITS.requests.inboundEmail)}`, { size: 1_000 });
  imap.deliver(mail("Small"));
  await run();
  await run();
  expect(await subjects()).toEqual(["Small"]);
  expect((await row()).lastUid).toBe(3n);
  const bodies = imap.commands.filter((command) => command.includes("BODY.PEEK"));
  expect(bodies.some((command) => command.startsWith("UID FETCH 1 "))).toBe(false);
});

test("a message that can't be stored because of an internal error is skipped after some runs, and the next one is read", async () => {
  await connect();
  imap.deliver(mail("Fine"));
  imap.deliver(mail("Breaks it"));
  imap.deliver(mail("Small"));
  await pool.query(
    `ALTER TABLE inbound_emails ADD CONSTRAINT broken CHECK (subject <> 'Breaks it' OR account_id <> '${person.accountId}')`,
  );
  try {
    await run();
    expect(await state()).toMatchObject({ received: 1, skipped: 0 });
    for (let tries = 1; tries < 5; tries += 1) await expect(run()).rejects.toThrow("couldn't be stored");
    expect(await state()).toMatchObject({ failure: null, status: "active", skipped: 0 });
    await run();
  } finally {
    await pool.query("ALTER TABLE inbound_emails DROP CONSTRAINT broken");
  }
  expect(await subjects()).toEqual(["Fine", "Small"]);
  expect(await state()).toMatchObject({ failure: null, received: 1, skipped: 1 });
  expect((await row()).failures).toBe(0);
});

test.each([
  ["a wrong password", "wrong_password", { password: "wrong" }],
  ["an unknown folder", "unknown_folder", { folder: "Nowhere" }],
  ["an address in a private network", "not_public", { host: "10.0.0.1", port: 993 }],
  ["a cloud's metadata service", "not_public", { host: "169.254.169.254", port: 993 }],
  ["an unknown server", "unknown_host", { host: "nobody.invalid", port: 993 }],
  ["a port where nothing listens", "unreachable", { port: 1 }],
])("%s is reported and stores nothing", async (_what, failure, given) => {
  expect(await connect(given)).toEqual({ mailbox: null, failure });
});

test("a server on this machine, or a public one on another port, is reached only if that is allowed", async () => {
  env().WEBHOOKS_TO_LOOPBACK = "off";
  expect(await connect()).toEqual({ mailbox: null, failure: "not_public" });
  expect(() => lookupFor("8.8.8.8", 993)).not.toThrow();
  expect(() => lookupFor("8.8.8.8", 25)).toThrow("private_address");
  expect(imap.commands).toEqual([]);
});

test("an untrusted certificate is rejected before the password is sent", async () => {
  await imap.stop();
  imap = await startImapServer(makeCertificate(), { isTrusted: false });
  expect(await connect()).toEqual({ mailbox: null, failure: "not_encrypted" });
  expect(imap.commands).toEqual([]);
});

test("a server without TLS from the first byte gets the password only after STARTTLS", async () => {
  const listFolders = () => withMailbox(imap.login, 10_000, (session) => session.listFolders(), false);
  for (const encryption of ["none", "starttls"] as const) {
    await imap.stop();
    imap = await startImapServer(makeCertificate(), { encryption });
    if (encryption === "none") {
      await expect(listFolders()).rejects.toMatchObject({ failure: "not_encrypted" });
      expect(imap.commands).not.toContain("LOGIN");
    } else {
      expect(await listFolders()).toEqual(["INBOX"]);
      expect(imap.commands.indexOf("STARTTLS")).toBeLessThan(imap.commands.indexOf("LOGIN"));
    }
  }
});

test("a run ends if the server's list of folders never does, and stores nothing", async () => {
  for (let index = 0; index < 3_000; index += 1) imap.addFolder(`${index}${"x".repeat(1_000)}`);
  expect(await connect()).toEqual({ mailbox: null, failure: "too_slow" });
});

test("another folder is read from its last days", async () => {
  await connect();
  imap.addFolder("Jobs");
  imap.deliver(mail("Elsewhere"), { folder: "Jobs" });
  expect(await page("mailboxes.check", { folder: "Jobs" })).toMatchObject({ mailbox: { folder: "Jobs" } });
  await run();
  expect(await subjects()).toEqual(["Elsewhere"]);
});

test("a wrong password pauses fetching only if it was wrong the last time, too", async () => {
  await connect();
  const [[name, folder] = ["", undefined]] = imap.folders;
  imap.folders.clear();
  await run();
  expect(await state()).toMatchObject({ failure: "unknown_folder", status: "active" });
  if (folder) imap.folders.set(name, folder);
  imap.state.password = "changed";
  await run();
  expect(await state()).toMatchObject({ failure: "wrong_password", status: "active" });
  await run();
  expect(await state()).toMatchObject({ failure: "wrong_password", status: "paused" });
});

test("repeated failures pause fetching until the person checks again", async () => {
  await connect();
  imap.state.password = "changed";
  await run();
  expect(await state()).toMatchObject({ failure: "wrong_password", status: "active" });
  await run();
  expect(await state()).toMatchObject({ failure: "wrong_password", status: "paused" });
  const tries = imap.commands.length;
  await planMailFetches(new Date(Date.now() + DAY_MS));
  await run();
  expect(imap.commands).toHaveLength(tries);
  imap.state.password = imap.login.password;
  await page("mailboxes.check");
  await run();
  expect(await state()).toMatchObject({ failure: null, status: "active" });
});

test("each due mailbox gets one job, in its person's turn, however many processes plan", async () => {
  await connect();
  const jobs = () =>
    prisma.$queryRaw<{ group_id: string }[]>`
      SELECT group_id FROM pgboss.job WHERE name = 'fetch-mail' AND data->>'accountId' = ${person.accountId}`;
  const before = (await jobs()).length;
  const at = new Date(Date.now() + 1_000);
  await Promise.all([planMailFetches(at), planMailFetches(at)]);
  const planned = await jobs();
  expect(planned).toHaveLength(before + 1);
  expect(new Set(planned.map(({ group_id }) => group_id))).toEqual(new Set([person.accountId]));
});

test("a slow mailbox with more mail rests for four times as long as its run took", async () => {
  const jobs = () =>
    prisma.$queryRaw<unknown[]>`
      SELECT FROM pgboss.job WHERE name = 'fetch-mail' AND data->>'accountId' = ${person.accountId}`;
  await connect();
  const before = (await jobs()).length;
  for (const subject of ["One", "Two"]) imap.deliver(mail(subject));
  let passed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => passed);
  imap.state.beforeMessage = async () => {
    passed += 50_000;
  };
  await run();
  expect(await subjects()).toEqual(["One"]);
  expect(await jobs()).toHaveLength(before);
  const restSeconds = ((await row()).nextRunAt.getTime() - Date.now()) / 1_000;
  expect(restSeconds).toBeGreaterThan(150);
  expect(restSeconds).toBeLessThanOrEqual(200);
});

test("no mailbox is connected before the address is confirmed", async () => {
  const cookie = await signIn(person);
  await prisma.user.update({ where: { id: person.userId }, data: { emailVerified: null } });
  const given = { ...imap.login, folder: "INBOX" };
  const { status, text } = await callPage(cookie, "mailboxes.connect", given);
  expect([status, text]).toEqual([403, expect.stringContaining("address_unconfirmed")]);
  expect(imap.commands).toEqual([]);
});
