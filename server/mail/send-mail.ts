import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type Requester, spendRequestedMail } from "./budgets.ts";
import type { ComposedMail, Mail, MailTransport } from "./mail.ts";

/**
 * Schedules an email, to be sent only if the transaction of `sql` is committed. Counts it if it was requested.
 * @throws rate_limited
 */
export async function sendMail(
  sql: Sql,
  { purpose, ...mail }: ComposedMail,
  requester: Requester = {},
): Promise<void> {
  if (purpose !== null) await spendRequestedMail(sql, { to: mail.to, purpose }, requester);
  await enqueue(sql, "send-mail", mail);
}

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
