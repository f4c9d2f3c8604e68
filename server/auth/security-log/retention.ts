import { LIMITS } from "#domain/limits.ts";
import { type Sql, statement } from "#server/core/sql.ts";

/** How long a person's security log reaches back; the table takes no earlier deletion (its migration). */
const SECONDS = LIMITS.lifetimes.securityEvent;

const FORGET = statement(
  "security_event_forget",
  `DELETE FROM security_events WHERE at < now() - interval '${SECONDS} seconds'`,
);

/** Drops the events that are past their time. */
export async function forgetOldSecurityEvents(sql: Sql): Promise<void> {
  await sql.query(FORGET, []);
}
