import { type TextValues, textsOf } from "#server/lib/texts.ts";
import words from "../../messages/en/mail.json" with { type: "json" };
import { renderHtml } from "./html.ts";
import type { Mail } from "./mail.ts";

/** The occasions on which mail is sent; their words are in `messages/en/mail.json`. */
export type MailKind = Exclude<keyof typeof words, "copyLink" | "footer">;

const t = textsOf(words);

/** The mail of an occasion: one heading, a few sentences, one link. */
export function composeMail(kind: MailKind, to: string, link: string, given: TextValues = {}): Mail {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, onOneLine(value)]));
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
    to,
    subject: t(`${kind}.subject`, values),
    text: `${text.join("\n\n")}\n`,
    html: renderHtml(parts),
  };
}

/** A name that people gave may hold anything; a subject is one line. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
