import { createTransport } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import { mayMailInClear } from "#server/lib/cleartext.ts";
import type { MailTransport } from "./mail.ts";

export type SmtpSettings = {
  url: string;
  from: string;
  timeoutMs?: number;
  /** Whether a server without STARTTLS is refused. */
  requireTls?: boolean;
};

/**
 * Mail through an SMTP server: its URL, and the address that mail comes from. A link that signs in goes to no other machine
 * in the clear, and a server that says nothing is given up; the job then tries again.
 */
export function smtpTransport(settings: SmtpSettings): MailTransport {
  const { url, from, timeoutMs = 15_000, requireTls = !mayMailInClear(url) } = settings;
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  // `createTransport` itself would take the URL and nothing beside it.
  const server = createTransport(new SMTPTransport({ url, ...times, requireTLS: requireTls }));
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "offerlane";
  return {
    async deliver({ to, subject, text, html, unsubscribe }, id) {
      const headers = { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribe) };
      // Built, never parsed: an address with a comma or a line end in it must not become two.
      const recipient = { name: "", address: to };
      await server.sendMail({
        from,
        to: recipient,
        subject,
        text,
        html,
        headers,
        messageId: `<${id}@${domain}>`,
      });
    },
  };
}

/** What has a mail program offer to turn the mail off, by one POST of its own (RFC 2369, 3.2; RFC 8058, 3.1). */
function unsubscribeHeaders(link: string | undefined): Record<string, string> {
  if (link === undefined) return {};
  return { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
