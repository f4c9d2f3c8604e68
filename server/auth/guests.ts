import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { announceRevocations } from "#server/core/live.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { inPrismaTransaction, lockName } from "#server/core/transaction.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { ensureSandbox } from "#server/resources/sandbox/service.ts";
import { countSandbox, tooManyAttempts } from "./attempts.ts";
import { removeUser } from "./removal/user.ts";
import type { Visitor } from "./visitor.ts";

const GUEST_MS = LIMITS.lifetimes.guest * 1_000;
const BATCH = 100;

/**
 * Creates a guest with a sandbox: a user without a live account, a password, or a reachable address (".invalid",
 * RFC 6761 section 6.4), who is deleted after three days. Returns the user's id.
 * @throws rate_limited if too many were created from one network, or too many exist and none is idle
 */
export async function makeGuest(visitor: Pick<Visitor, "ip">): Promise<string> {
  await countSandbox(visitor);
  const id = newId("user");
  const guestUntil = new Date(now().getTime() + GUEST_MS);
  const guestNetwork = networkOf(visitor.ip);
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    const made = await makeRoomForGuest(transaction, sql, guestNetwork);
    const email = `${id}@guests.offerlane.invalid`;
    await transaction.user.create({ data: { id, email, guestUntil, guestNetwork } });
    return made;
  });
  await announceRevocations(ended);
  await ensureSandbox(id);
  return id;
}

/** Deletes expired guests and all their data, one guest at a time, so that the job can be interrupted. */
export async function forgetGuests(): Promise<void> {
  for (;;) {
    const overdue = await prisma.user.findMany({
      where: { guestUntil: { lt: now() } },
      select: { id: true },
      take: BATCH,
    });
    for (const { id } of overdue) {
      const ended = await inPrismaTransaction((transaction, sql) => removeUser(transaction, sql, id));
      await announceRevocations(ended);
    }
    if (overdue.length < BATCH) return;
  }
}

/** Guests seen within this time may still be looking at their board. */
const IDLE_MS = 30 * 60_000;
const { guests: MOST, guestsPerNetwork: MOST_PER_NETWORK } = LIMITS.quotas;

type OfNetwork = { network: string | null; at: Date };
const countActive = query.one("guests_living", ({ network, at }: Params<OfNetwork>) =>
  selectFrom("users")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.countAll<number>().filterWhere("guest_network", "=", network).as("ofNetwork"),
    ])
    .where("guest_until", ">", at),
);

type SeenBefore = OfNetwork & { seenBefore: Date };
const findIdle = query.maybeOne("guests_idle_longest", ({ network, at, seenBefore }: Params<SeenBefore>) => {
  const lastSeen = raw<string>`greatest(guest.created_at, (SELECT max(s.last_seen_at) FROM sign_in_sessions s WHERE s.user_id = guest.id))`;
  return selectFrom("users as guest")
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
async function makeRoomForGuest(
  transaction: PrismaTransaction,
  sql: Sql,
  network: string | null,
): Promise<readonly string[]> {
  await lockName(sql, { name: "guests" });
  const at = now();
  const active = await countActive(sql, { network, at });
  const isNetworkFull = network !== null && active.ofNetwork >= MOST_PER_NETWORK;
  if (!isNetworkFull && active.all < MOST) return [];
  const seenBefore = new Date(at.getTime() - IDLE_MS);
  const idle = await findIdle(sql, { network: isNetworkFull ? network : null, at, seenBefore });
  if (idle === null) throw tooManyAttempts(IDLE_MS / 1_000);
  return removeUser(transaction, sql, idle.id);
}
