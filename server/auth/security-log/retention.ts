import { type Sql, statement } from "#server/core/sql.ts";

/** How long a person's security log reaches back; the table takes no earlier deletion (its migration). */
const SECURITY_LOG_DAYS = 180;

const FORGET = statement(
  "security_event_forget",
  `DELETE FROM security_events WHERE at < now() - interval '${SECURITY_LOG_DAYS} days'`,
);

/** Drops the events that are past their time. */
export async function forgetOldSecurityEvents(sql: Sql): Promise<void> {
  await sql.query(FORGET, []);
}
