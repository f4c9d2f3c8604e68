import { type TextValues, textsOf } from "#server/lib/texts.ts";
import words from "../../messages/en/mail.json" with { type: "json" };
import { renderHtml } from "./html.ts";
import type { ComposedMail, MailPurpose } from "./mail.ts";
import { nameInMail } from "./name-in-mail.ts";

/** The occasions on which mail is sent; their words are in `messages/en/mail.json`. */
export type MailKind = Exclude<keyof typeof words, "copyLink" | "footer">;

const t = textsOf(words);

/** What each kind is requested for; kinds that tell the same page the same story, so that none says who is here. */
const PURPOSES: Record<MailKind, MailPurpose | null> = {
  signInLink: "sign_in",
  confirmAddress: "confirm",
  welcome: "sign_up",
  addressTaken: "sign_up",
  resetPassword: "reset",
  noAccount: "reset",
  passwordChanged: null,
  // Counted by who invites: server/mail/budgets.ts.
  invitation: null,
};

/** The mail of an occasion: one heading, a few sentences, one link. */
export function composeMail(kind: MailKind, to: string, link: string, given: TextValues = {}): ComposedMail {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, nameInMail(value)]));
  const parts = {
    heading: t(`${kind}.heading`, values),
    body: t(`${kind}.body`, values),
    action: t(`${kind}.action`),
    note: t(`${kind}.note`, values),
    footer: t("footer", { email: to }),
    copyLink: t("copyLink"),
    link,
  };
  const text = [parts.heading, parts.body, `${parts.action}:\n${link}`, parts.note, `--\n${parts.footer}`];
  return {
    purpose: PURPOSES[kind],
    to,
    subject: t(`${kind}.subject`, values),
    text: `${text.join("\n\n")}\n`,
    html: renderHtml(parts),
  };
}
