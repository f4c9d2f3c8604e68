import { ALL_SCOPES } from "#domain/scopes.ts";
import type { Actor } from "#server/core/actor.ts";
import { sqlOn, statement } from "#server/core/sql.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { credentialCache } from "./credential-cache.ts";
import { readClaims, SESSION_IDLE_SECONDS, sessionCookieIn } from "./session-cookie.ts";

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
          LEAST(session.expires_at, session.last_seen_at + interval '${SESSION_IDLE_SECONDS} seconds') AS "expiresAt",
          session.last_seen_at AS "lastSeenAt"
   FROM sign_in_sessions AS session
   JOIN users AS person ON person.id = session.user_id
   JOIN accounts AS account
     ON account.user_id = session.user_id AND (account.sandbox_id IS NOT NULL) = session.in_sandbox
   WHERE session.id = $1 AND session.user_id = $2
     AND session.expires_at > $3::timestamptz
     AND session.last_seen_at > $3::timestamptz - interval '${SESSION_IDLE_SECONDS} seconds'`,
);
const TOUCH = statement(
  "sign_in_session_touch",
  `UPDATE sign_in_sessions SET last_seen_at = $2::timestamptz, network = coalesce($3, network)
   WHERE id = $1 AND last_seen_at < $2::timestamptz - interval '1 minute'`,
);

const cache = () => credentialCache<KnownSession>("session", CACHE_MS);

/** Whether a person does something with the session: what a page does by itself keeps none alive. */
type Use = { readonly isVisit: boolean };
const VISIT: Use = { isVisit: true };

/** Who a request's `Cookie` header signs in; null where it holds no session, or one that has ended. */
export async function readSession(cookieHeader: string | null, use = VISIT): Promise<Session | null> {
  const cookie = cookieHeader === null ? null : sessionCookieIn(cookieHeader);
  return cookie === null ? null : readSessionCookie(cookie, use);
}

/** The same from the session cookie's value. */
export async function readSessionCookie(cookie: string, use = VISIT): Promise<Session | null> {
  const known = await cache().get(cookie, () => find(cookie, use));
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

const STANDING = statement(
  "sign_in_session_standing",
  `SELECT id FROM sign_in_sessions WHERE id = ANY($1::text[]) AND expires_at > $2::timestamptz
     AND last_seen_at > $2::timestamptz - interval '${SESSION_IDLE_SECONDS} seconds'`,
);

/** Those of the sessions that have not ended; asking is no visit. */
export async function standingSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sqlOn(pool).query<{ id: string }>(STANDING, [ids, now().toISOString()]);
  return new Set(rows.map(({ id }) => id));
}

async function find(cookie: string, { isVisit }: Use): Promise<KnownSession | null> {
  const claims = await readClaims(cookie);
  if (claims === null) return null;
  const { sessionId, userId } = claims;
  const [row] = await sqlOn(pool).query<SessionRow>(FIND, [sessionId, userId, now().toISOString()]);
  if (row === undefined) return null;
  if (isVisit) touch(sessionId, row.lastSeenAt);
  const { accountId, sandboxId, isGuest, expiresAt } = row;
  return { id: sessionId, expiresAt, session: { sessionId, userId, accountId, sandboxId, isGuest } };
}

/** Notes the visit once a minute, beside the request, and whence it comes. */
function touch(sessionId: string, lastSeenAt: string): void {
  const moment = now();
  const from = requestOrigin();
  if (Date.parse(lastSeenAt) > moment.getTime() - TOUCH_MS) return;
  sqlOn(pool)
    .query(TOUCH, [sessionId, moment.toISOString(), from === null ? null : networkOf(from.ip)])
    .catch((error: Error) => logger.warn({ error: error.message }, "a visit was not noted"));
}
