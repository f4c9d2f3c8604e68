import EmailReplyParser from "email-reply-parser";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { htmlToText } from "#server/lib/html-text.ts";
import type { Attributes } from "#server/lib/html-tokens.ts";
import type { MailedReply } from "#server/resources/messages/service.ts";
import { forwardedIn } from "./forwarded.ts";
import { HTML_MAX, MIME_LIMITS, withoutInvisible } from "./message.ts";

const TEXT_MAX = 50_000;
const FILES_MAX = 100;
const FILE_NAME_MAX = 255;
/** The precedence of mass mail and automatic replies. */
const AUTOMATIC_PRECEDENCE = /^(?:bulk|junk|list|auto_reply)$/;
/** The type of delivery reports and read receipts (RFC 6522). */
const REPORT = /^multipart\/report\b/;

/**
 * Reads a raw email as a reply to one of our notices.
 * @throws if the email exceeds the limits of nesting or headers
 */
export async function readReply(raw: Uint8Array): Promise<MailedReply> {
  const email = await PostalMime.parse(raw, MIME_LIMITS);
  const text = ownTextOf(email);
  return {
    identity: email.messageId ?? [email.from?.address, email.date, text].join("\n"),
    text,
    files: email.attachments.filter(isFile).slice(0, FILES_MAX).map(fileNameOf),
    isAutomatic: isAutomatic(email),
  };
}

/** Checks whether a program sent an email, such as an out-of-office reply (RFC 3834) or a delivery failure (RFC 3464). */
function isAutomatic({ headers }: Email): boolean {
  return headers.some(({ key, value: headerValue }) => {
    const value = headerValue.trim().toLowerCase();
    return (
      (key === "auto-submitted" && !value.startsWith("no")) ||
      (key === "precedence" && AUTOMATIC_PRECEDENCE.test(value)) ||
      (key === "return-path" && value.replace(/\s/g, "") === "<>") ||
      (key === "content-type" && REPORT.test(value)) ||
      key === "x-autoreply" ||
      key === "x-autorespond"
    );
  });
}

/** Returns the text that the person wrote, without the email that it quotes. */
function ownTextOf({ text, html }: Email): string {
  const plain = (text ?? "").replace(/\r\n?/g, "\n").slice(0, HTML_MAX).trim();
  const shown = plain === "" ? htmlToText((html ?? "").slice(0, HTML_MAX), isQuote) : plain;
  return withoutQuoted(withoutInvisible(shown).slice(0, TEXT_MAX).toWellFormed());
}

/** Checks whether an element is marked as the quoted email, as in Gmail, Yahoo, Outlook, and others. */
function isQuote(name: string, attributes: Attributes): boolean {
  const marks = `${attributes.class ?? ""} ${attributes.id ?? ""}`;
  return (
    name === "blockquote" || /\b(?:gmail_quote|yahoo_quoted|divRplyFwdMsg|moz-cite-prefix)\b/.test(marks)
  );
}

/**
 * Removes the emails that a text quotes. Keeps signatures, because people also write below them, except one-line ones such as "Sent from
 * my iPhone" and those below "-- ".
 */
function withoutQuoted(text: string): string {
  // Outlook quotes an email below its headers, which are in the person's language.
  const above = forwardedIn(text)?.above ?? text;
  return new EmailReplyParser()
    .read(above)
    .getFragments()
    .filter(
      (fragment) => !fragment.isQuoted() && !(fragment.isSignature() && isRemovable(fragment.getContent())),
    )
    .map((fragment) => fragment.getContent().trim())
    .filter((part) => part !== "")
    .join("\n\n");
}

const isRemovable = (signature: string) => signature.startsWith("-- \n") || !signature.trim().includes("\n");

/** Checks whether an attachment is a file that the person meant to send: not an image in the text, nor a cryptographic signature. */
function isFile({ disposition, related, mimeType }: Attachment): boolean {
  if (/^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/.test(mimeType)) return false;
  return !(related || disposition === "inline") || !mimeType.startsWith("image/");
}

function fileNameOf({ filename, mimeType }: Attachment): string {
  return (filename?.trim() || mimeType).slice(0, FILE_NAME_MAX);
}
