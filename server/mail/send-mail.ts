import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { maySendNotice, type Requester, spendRequestedMail } from "./budgets.ts";
import { type ComposedMail, composeMail, type Mail, type MailTransport, type Notice } from "./compose.ts";

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

/** Loads the transport on demand, because a process without SMTP doesn't need nodemailer. */
async function chooseTransport(): Promise<MailTransport> {
  const { SMTP_URL: url, MAIL_FROM: from } = env();
  if (url === undefined || from === undefined) return (await import("./local-mailbox.ts")).localMailbox;
  return (await import("./smtp.ts")).smtpTransport({ url, from });
}

/** The number of emails that a job sends. */
export const NOTICES_A_JOB = 100;

/**
 * Schedules a notice, to be emailed only if the transaction of `sql` is committed. It takes the
 * organization's turns.
 */
export async function planNotice(sql: Sql, notice: Notice): Promise<void> {
  const { organizationId, to } = notice;
  for (let at = 0; at < to.length; at += NOTICES_A_JOB) {
    const portion = { ...notice, to: to.slice(at, at + NOTICES_A_JOB) };
    await onBehalfOf(organizationId, () => enqueue(sql, "send-notices", portion));
  }
}

/** Emails a notice to each receiver, except those who already got the day's maximum of this kind. */
export async function sendNotices({ kind, organizationId, to, link, values }: Notice): Promise<void> {
  await inSqlTransaction(async (sql) => {
    for (const email of to) {
      if (!(await maySendNotice(sql, "organizations", `${kind} ${organizationId} ${email}`))) continue;
      await sendMail(sql, composeMail(kind, email, link, values));
    }
  });
}
