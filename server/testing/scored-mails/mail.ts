import type { InboundKind } from "#domain/inbound-kinds.ts";
import { PERSON } from "./board.ts";

/** An email, with the kind and the card that a person would choose. */
export type Fixture = {
  readonly name: string;
  readonly raw: string | Uint8Array;
  readonly kind: InboundKind;
  /** The card's id; null if the email isn't about a single card. */
  readonly card: string | null;
  /** The cards that the person has to choose from. */
  readonly offered?: readonly string[];
};

type MailParts = {
  readonly from: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  readonly headers?: readonly string[];
  readonly calendar?: string;
};

/** The header of mailing lists. */
export const LIST = ["List-Unsubscribe: <https://list.example/u>"];

/** The job seeker as a sender or recipient. */
export const me = `Noor Haddad <${PERSON}>`;

/** Returns a raw email. Text, HTML, and a calendar become alternative parts. */
export function mailOf({ from, subject, text, html, headers = [], calendar }: MailParts): string {
  const head = [
    `From: ${from}`,
    `To: ${PERSON}`,
    `Subject: ${subject}`,
    "Date: Tue, 17 Nov 2026 09:30:00 +0100",
    `Message-ID: <${subject.length}.${from.length}@mail.example>`,
    "MIME-Version: 1.0",
    ...headers,
  ];
  const parts = [
    ...(text === undefined ? [] : [["text/plain; charset=utf-8", text]]),
    ...(html === undefined ? [] : [["text/html; charset=utf-8", html]]),
    ...(calendar === undefined
      ? []
      : [[`text/calendar; charset=utf-8; method=${methodOf(calendar)}`, calendar]]),
  ];
  if (parts.length === 1) {
    const [type = "", body = ""] = parts[0] ?? [];
    return [...head, `Content-Type: ${type}`, "", body].join("\r\n");
  }
  const bodies = parts.map(([type, body]) => `--part\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`);
  return [
    ...head,
    'Content-Type: multipart/alternative; boundary="part"',
    "",
    ...bodies,
    "--part--",
    "",
  ].join("\r\n");
}

/** Returns an email as it was seen. */
export function seen(
  name: string,
  kind: Fixture["kind"],
  card: string | null,
  mail: MailParts,
  offered?: readonly string[],
): Fixture {
  return { name, kind, card, raw: mailOf(mail), ...(offered ? { offered } : {}) };
}

const methodOf = (calendar: string) => /METHOD:(\w+)/.exec(calendar)?.[1] ?? "REQUEST";

/** Returns a calendar with one event. */
export function calendarOf(lines: readonly string[], method = "REQUEST"): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//x//EN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    "UID:7f1@cal",
    "DTSTAMP:20261110T090000Z",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
}
