import { createTransport } from "nodemailer";
import type { MailTransport } from "./mail.ts";

const TIMEOUT_MS = 15_000;

/** Mail through an SMTP server: its URL, and the address that mail comes from. */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const server = createTransport({ url, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "offerlane";
  return {
    async deliver({ to, subject, text, html }, id) {
      const headers = { "Auto-Submitted": "auto-generated" };
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
