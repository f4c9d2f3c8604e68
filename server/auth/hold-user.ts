import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";

const HOLD_USER = statement("user_hold", ({ userId }: Slots<{ userId: string }>) =>
  db.selectFrom("users").select("id").where("id", "=", userId).forUpdate(),
);

/** Locks the user until the transaction ends, so that no session, key, grant, or link is added while others are being ended. */
export async function holdUser(sql: Sql, userId: string): Promise<void> {
  await sql.run(HOLD_USER, { userId });
}
