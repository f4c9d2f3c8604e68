import { sql as raw } from "kysely";
import { ALL_SCOPES } from "#domain/scopes.ts";
import type { Actor } from "#server/core/actor.ts";
import { any, equal, fieldsOf } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { selectFrom, updateTable } from "#server/core/statements.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { credentialCache, isRecentlyRecorded } from "./credential-cache.ts";
import { digestOf } from "./secrets.ts";
import { readClaims, SESSION_IDLE_SECONDS, sessionCookieIn } from "./session-cookie.ts";

const CACHE_MS = 5_000;

/** A signed-in browser, and the account that it works in: the live account or the sandbox's. */
export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly accountId: string;
  /** Null in the live account. */
  readonly sandboxId: string | null;
  /** True for a guest, who has no account, only a temporary sandbox. */
  readonly isGuest: boolean;
};
type KnownSession = { readonly id: string; readonly expiresAt: string; readonly session: Session };
const idle = raw`make_interval(secs => ${raw.lit(SESSION_IDLE_SECONDS)})`;

const findSession = query.maybeOne(
  "sign_in_session_find",
  ({ sessionId, userId, at }: Params<{ sessionId: string; userId: string; at: Date }>) =>
    selectFrom("sign_in_sessions as session")
      .innerJoin("users as person", "person.id", "session.user_id")
      .innerJoin("accounts as account", (join) =>
        join
          .onRef("account.user_id", "=", "session.user_id")
          .on((eb) =>
            eb(
              raw<boolean>`(${eb.ref("account.sandbox_id")} IS NOT NULL)`,
              "=",
              eb.ref("session.in_sandbox"),
            ),
          ),
      )
      .select((eb) => [
        ...fieldsOf("account", "id:accountId sandbox_id"),
        raw<boolean>`${eb.ref("person.guest_until")} IS NOT NULL`.as("isGuest"),
        raw<string>`least(${eb.ref("session.expires_at")}, ${eb.ref("session.last_seen_at")} + ${idle})`.as(
          "expiresAt",
        ),
        "session.last_seen_at as lastSeenAt",
      ])
      .where(equal({ "session.id": sessionId, "session.user_id": userId }))
      .where("session.expires_at", ">", at)
      .where("session.last_seen_at", ">", raw<string>`${at}::timestamptz - ${idle}`),
);

type Visit = { sessionId: string; at: Date; network: string | null };
const noteVisit = query.execute("sign_in_session_touch", ({ sessionId, at, network }: Params<Visit>) =>
  updateTable("sign_in_sessions")
    .set((eb) => ({ last_seen_at: at, network: eb.fn.coalesce(network, "network") }))
    .where("id", "=", sessionId)
    .where("last_seen_at", "<", raw<string>`${at}::timestamptz - interval '1 minute'`),
);

const findActive = query.many(
  "sign_in_session_standing",
  ({ ids, at }: Params<{ ids: readonly string[]; at: Date }>) =>
    selectFrom("sign_in_sessions")
      .select("id")
      .where("id", "=", any(ids))
      .where("expires_at", ">", at)
      .where("last_seen_at", ">", raw<string>`${at}::timestamptz - ${idle}`),
);

const cache = () => credentialCache<KnownSession>("session", CACHE_MS);

/** True if a person uses the session: automatic requests of a page don't keep it alive. */
type Use = { readonly isVisit: boolean };
const VISIT: Use = { isVisit: true };

/** Returns the session of a request's `Cookie` header, or null if there is none or it has ended. */
export async function readSession(cookieHeader: string | null, use = VISIT): Promise<Session | null> {
  const cookie = cookieHeader === null ? null : sessionCookieIn(cookieHeader);
  return cookie === null ? null : readSessionCookie(cookie, use);
}

/** Returns the session of a session cookie's value, or null if it has ended. */
export async function readSessionCookie(cookie: string, use = VISIT): Promise<Session | null> {
  const session = await cache().get(digestOf(cookie), () => find(cookie, use));
  return session === null ? null : session.session;
}

/** Returns a signed-in user as the actor of operations, with all scopes, in the account in which their browser works. */
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

/** Returns the given sessions that haven't ended. The check doesn't count as a visit. */
export async function activeSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await findActive(sqlOn(pool), { ids, at: now() });
  return new Set(rows.map(({ id }) => id));
}

async function find(cookie: string, { isVisit }: Use): Promise<KnownSession | null> {
  const claims = await readClaims(cookie);
  if (claims === null) return null;
  const { sessionId, userId } = claims;
  const row = await findSession(sqlOn(pool), { sessionId, userId, at: now() });
  if (row === null) return null;
  if (isVisit) touch(sessionId, row.lastSeenAt);
  const { accountId, sandboxId, isGuest, expiresAt } = row;
  return { id: sessionId, expiresAt, session: { sessionId, userId, accountId, sandboxId, isGuest } };
}

/** Records the visit and its origin at most once a minute, without delaying the request. */
function touch(sessionId: string, lastSeenAt: string): void {
  const at = now();
  const from = requestOrigin();
  if (isRecentlyRecorded(lastSeenAt, at)) return;
  const network = from === null ? null : networkOf(from.ip);
  noteVisit(sqlOn(pool), { sessionId, at, network }).catch((error: Error) =>
    logger.warn({ error: error.message }, "a visit was not recorded"),
  );
}
