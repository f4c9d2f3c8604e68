import { sql as raw } from "kysely";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { LIMITS } from "#domain/limits.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom, updateTable } from "#server/core/statements.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { digestOf } from "../secrets.ts";
import { artifactStore } from "./artifact-store.ts";
import { endGrant } from "./grant-store.ts";

const {
  refreshTokenGrace: GRACE_SECONDS,
  connection: ABSOLUTE_SECONDS,
  refreshTokenUnused: IDLE_SECONDS,
} = LIMITS.lifetimes;

const rotation = raw<number>`coalesce((${raw.ref("payload")} ->> 'rotations')::int, 0)`;
const refreshTokens = selectFrom("oauth_artifacts").where("model", "=", "RefreshToken");

// Locks a grant, so that its tokens change one at a time on all processes.
const lockGrant = query.execute("oauth_grant_lock", ({ grantId }: Params<{ grantId: string }>) =>
  selectFrom("oauth_grants").select("id").where("id", "=", grantId).forNoKeyUpdate(),
);

const readToken = query.maybeOne("oauth_refresh_token_read", ({ digest }: Params<{ digest: string }>) =>
  refreshTokens
    .select((eb) => [
      eb.ref("grant_id").$notNull().as("grantId"),
      "consumed_at as consumedAt",
      rotation.as("rotation"),
    ])
    .where("digest", "=", digest)
    .where("grant_id", "is not", null),
);

const consume = query.execute(
  "oauth_refresh_token_use",
  ({ digest, at }: Params<{ digest: string; at: Date }>) =>
    updateTable("oauth_artifacts")
      .set({ consumed_at: at })
      .where("model", "=", "RefreshToken")
      .where("digest", "=", digest),
);

type Superseded = { grantId: string; digest: string; rotation: number; over: Date };
const supersede = query.execute("oauth_refresh_token_supersede", (params: Params<Superseded>) =>
  updateTable("oauth_artifacts")
    .set({ consumed_at: params.over })
    .where("model", "=", "RefreshToken")
    .where("grant_id", "=", params.grantId)
    .where("digest", "<>", params.digest)
    .where(rotation, "<=", params.rotation)
    .where((eb) => eb.or([eb("consumed_at", "is", null), eb("consumed_at", ">", params.over)])),
);

const isPast = query.matches(
  "oauth_refresh_token_is_past",
  ({ grantId, rotations }: Params<{ grantId: string; rotations: number }>) =>
    refreshTokens
      .select("digest")
      .where("grant_id", "=", grantId)
      .where("consumed_at", "is not", null)
      .where(rotation, ">=", rotations)
      .limit(1),
);

/**
 * Returns the lifetime of a refresh token, in seconds: 30 days unused, and at most 90 days after the grant's
 * first.
 */
export function refreshTokenSeconds({ iiat }: { iiat?: number }): number {
  const moment = Math.floor(now().getTime() / 1_000);
  return Math.max(1, Math.min(IDLE_SECONDS, (iiat ?? moment) + ABSOLUTE_SECONDS - moment));
}

/**
 * Rotating refresh tokens (RFC 9700, 4.14.2), with a grace period for lost responses: a used token that its
 * app sends again within a minute gets another successor, until one of the successors is used. Then all
 * earlier and parallel tokens are invalid, and sending one ends the grant: if an app and a thief both have a
 * token, the next refresh of either exposes it.
 */
export const refreshTokenStore: Adapter = {
  ...artifactStore("RefreshToken"),

  async upsert(id, payload, expiresIn) {
    const { grantId = "", rotations } = payload as AdapterPayload & { rotations?: number };
    if (rotations === undefined) return artifactStore("RefreshToken").upsert(id, payload, expiresIn);
    await inPrismaTransaction(async (transaction, sql) => {
      await lockGrant(sql, { grantId });
      if (await isPast(sql, { grantId, rotations })) throw new errors.InvalidGrant("already used");
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

/** Uses a token, or allows its reuse within the grace period. Returns the grant to end if the token may not be used. */
async function use(sql: Sql, digest: string): Promise<string | null> {
  const read = () => readToken(sql, { digest });
  const known = await read();
  if (known === null) throw new errors.InvalidGrant("grant not found");
  await lockGrant(sql, { grantId: known.grantId });
  // It may have changed before the grant was locked.
  const row = await read();
  if (row === null) throw new errors.InvalidGrant("grant not found");
  if (row.consumedAt !== null) return isWithinGrace(new Date(row.consumedAt)) ? null : row.grantId;
  const at = now();
  await consume(sql, { digest, at });
  const over = new Date(at.getTime() - GRACE_SECONDS * 1_000 - 1_000);
  await supersede(sql, { grantId: row.grantId, digest, rotation: row.rotation, over });
  return null;
}

function isWithinGrace(consumedAt: Date): boolean {
  return now().getTime() - consumedAt.getTime() <= GRACE_SECONDS * 1_000;
}
