import type { Actor } from "#server/core/actor.ts";
import { ALL_SCOPES } from "#server/core/scopes.ts";
import { sqlOn, statement } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { credentialCache } from "./credential-cache.ts";
import { readClaims, sessionCookieIn } from "./session-cookie.ts";

const CACHE_MS = 5_000;
const TOUCH_MS = 60_000;

/** A browser that is signed in, and the account in which it works: live, or the one in the user's sandbox. */
export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly accountId: string;
  /** Null in the live account. */
  readonly sandboxId: string | null;
  /** Whether it is somebody's who has no account, only a sandbox for some days. */
  readonly isGuest: boolean;
};
type KnownSession = { readonly id: string; readonly expiresAt: string; readonly session: Session };
type SessionRow = Pick<Session, "accountId" | "sandboxId" | "isGuest"> & {
  expiresAt: string;
  lastSeenAt: string;
};

const FIND = statement(
  "sign_in_session_find",
  `SELECT account.id AS "accountId", account.sandbox_id AS "sandboxId", person.guest_until IS NOT NULL AS "isGuest",
          session.expires_at AS "expiresAt", session.last_seen_at AS "lastSeenAt"
   FROM sign_in_sessions AS session
   JOIN users AS person ON person.id = session.user_id
   JOIN accounts AS account
     ON account.user_id = session.user_id AND (account.sandbox_id IS NOT NULL) = session.in_sandbox
   WHERE session.id = $1 AND session.user_id = $2`,
);
const TOUCH = statement(
  "sign_in_session_touch",
  `UPDATE sign_in_sessions SET last_seen_at = $2::timestamptz
   WHERE id = $1 AND last_seen_at < $2::timestamptz - interval '1 minute'`,
);

const cache = () => credentialCache<KnownSession>("session", CACHE_MS);

/** Who a request's `Cookie` header signs in; null where it holds no session, or one that has ended. */
export async function readSession(cookieHeader: string | null): Promise<Session | null> {
  const cookie = cookieHeader === null ? null : sessionCookieIn(cookieHeader);
  return cookie === null ? null : readSessionCookie(cookie);
}

/** The same from the session cookie's value. */
export async function readSessionCookie(cookie: string): Promise<Session | null> {
  const known = await cache().get(cookie, () => find(cookie));
  return known === null ? null : known.session;
}

/** A signed-in person as the caller of operations: everything, in the account in which their browser works. */
export async function actorOfSession({ sessionId, userId, accountId, sandboxId }: Session): Promise<Actor> {
  return {
    kind: "session",
    principal: `session:${userId}`,
    userId,
    accountId,
    environment: sandboxId === null ? "live" : "sandbox",
    sandboxId,
    scopes: ALL_SCOPES,
    displayPrefix: "session",
    restrictedToOrganizationId: null,
    sessionId,
  };
}

async function find(cookie: string): Promise<KnownSession | null> {
  const claims = await readClaims(cookie);
  if (claims === null) return null;
  const { sessionId, userId } = claims;
  const [row] = await sqlOn(pool).query<SessionRow>(FIND, [sessionId, userId]);
  if (row === undefined) return null;
  touch(sessionId, row.lastSeenAt);
  const { accountId, sandboxId, isGuest, expiresAt } = row;
  return { id: sessionId, expiresAt, session: { sessionId, userId, accountId, sandboxId, isGuest } };
}

/** Notes the visit once a minute, beside the request. */
function touch(sessionId: string, lastSeenAt: string): void {
  const moment = now();
  if (Date.parse(lastSeenAt) > moment.getTime() - TOUCH_MS) return;
  sqlOn(pool)
    .query(TOUCH, [sessionId, moment.toISOString()])
    .catch((error: Error) => logger.warn({ error: error.message }, "a visit was not noted"));
}
