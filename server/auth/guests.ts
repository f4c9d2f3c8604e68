import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import { ensureSandbox } from "#server/resources/sandbox/service.ts";
import { countSandbox } from "./attempts.ts";
import { makeRoomForGuest } from "./guest-room.ts";
import { removeUser } from "./user-removal.ts";
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

/** Deletes expired guests with everything they have, each on its own, so that it can be interrupted. */
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
