import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { Mail, MailTransport } from "./mail.ts";

/** Passes an email to this installation's transport. Throws if it is rejected, so that the job retries. */
export async function deliverMail(mail: Mail, id: string): Promise<void> {
  const transport = await processGlobal("mail-transport", chooseTransport);
  await transport.deliver(mail, id);
}

/** Loads the transport on demand: a process without SMTP doesn't need nodemailer. */
async function chooseTransport(): Promise<MailTransport> {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
  if (url === undefined || from === undefined) return (await import("./local-mailbox.ts")).localMailbox;
  return (await import("./smtp.ts")).smtpTransport({ url, from });
}
