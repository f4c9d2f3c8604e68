import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { type Requester, spendRequestedMail } from "./budgets.ts";
import type { ComposedMail } from "./mail.ts";

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
