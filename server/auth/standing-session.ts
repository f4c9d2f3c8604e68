import { OperationError } from "#server/core/errors.ts";
import { type Sql, statement } from "#server/core/sql.ts";

const SHARE_USER = statement("user_share", "SELECT id FROM users WHERE id = $1 FOR KEY SHARE");
const FIND = statement(
  "sign_in_session_still",
  "SELECT 1 AS there FROM sign_in_sessions WHERE id = $1 AND user_id = $2",
);

/**
 * Waits for whoever is ending what the user has, and then looks whether the session is still there: so that nothing lasting is
 * made with a session that a reset or the first proof of the address has just ended. @throws unauthenticated
 */
export async function assertStillSignedIn(sql: Sql, userId: string, sessionId: string): Promise<void> {
  await sql.query(SHARE_USER, [userId]);
  if ((await sql.query(FIND, [sessionId, userId])).length > 0) return;
  throw new OperationError("unauthenticated", "Your session has ended. Nothing was changed.");
}
