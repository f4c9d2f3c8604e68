import { createTransport } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import { mayMailUnencrypted } from "#server/lib/cleartext.ts";
import type { MailTransport } from "./compose.ts";

export type SmtpSettings = {
  url: string;
  from: string;
  timeoutMs?: number;
  /** True to reject a server without STARTTLS. */
  requireTls?: boolean;
};

/**
 * Returns the transport through an SMTP server, given its URL and the sender's address. Email is sent to
 * another machine only encrypted, unless the URL waives TLS (`?ignoreTLS=true`). An unresponsive server is an
 * error, and the job retries.
 */
export function smtpTransport(settings: SmtpSettings): MailTransport {
  const { url, from, timeoutMs = 15_000, requireTls = !mayMailUnencrypted(url) } = settings;
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  // `createTransport` itself accepts only the URL, without further options.
  const server = createTransport(new SMTPTransport({ url, ...times, requireTLS: requireTls }));
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "offerlane";
  return {
    async deliver({ to, subject, text, html, replyTo, unsubscribe, calendar }, id) {
      const headers = { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribe) };
      // An object, not a text: an address with a comma or line end must not become two.
      const recipient = { name: "", address: to };
      await server.sendMail({
        from,
        to: recipient,
        subject,
        text,
        html,
        headers,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(calendar ? { icalEvent: { method: calendar.method, content: calendar.text } } : {}),
        messageId: `<${id}@${domain}>`,
      });
    },
  };
}

/** Returns headers with which an email program offers to turn the email off by one POST (RFC 2369, 3.2; RFC 8058, 3.1). */
function unsubscribeHeaders(link: string | undefined): Record<string, string> {
  if (link === undefined) return {};
  return { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
