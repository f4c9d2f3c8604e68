import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { spendRequestedMail } from "./budgets.ts";
import type { ComposedMail } from "./mail.ts";

/**
 * Has a mail sent once the transaction of `sql` is committed, and never if it is not. One that can be requested is counted.
 * @param isKnownDevice whether a device that signed in to the address before requests it
 * @throws rate_limited
 */
export async function sendMail(
  sql: Sql,
  { purpose, ...mail }: ComposedMail,
  isKnownDevice = false,
): Promise<void> {
  if (purpose !== null) await spendRequestedMail(sql, { to: mail.to, purpose }, isKnownDevice);
  await enqueue(sql, "send-mail", mail);
}
