import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import { lockName } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { tooManyAttempts } from "./attempts.ts";
import { removeUser } from "./user-removal.ts";

/** Guests seen within this time may still be looking at their board. */
const IDLE_MS = 30 * 60_000;
const { guests: MOST, guestsPerNetwork: MOST_PER_NETWORK } = LIMITS.quotas;

type OfNetwork = { network: string | null; at: Date };
const countLiving = query.one("guests_living", ({ network, at }: Params<OfNetwork>) =>
  db
    .selectFrom("users")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.countAll<number>().filterWhere("guest_network", "=", network).as("ofNetwork"),
    ])
    .where("guest_until", ">", at),
);

type SeenBefore = OfNetwork & { seenBefore: Date };
const findIdle = query.maybeOne("guests_idle_longest", ({ network, at, seenBefore }: Params<SeenBefore>) => {
  const lastSeen = raw<string>`greatest(guest.created_at, (SELECT max(s.last_seen_at) FROM sign_in_sessions s WHERE s.user_id = guest.id))`;
  return db
    .selectFrom("users as guest")
    .select("guest.id")
    .where("guest.guest_until", ">", at)
    .where((eb) => eb.or([raw<boolean>`${network}::text IS NULL`, eb("guest.guest_network", "=", network)]))
    .where(lastSeen, "<", raw<string>`${seenBefore}::timestamptz`)
    .orderBy(lastSeen)
    .orderBy("guest.id")
    .limit(1);
});

/**
 * Makes room for one more guest, in the transaction that adds them. If the network or the installation is full, deletes the guest
 * who has been idle longest, with their sandbox.
 * @returns the ended credentials, to be announced after the commit
 * @throws rate_limited if all of them were seen recently
 */
export async function makeRoomForGuest(
  transaction: PrismaTransaction,
  sql: Sql,
  network: string | null,
): Promise<readonly string[]> {
  await lockName(sql, { name: "guests" });
  const at = now();
  const living = await countLiving(sql, { network, at });
  const isNetworkFull = network !== null && living.ofNetwork >= MOST_PER_NETWORK;
  if (!isNetworkFull && living.all < MOST) return [];
  const seenBefore = new Date(at.getTime() - IDLE_MS);
  const idle = await findIdle(sql, { network: isNetworkFull ? network : null, at, seenBefore });
  if (idle === null) throw tooManyAttempts(IDLE_MS / 1_000);
  return removeUser(transaction, sql, idle.id);
}
