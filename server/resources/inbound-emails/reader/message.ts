import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import type { InboundKind } from "#domain/inbound-kinds.ts";
import { isInCalendar } from "#domain/time.ts";
import { htmlToText } from "#server/lib/html-text.ts";
import { addressesIn } from "./addresses.ts";
import { type Authentication, isForged, readAuthentication } from "./authentication.ts";
import { type Appointment, readAppointment } from "./calendar.ts";
import { bareSubject, forwardedIn, saysForwarded, saysReply, withoutQuotes } from "./forwarded.ts";
import type { Hint } from "./hint.ts";
import { isAboutApplication, isAboutHiring, kindOf, NOTHING } from "./kind.ts";
import { mentionedTitles } from "./titles.ts";

const TEXT_MAX = 50_000;
export const HTML_MAX = 2_000_000;
const EXCERPT_MAX = 300;
const CALENDAR_TYPES = /^(?:text\/calendar|application\/ics)$/;
export const MIME_LIMITS = { maxNestingDepth: 30, maxHeadersSize: 262_144, maxRfc822NestingDepth: 3 };

/** The reason why an email isn't matched to a card, whatever its text says. */
type SetAsideReason = "forged" | "own_mail" | "forward_of_others" | "automatic_reply";

/** An email, with the facts that the rules found in it. */
export type ReadMail = {
  readonly messageId: string | null;
  readonly references: readonly string[];
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly subject: string;
  readonly sentAt: string | null;
  readonly text: string;
  readonly excerpt: string;
  readonly kind: InboundKind;
  readonly sentence: string | null;
  /** The total weight of the kind's phrases. */
  readonly weight: number;
  readonly interviewChange: "scheduled" | "moved" | "called_off" | null;
  /** The probable subject of an email without known phrases, if a person at an employer wrote it. */
  readonly hint: Hint | null;
  readonly setAside: SetAsideReason | null;
  readonly appointment: Appointment | null;
  readonly authentication: Authentication;
  /** True if it was sent to a list. */
  readonly isBulk: boolean;
  /** True if it mentions the reader's own application. */
  readonly isAboutApplication: boolean;
  /** True if it has words that only emails about jobs use. */
  readonly isAboutHiring: boolean;
  /** The job titles in the email, as written there. */
  readonly titles: readonly string[];
  /** The code or link that confirms automatic forwarding. */
  readonly forwardingCode: string | null;
};

/**
 * Reads a raw email. If the person forwarded an email as an attachment, reads the attachment.
 * @param own the person's addresses
 * @throws if the email exceeds the limits of nesting or headers
 */
export async function readMail(raw: Uint8Array, own: readonly string[]): Promise<ReadMail> {
  const email = await PostalMime.parse(raw, MIME_LIMITS);
  const attached = own.includes(email.from?.address?.toLowerCase() ?? "") ? attachedMail(email) : null;
  if (!attached) return readParsed(email, own);
  return { ...readParsed(await PostalMime.parse(attached, MIME_LIMITS), own), messageId: messageIdOf(email) };
}

const messageIdOf = ({ messageId }: Email) => messageId?.slice(0, 500) ?? null;

/** Returns the attached email if it is the only attachment; otherwise null. */
function attachedMail({ attachments }: Email): Uint8Array | null {
  const [attached, ...others] = attachments;
  if (attached?.mimeType !== "message/rfc822" || others.length > 0) return null;
  const { content } = attached;
  return typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function readParsed(email: Email, own: readonly string[]): ReadMail {
  const whole = textOf(email);
  const outer = outerSender(email);
  const isOwn = (address: string) => own.includes(address.toLowerCase());
  const forwarded = forwardedIn(whole);
  const isByPerson = isOwn(outer.address);
  const subject = (email.subject ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
  const unwrapped = isByPerson && forwarded && !saysReply(subject) ? forwarded.inner : null;
  const from = unwrapped ? senderIn(unwrapped.from) : { ...outer, address: outer.address.toLowerCase() };
  const text = withoutQuotes(unwrapped?.text ?? whole).slice(0, TEXT_MAX);
  const shownSubject = bareSubject(unwrapped?.subject || subject).slice(0, 200) || bareSubject(subject);
  const authentication = readAuthentication(email.headers);
  const appointment = appointmentIn(email.attachments);
  const words = kindOf(shownSubject, text, calendarMethod(appointment));
  const setAside = setAsideOf();
  const detected = setAside ? NOTHING : words;
  return {
    messageId: messageIdOf(email),
    references: [email.inReplyTo, email.references]
      .flatMap((ids) => ids?.match(/<[^<>\s]{1,500}>/g) ?? [])
      .slice(0, 50),
    from: { name: from.name.slice(0, 200), address: from.address.slice(0, 254) },
    replyTo: email.replyTo?.map(senderOf).find(Boolean)?.address.toLowerCase() ?? null,
    subject: shownSubject,
    sentAt: sentAtOf(email),
    text,
    excerpt: text.replace(/\s+/g, " ").trim().slice(0, EXCERPT_MAX),
    ...detected,
    setAside,
    appointment,
    authentication,
    isBulk: email.headers.some(({ key }) => key === "list-unsubscribe" || key === "list-id"),
    isAboutApplication: isAboutApplication(`${shownSubject}\n\n${text}`),
    isAboutHiring: isAboutHiring(`${shownSubject}\n\n${text}`),
    titles: mentionedTitles(shownSubject, text),
    forwardingCode: forwardingCodeOf(from.address, subject, whole),
  };

  function setAsideOf(): SetAsideReason | null {
    if (isForged(authentication) && !isByPerson) return "forged";
    if (isByPerson && (!unwrapped || isOwn(senderIn(unwrapped.from).address))) return "own_mail";
    if (!isByPerson && saysForwarded(subject) && forwarded) return "forward_of_others";
    // A mailbox for applications also confirms them by automatic reply.
    if (words.kind === "confirmation" && words.weight >= CERTAIN_RECEIPT) return null;
    const isByMachine = AUTOMATIC_MARK.test(shownSubject) && words.kind !== "confirmation";
    return isAutomaticReply(email) || isByMachine ? "automatic_reply" : null;
  }
}

/** The minimum weight of an automatic reply that confirms an application. An out-of-office message only says thank you. */
const CERTAIN_RECEIPT = 8;

/** The start of an automatic reply's subject, which stays if the email is forwarded. */
const AUTOMATIC_MARK =
  /^(?:auto(?:matic)?[- ]?reply|out of (?:the )?office|automatische (?:antwort|rückmeldung)|abwesenheit(?:snotiz)?|réponse automatique|absence du bureau|respuesta automática|fuera de (?:la )?oficina)\b/iu;

/** Returns when an email says that it was sent; null if it doesn't, or names an impossible time. */
function sentAtOf({ date }: Email): string | null {
  const sentAt = new Date(date ?? "");
  return isInCalendar(sentAt) ? sentAt.toISOString() : null;
}

/** Checks whether an email is an automatic reply, such as an out-of-office message (RFC 3834). */
function isAutomaticReply({ headers }: Email): boolean {
  return headers.some(
    ({ key, value }) =>
      (key === "auto-submitted" && value.trim().toLowerCase().startsWith("auto-replied")) ||
      key === "x-autoreply" ||
      key === "x-autorespond",
  );
}

function calendarMethod(appointment: Appointment | null): "request" | "cancel" | null {
  return appointment === null || appointment.method === "other" ? null : appointment.method;
}

/** Returns the email's text. If there is hardly any plain text, converts the HTML, cut to a maximum length. */
function textOf({ text, html }: Email): string {
  const plain = (text ?? "").replace(/\r\n?/g, "\n").slice(0, HTML_MAX).trim();
  const isNoText = plain.length < 40 && html !== undefined;
  const chosen = isNoText ? htmlToText((html ?? "").slice(0, HTML_MAX)) : plain;
  return withoutInvisible(chosen || plain);
}

/** Removes invisible characters. */
export function withoutInvisible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL can't store NUL, and no one can read the others
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200b-\u200f\u2060\ufeff]/g, "");
}

function appointmentIn(attachments: readonly Attachment[]): Appointment | null {
  for (const { mimeType, filename, content, method } of attachments) {
    if (!CALENDAR_TYPES.test(mimeType) && !filename?.toLowerCase().endsWith(".ics")) continue;
    const calendar = typeof content === "string" ? content : new TextDecoder().decode(content);
    const appointment = readAppointment(calendar);
    if (appointment) return method === "CANCEL" ? { ...appointment, method: "cancel" } : appointment;
  }
  return null;
}

/** Returns a header's sender; of a group of addresses, the first. */
function senderOf(sender: Address | undefined) {
  return sender?.group ? sender.group[0] : sender && { name: sender.name, address: sender.address ?? "" };
}

/** Returns an email's sender. Text in parentheses, or after an unquoted comma, counts as part of the name. */
function outerSender({ from, headers }: Email): { name: string; address: string } {
  const sender = senderOf(from) ?? { name: "", address: "" };
  const line = headers.find(({ key }) => key === "from")?.value ?? "";
  const isOddlyWritten = sender.address === "" || line.includes("(");
  return isOddlyWritten && !line.includes("=?") ? senderIn(line) : sender;
}

/** Reads the sender above a forwarded email, such as `Ana Ruiz <ana@acme.example>`. */
function senderIn(line: string): { name: string; address: string } {
  const [address = ""] = addressesIn(line);
  // The line keeps its length: "İ" has two letters in lower case, and no address.
  const at = line.replaceAll(/(?!İ)\p{Lu}/gu, (letter) => letter.toLowerCase()).indexOf(address);
  const name = `${line.slice(0, at)}${line.slice(at + address.length)}`
    .replace(/mailto:|[<>"[\]()*]/g, "")
    .trim();
  return { name, address };
}

const FORWARDING_SENDERS =
  /^(?:forwarding-noreply@google\.com|.{1,60}@(?:accountprotection\.|email\.)?microsoft\.com)$/;

/** Returns the code or link that confirms automatic forwarding, if a mail provider sent the email. */
function forwardingCodeOf(sender: string, subject: string, text: string): string | null {
  if (!FORWARDING_SENDERS.test(sender)) return null;
  const code = /\(?#?(\d{6,10})\)?/.exec(subject)?.[1] ?? /\b(\d{6,10})\b/.exec(text)?.[1];
  return code ?? /https:\/\/mail(?:-settings)?\.google\.com\/mail\/[^\s<>"]{1,500}/.exec(text)?.[0] ?? null;
}
