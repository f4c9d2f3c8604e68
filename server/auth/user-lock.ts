import { equal } from "#server/core/clauses.ts";
import { OperationError } from "#server/core/errors.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";

type OfUser = { userId: string };

/** Locks the user until the transaction ends, so that no session, key, grant, or link is added while others are being ended. */
export const lockUser = query.execute("user_lock", ({ userId }: Params<OfUser>) =>
  selectFrom("users").select("id").where("id", "=", userId).forUpdate(),
);

const shareUser = query.execute("user_share", ({ userId }: Params<OfUser>) =>
  selectFrom("users").select("id").where("id", "=", userId).forKeyShare(),
);

const exists = query.matches(
  "sign_in_session_still",
  ({ sessionId, userId }: Params<OfUser & { sessionId: string }>) =>
    selectFrom("sign_in_sessions")
      .select("id")
      .where(equal({ id: sessionId, user_id: userId })),
);

/**
 * Waits for any transaction that ends the user's credentials, then checks that the session still exists, so that nothing permanent is
 * created in a session that a reset or the first verification of the address has just ended. @throws unauthenticated
 */
export async function assertStillSignedIn(sql: Sql, userId: string, sessionId: string): Promise<void> {
  await shareUser(sql, { userId });
  if (await exists(sql, { sessionId, userId })) return;
  throw new OperationError("unauthenticated", "Your session has ended. Nothing was changed.");
}
