import { LIMITS } from "#domain/limits.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import type { Actor } from "./actor.ts";
import { OperationError } from "./errors.ts";
import { type Sql, sqlOn } from "./sql.ts";
import { db, type Slots, statement } from "./statements.ts";

const SECONDS = LIMITS.lifetimes.authentication;

const AUTHENTICATED_AT = statement(
  "session_authenticated_at",
  ({ sessionId, userId }: Slots<{ sessionId: string; userId: string }>) =>
    db
      .selectFrom("sign_in_sessions")
      .select("authenticated_at as authenticatedAt")
      .where("id", "=", sessionId)
      .where("user_id", "=", userId),
);

/**
 * What has to be preceded by a proof of who sits before the browser: `always`, or where somebody becomes an owner or an owner's
 * membership changes, which the verb finds out.
 */
export type Reauthentication = "always" | "owners";

/** Whether the person before this browser proved who they are within the last ten minutes. */
export async function isRecentlyAuthenticated(
  { sessionId, userId }: Actor,
  sql: Sql = sqlOn(pool),
): Promise<boolean> {
  if (sessionId === undefined) return false;
  const row = await sql.first(AUTHENTICATED_AT, { sessionId, userId });
  const at = row ? Date.parse(row.authenticatedAt) : 0;
  return at > now().getTime() - SECONDS * 1_000;
}

/**
 * Lets a person go on who proved who they are within the last ten minutes. Programs are not asked, for a key or token can't prove
 * anything more; neither is a sandbox, where nothing is at stake and a guest has nothing to prove it with.
 * @param sql the transaction, where there is one
 * @throws reauthentication_required
 */
export async function requireRecentAuthentication(actor: Actor, sql?: Sql): Promise<void> {
  if (actor.kind !== "session" || actor.environment === "sandbox") return;
  if (await isRecentlyAuthenticated(actor, sql)) return;
  throw new OperationError("reauthentication_required", "Confirm it's you, then try again.");
}
