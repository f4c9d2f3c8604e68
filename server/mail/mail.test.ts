import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { inPrismaTransaction, inSqlTransaction } from "#server/core/transaction.ts";
import { startJobs, stopJobs } from "#server/jobs/jobs.ts";
import { unsubscribeLink } from "#server/resources/preferences/service.ts";
import { fromQuotedPrintable, startSmtpServer } from "#server/testing/smtp-server.ts";
import words from "../../messages/en/mail.json" with { type: "json" };
import { composeMail, type MailKind } from "./compose.ts";
import { listLocalMail, localMailbox, readLocalMail } from "./local-mailbox.ts";
import { sendMail } from "./send-mail.ts";
import { smtpTransport } from "./smtp.ts";

const newAddress = () => `${randomUUID()}@people.example`;
/** Composes a notice, because an address can get any number of notices. */
const mailTo = (to: string) => composeMail("passwordChanged", to, "https://offerlane.example/go?a=1&b=2");
const arrived = async (to: string) => (await listLocalMail(to)).length;

describe("email that belongs to a change", () => {
  beforeAll(startJobs);
  afterAll(() => stopJobs(10_000));

  test("is sent once the change is committed, whichever kind of transaction made it", async () => {
    const [one, other] = [newAddress(), newAddress()];
    await inSqlTransaction((sql) => sendMail(sql, mailTo(one)));
    await inPrismaTransaction((_transaction, sql) => sendMail(sql, mailTo(other)));
    await expect.poll(() => arrived(one)).toBe(1);
    await expect.poll(() => arrived(other)).toBe(1);
  });

  test("isn't sent one by one: sixty are sent within a few polls", async () => {
    const to = newAddress();
    await inSqlTransaction(async (sql) => {
      for (let sent = 0; sent < 60; sent += 1) await sendMail(sql, mailTo(to));
    });
    await expect.poll(() => arrived(to)).toBe(60);
  });

  test("isn't sent when the change is rolled back", async () => {
    const [undone, later] = [newAddress(), newAddress()];
    const failing = inSqlTransaction(async (sql) => {
      await sendMail(sql, mailTo(undone));
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    await inSqlTransaction((sql) => sendMail(sql, mailTo(later)));
    await expect.poll(() => arrived(later)).toBe(1);
    expect(await arrived(undone)).toBe(0);
  });
});

test("an email that is delivered twice after a crash is kept once", async () => {
  const to = newAddress();
  const id = randomUUID();
  await localMailbox.deliver(mailTo(to), id);
  await localMailbox.deliver(mailTo(to), id);
  expect(await arrived(to)).toBe(1);
  expect((await readLocalMail(id))?.text).toContain("https://offerlane.example/go?a=1&b=2");
});

describe("email through SMTP", () => {
  let server: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.stop());

  test("arrives as text and HTML from the configured sender, with an ID that stays the same when retried", async () => {
    const from = "Offerlane <hello@offerlane.example>";
    const transport = smtpTransport({ url: server.url, from });
    const to = newAddress();
    await transport.deliver(mailTo(to), "0190b0b0");
    const [message = ""] = server.received;
    expect(server.recipients).toEqual([to]);
    expect(message).toContain(`From: ${from}`);
    expect(message).toContain("Message-ID: <0190b0b0@offerlane.example>");
    expect(message).toContain("Content-Type: text/plain");
    expect(message).toContain("Content-Type: text/html");
  });

  test("has List-Unsubscribe headers (RFC 8058) only if people can turn its kind off", async () => {
    const transport = smtpTransport({ url: server.url, from: "hello@offerlane.example" });
    const to = newAddress();
    const link = unsubscribeLink({ userId: "usr_1", kind: "coach_notes" });
    const values = { organization: "Northbridge", author: "Noor", count: "1" };
    const { purpose: _, ...mail } = composeMail("coachNote", to, "https://offerlane.example", values, {
      unsubscribe: link,
    });
    await transport.deliver(mail, randomUUID());
    await transport.deliver(mailTo(to), randomUUID());
    const [note = "", other = ""] = server.received.slice(-2).map((text) => text.replace(/\r\n[ \t]/g, ""));
    expect(note).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(note.replaceAll(" ", "")).toContain(`List-Unsubscribe:<${link}>`);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link.replaceAll("&", "&amp;"));
    expect(other).not.toContain("List-Unsubscribe");
  });

  test("has an address for replies only if replies are read, and only then doesn't say that no one reads them", async () => {
    const transport = smtpTransport({ url: server.url, from: "hello@offerlane.example" });
    const replyTo = "reader@in.offerlane.example";
    const values = { organization: "Northbridge", author: "Noor", count: "1", replies: "yes" };
    const link = "https://offerlane.example";
    const { purpose: _, ...mail } = composeMail("message", newAddress(), link, values, { replyTo });
    await transport.deliver(mail, randomUUID());
    await transport.deliver(mailTo(newAddress()), randomUUID());
    const [message = "", other = ""] = server.received.slice(-2);
    expect(message).toContain(`Reply-To: ${replyTo}`);
    expect(fromQuotedPrintable(message)).not.toContain("isn't monitored");
    expect(other).not.toContain("Reply-To");
    expect(fromQuotedPrintable(other)).toContain("isn't monitored");
  });

  test("has a calendar file that email programs offer to add", async () => {
    const transport = smtpTransport({ url: server.url, from: "hello@offerlane.example" });
    const { purpose: _, ...mail } = mailTo(newAddress());
    const text = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
    await transport.deliver({ ...mail, calendar: { method: "REQUEST", text } }, randomUUID());
    const received = server.received.at(-1)?.replace(/\r\n[ \t]/g, " ") ?? "";
    expect(received).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(received).toContain("filename=invite.ics");
  });

  test("fails if the server accepts the connection and never responds", async () => {
    const mute = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void mute.close());
    await once(mute, "listening");
    const url = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const transport = smtpTransport({ url, from: "hello@offerlane.example", timeoutMs: 100 });
    await expect(transport.deliver(mailTo(newAddress()), "0190b0b2")).rejects.toThrow(/Timeout|Greeting/);
  });

  test("is never sent to another machine's server that offers no TLS", async () => {
    const before = server.received.length;
    const transport = smtpTransport({ url: server.url, from: "hello@offerlane.example", requireTls: true });
    await expect(transport.deliver(mailTo(newAddress()), "0190b0b1")).rejects.toThrow(/STARTTLS/);
    expect(server.received).toHaveLength(before);
  });
});

describe("the text of an email", () => {
  const kinds = Object.keys(words).filter(
    (key): key is MailKind => !["copyLink", "footer", "unsubscribe", "notMe"].includes(key),
  );
  const values = {
    ...{ organization: "Northbridge", inviter: "Ada Kern", role: "coach", email: "ada@people.example" },
    ...{ left: "8", time: "9:00", device: "Firefox", network: "192.0.2.0/24" },
    ...{ author: "Noor Haddad", count: "2", other: "Ilse Brandt", who: "you" },
    ...{ day: "Monday 1 April", title: "Cook", company: "Acme", place: "Berlin" },
    ...{ used: "19", total: "18", over: "1", status: "unpaid", cohort: "Autumn 2026" },
    ...{ host: "hooks.example", hosts: "hooks.example, n8n.example", webhookDays: "3", eventDays: "30" },
    kind: "app",
    ...{ replies: "yes", reason: "expired" },
  };

  test.each(kinds)("of the kind %s leaves no brace and no placeholder in any part", (kind) => {
    const { subject, text, html } = composeMail(kind, newAddress(), "https://offerlane.example", values);
    expect(subject + text).not.toMatch(/[{}<>]/);
    expect(html).not.toMatch(/[{}]/);
  });

  test.each(kinds)(
    "of the kind %s contains its link in both forms, and nothing that could be markup",
    (kind) => {
      const link = `https://offerlane.example/?q="><script>`;
      const names = Object.fromEntries(Object.keys(values).map((name) => [name, "<b>"]));
      const { text, html } = composeMail(kind, `"<b>"@people.example`, link, {
        ...names,
        left: "8",
        count: "2",
      });
      expect(text).toContain(link);
      expect(html).toContain('href="https://offerlane.example/?q=&quot;&gt;&lt;script&gt;"');
      expect(html).not.toMatch(/<script|<b>/);
    },
  );

  test("keeps its subject on one line even if a name contains line breaks", () => {
    const names = {
      organization: "School\r\nBcc: all@people.example",
      inviter: "Ada\u2028Kern",
      role: "coach",
    };
    const { subject, html } = composeMail("invitation", newAddress(), "https://offerlane.example", names);
    expect(subject).toBe("Invitation to join School Bcc: all at people. example");
    expect(html).toContain("Ada Kern invited you");
  });
});
