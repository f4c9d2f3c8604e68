import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { Mail } from "./mail.ts";

/** Has a mail sent once the transaction of `sql` is committed, and never if it is not. */
export async function sendMail(sql: Sql, mail: Mail): Promise<void> {
  await enqueue(sql, "send-mail", mail);
}
