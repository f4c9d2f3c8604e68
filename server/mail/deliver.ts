import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { Mail, MailTransport } from "./mail.ts";

/** Hands a mail to the transport of this installation; throws where it is refused, so that the job tries again. */
export async function deliverMail(mail: Mail, id: string): Promise<void> {
  const transport = await processGlobal("mail-transport", chooseTransport);
  await transport.deliver(mail, id);
}

/** Loaded when it is needed: nodemailer has no business in a process that sends nothing through SMTP. */
async function chooseTransport(): Promise<MailTransport> {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
  if (url === undefined || from === undefined) return (await import("./local-mailbox.ts")).localMailbox;
  return (await import("./smtp.ts")).smtpTransport({ url, from });
}
