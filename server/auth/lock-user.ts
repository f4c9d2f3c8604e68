import { type Params, query } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";

/** Locks the user until the transaction ends, so that no session, key, grant, or link is added while others are being ended. */
export const lockUser = query.execute("user_lock", ({ userId }: Params<{ userId: string }>) =>
  db.selectFrom("users").select("id").where("id", "=", userId).forUpdate(),
);
