import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readRawMail } from "./isolated-reader.ts";

const requester = () => ({ actor: { userId: randomUUID() }, signal: undefined });
const OWN = "ana@people.example";
const HEAD = `From: Ana <${OWN}>\r\nTo: someone@acme.example\r\nSubject: Your application\r\n`;
const IN_PARTS = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n';
const TEXT = "Content-Type: text/plain\r\n\r\nThank you for your application.\r\n--b\r\n";
const PDF = "Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n";
const LINE = `${"QUFB".repeat(19)}\r\n`;
/** Returns an email of this size, nearly all of which is a file. */
const sized = (bytes: number) =>
  `${HEAD}${IN_PARTS}${TEXT}${PDF}${LINE.repeat(bytes / LINE.length)}--b--\r\n`;

test("an email of 24 MB is read, and one of 2 MB that is forwarded as an attachment", async () => {
  const forwarded = `${HEAD}Content-Type: message/rfc822\r\n\r\n${sized(2_000_000)}`;
  for (const raw of [sized(24_000_000), forwarded]) {
    const mail = await readRawMail(requester(), Buffer.from(raw), [OWN]);
    expect(mail.text).toContain("Thank you for your application.");
  }
});
