import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { maySendNotice } from "./budgets.ts";
import { composeMail, type Notice } from "./compose.ts";
import { sendMail } from "./send-mail.ts";

/** The number of emails that a job sends. */
export const NOTICES_A_JOB = 100;

/** Schedules a notice, to be emailed only if the transaction of `sql` is committed. It takes the organization's turns. */
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
