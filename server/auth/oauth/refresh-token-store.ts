import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { LIMITS } from "#domain/limits.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { digestOf } from "./access-token.ts";
import { artifactStore } from "./artifact-store.ts";
import { endGrant } from "./grant-store.ts";

const {
  refreshTokenGrace: GRACE_SECONDS,
  connection: ABSOLUTE_SECONDS,
  refreshTokenUnused: IDLE_SECONDS,
} = LIMITS.lifetimes;

// One change of a grant's tokens at a time, on every process.
const HOLD_GRANT = statement(
  "oauth_grant_hold",
  "SELECT 1 AS held FROM oauth_grants WHERE id = $1 FOR NO KEY UPDATE",
);
const READ = statement(
  "oauth_refresh_token_read",
  `SELECT grant_id AS "grantId", consumed_at AS "consumedAt", coalesce((payload->>'rotations')::int, 0) AS rotation
   FROM oauth_artifacts WHERE model = 'RefreshToken' AND digest = $1`,
);
const USE = statement(
  "oauth_refresh_token_use",
  "UPDATE oauth_artifacts SET consumed_at = $2::timestamptz WHERE model = 'RefreshToken' AND digest = $1",
);
const SUPERSEDE = statement(
  "oauth_refresh_token_supersede",
  `UPDATE oauth_artifacts SET consumed_at = $4::timestamptz
   WHERE model = 'RefreshToken' AND grant_id = $1 AND digest <> $2
     AND coalesce((payload->>'rotations')::int, 0) <= $3 AND (consumed_at IS NULL OR consumed_at > $4::timestamptz)`,
);
const IS_PAST = statement(
  "oauth_refresh_token_is_past",
  `SELECT 1 AS past FROM oauth_artifacts WHERE model = 'RefreshToken' AND grant_id = $1 AND consumed_at IS NOT NULL
     AND coalesce((payload->>'rotations')::int, 0) >= $2 LIMIT 1`,
);

type Row = { grantId: string; consumedAt: string | null; rotation: number };

/** Seconds that a refresh token lasts: 30 days unused, and never past 90 days from the first of its grant. */
export function refreshTokenSeconds({ iiat }: { iiat?: number }): number {
  const moment = Math.floor(now().getTime() / 1_000);
  return Math.max(1, Math.min(IDLE_SECONDS, (iiat ?? moment) + ABSOLUTE_SECONDS - moment));
}

/**
 * Refresh tokens that rotate (RFC 9700, 4.14.2), with a grace for lost answers: a used token that its app sends again within a
 * minute gives another successor, until one of the successors is used. Then whatever was before, and beside it, is over, and
 * whoever sends that ends the grant: an app and a thief who both have a token meet at the next refresh of either.
 */
export const refreshTokenStore: Adapter = {
  ...artifactStore("RefreshToken"),

  async upsert(id, payload, expiresIn) {
    const { grantId = "", rotations } = payload as AdapterPayload & { rotations?: number };
    if (rotations === undefined) return artifactStore("RefreshToken").upsert(id, payload, expiresIn);
    await inPrismaTransaction(async (transaction, sql) => {
      await sql.query(HOLD_GRANT, [grantId]);
      const past = await sql.query(IS_PAST, [grantId, rotations]);
      if (past.length > 0) throw new errors.InvalidGrant("already used");
      await artifactStore("RefreshToken", transaction).upsert(id, payload, expiresIn);
    });
  },

  async find(id) {
    const stored = await artifactStore("RefreshToken").find(id);
    if (stored === undefined) return undefined;
    const { consumed, ...payload } = stored as AdapterPayload & { consumed?: number; iiat?: number };
    const end = (payload.iiat ?? 0) + ABSOLUTE_SECONDS;
    const ended = { ...payload, exp: Math.min(payload.exp ?? end, end) };
    const isGrace = consumed !== undefined && isWithinGrace(new Date(consumed * 1_000));
    return consumed === undefined || isGrace ? ended : { ...ended, consumed };
  },

  async consume(id) {
    const digest = digestOf(id);
    const reused = await inPrismaTransaction(async (_transaction, sql) => use(sql, digest));
    if (reused === null) return;
    await endGrant(reused, "token_reused");
    throw new errors.InvalidGrant("already used");
  },
};

/** Uses a token, or lets it be used again within the grace; gives the grant of one that may not be. */
async function use(sql: Sql, digest: string): Promise<string | null> {
  const read = async () => (await sql.query<Row>(READ, [digest]))[0];
  const known = await read();
  if (known === undefined) throw new errors.InvalidGrant("grant not found");
  await sql.query(HOLD_GRANT, [known.grantId]);
  // What stood there before the grant was held may have changed.
  const row = await read();
  if (row === undefined) throw new errors.InvalidGrant("grant not found");
  if (row.consumedAt !== null) return isWithinGrace(new Date(row.consumedAt)) ? null : row.grantId;
  const moment = now();
  await sql.query(USE, [digest, moment.toISOString()]);
  const over = new Date(moment.getTime() - GRACE_SECONDS * 1_000 - 1_000).toISOString();
  await sql.query(SUPERSEDE, [row.grantId, digest, row.rotation, over]);
  return null;
}

function isWithinGrace(consumedAt: Date): boolean {
  return now().getTime() - consumedAt.getTime() <= GRACE_SECONDS * 1_000;
}
