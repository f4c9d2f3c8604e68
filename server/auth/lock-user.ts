import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";

const LOCK_USER = statement("user_lock", ({ userId }: Params<{ userId: string }>) =>
  db.selectFrom("users").select("id").where("id", "=", userId).forUpdate(),
);

/** Locks the user until the transaction ends, so that no session, key, grant, or link is added while others are being ended. */
export async function lockUser(sql: Sql, userId: string): Promise<void> {
  await sql.run(LOCK_USER, { userId });
}
