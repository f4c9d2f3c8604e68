import { createTranslator } from "next-intl";
import words from "../../messages/en/mail.json" with { type: "json" };
import { renderHtml } from "./html.ts";
import type { Mail } from "./mail.ts";

/** The occasions on which mail is sent; their words are in `messages/en/mail.json`. */
export type MailKind = Exclude<keyof typeof words, "copyLink" | "footer">;

const t = createTranslator({ locale: "en", messages: { mail: words }, namespace: "mail" });

/** The mail of an occasion: one heading, a few sentences, one link. */
export function composeMail(kind: MailKind, to: string, link: string): Mail {
  const parts = {
    heading: t(`${kind}.heading`),
    body: t(`${kind}.body`),
    action: t(`${kind}.action`),
    note: t(`${kind}.note`),
    footer: t("footer", { email: to }),
    copyLink: t("copyLink"),
    link,
  };
  const text = [parts.heading, parts.body, `${parts.action}:\n${link}`, parts.note, `--\n${parts.footer}`];
  return { to, subject: t(`${kind}.subject`), text: `${text.join("\n\n")}\n`, html: renderHtml(parts) };
}
