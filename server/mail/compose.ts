import { type TextValues, textsOf } from "#server/lib/texts.ts";
import words from "../../messages/en/mail.json" with { type: "json" };
import { renderHtml } from "./html.ts";
import { nameInMail } from "./name-in-mail.ts";

/** The kinds of email. Their texts are in `messages/en/mail.json`. */
export type MailKind = Exclude<keyof typeof words, "copyLink" | "footer" | "unsubscribe" | "notMe">;

/** An organization's email with the same text to several people. */
export type Notice = {
  readonly kind: MailKind;
  readonly organizationId: string;
  readonly to: readonly string[];
  readonly link: string;
  readonly values: TextValues;
};

const t = textsOf(words);

type KindWithAction = {
  [Kind in MailKind]: (typeof words)[Kind] extends { action: string } ? Kind : never;
}[MailKind];

/** Emails about a change to an account that have no action of their own share one: it undoes the change. */
function hasAction(kind: MailKind): kind is KindWithAction {
  return "action" in words[kind];
}

/**
 * The purpose of each requestable kind. Kinds that look the same on a page share a purpose, so that no kind
 * reveals who has an account. All other kinds are notices.
 */
const PURPOSES: Partial<Record<MailKind, MailPurpose>> = {
  signInLink: "sign_in",
  confirmAddress: "confirm",
  welcome: "sign_up",
  addressTaken: "sign_up",
  resetPassword: "reset",
  noAccount: "reset",
};

type More = Pick<Mail, "unsubscribe" | "replyTo"> & { readonly items?: readonly string[] };

/**
 * Returns an email of a kind: one heading, a few sentences, one link.
 * @param more `unsubscribe` is the link that turns off email of this kind, if people can; `replyTo` gets the
 * replies; `items` are listed below the sentences
 */
export function composeMail(
  kind: MailKind,
  to: string,
  link: string,
  texts: TextValues = {},
  { unsubscribe, replyTo, items = [] }: More = {},
): ComposedMail {
  const values = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, nameInMail(value)]));
  const closing = hasAction(kind) ? kind : "notMe";
  const parts = {
    heading: t(`${kind}.heading`, values),
    body: t(`${kind}.body`, values),
    action: t(`${closing}.action`),
    note: t(`${closing}.note`, values),
    footer: t(replyTo === undefined ? "footer.unread" : "footer.read", { email: to }),
    copyLink: t("copyLink"),
    items,
    link,
    ...(unsubscribe === undefined ? {} : { unsubscribe, unsubscribeAction: t("unsubscribe.action") }),
  };
  const foot = unsubscribe === undefined ? [] : [`${t("unsubscribe.footer")}\n${unsubscribe}`];
  const text = [
    parts.heading,
    parts.body,
    ...(items.length === 0 ? [] : [items.map((item) => `- ${item}`).join("\n")]),
    `${parts.action}:\n${link}`,
    parts.note,
    `--\n${parts.footer}`,
    ...foot,
  ];
  return {
    purpose: PURPOSES[kind] ?? null,
    to,
    subject: t(`${kind}.subject`, values),
    text: `${text.join("\n\n")}\n`,
    html: renderHtml(parts),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}

/** Returns the digest's line for a kind of items on Today. */
export function digestItem(kind: keyof typeof words.digest.items, count: number): string {
  return t(`digest.items.${kind}`, { count: String(count) });
}

/** Returns the digest's line for a kind of work with the applicants whom the reader coaches in an organization. */
export function caseloadItem(
  kind: keyof typeof words.digest.caseload,
  organization: string,
  count: number,
): string {
  return t(`digest.caseload.${kind}`, { organization: nameInMail(organization), count: String(count) });
}

/** The purposes for which anyone who knows or claims an address can request an email to it. */
export type MailPurpose = "sign_in" | "sign_up" | "confirm" | "reset";

/** One message to one person, as text and HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address for replies, if replies are read. */
  readonly replyTo?: string;
  /** A link that turns off email of this kind, if people can. Email programs show it as a button. */
  readonly unsubscribe?: string;
  /** A calendar file that email programs offer to add, or to remove. */
  readonly calendar?: { readonly method: "REQUEST" | "CANCEL"; readonly text: string };
};

/**
 * A composed message and the purpose for which it was requested; the purpose is null if no one can request
 * the message.
 */
export type ComposedMail = Mail & { readonly purpose: MailPurpose | null };

/** The transport of email: SMTP if configured, otherwise the mailbox in the database. */
export interface MailTransport {
  /** Delivers the message. `id` stays the same on retries, so that the receiver can detect them. */
  deliver(mail: Mail, id: string): Promise<void>;
}
