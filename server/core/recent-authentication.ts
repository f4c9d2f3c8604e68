import { LIMITS } from "#domain/limits.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import type { Actor } from "./actor.ts";
import { equal } from "./clauses.ts";
import { OperationError } from "./errors.ts";
import { type Params, query } from "./query.ts";
import { type Sql, sqlOn } from "./sql.ts";
import { selectFrom } from "./statements.ts";

const SECONDS = LIMITS.lifetimes.authentication;

const readAuthentication = query.maybeOne(
  "session_authenticated_at",
  ({ sessionId, userId }: Params<{ sessionId: string; userId: string }>) =>
    selectFrom("sign_in_sessions")
      .select("authenticated_at as authenticatedAt")
      .where(equal({ id: sessionId, user_id: userId })),
);

/** Checks whether the person at this browser authenticated within the last ten minutes. */
export async function isRecentlyAuthenticated(
  { sessionId, userId }: Actor,
  sql: Sql = sqlOn(pool),
): Promise<boolean> {
  if (sessionId === undefined) return false;
  const row = await readAuthentication(sql, { sessionId, userId });
  const at = row ? Date.parse(row.authenticatedAt) : 0;
  return at > now().getTime() - SECONDS * 1_000;
}

/**
 * Throws unless the person authenticated within the last ten minutes. Exempts programs, because a key or
 * token can't prove anything more, and sandboxes: they contain sample data, and guests have no credentials.
 * @param sql the transaction, if there is one
 * @throws reauthentication_required
 */
export async function requireRecentAuthentication(actor: Actor, sql?: Sql): Promise<void> {
  if (actor.kind !== "session" || actor.environment === "sandbox") return;
  if (await isRecentlyAuthenticated(actor, sql)) return;
  throw new OperationError("reauthentication_required", "Confirm it's you, then try again.");
}
