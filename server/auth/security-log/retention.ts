import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, statement } from "#server/core/statements.ts";

/** How long a person's security log reaches back; the table takes no earlier deletion (its migration). */
const SECONDS = LIMITS.lifetimes.securityEvent;

const FORGET = statement("security_event_forget", () =>
  db
    .deleteFrom("security_events")
    .where("at", "<", raw<string>`now() - make_interval(secs => ${raw.lit(SECONDS)})`),
);

/** Drops the events that are past their time. */
export async function forgetOldSecurityEvents(sql: Sql): Promise<void> {
  await sql.run(FORGET, {});
}
