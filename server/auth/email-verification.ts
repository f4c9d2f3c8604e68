import type { Sql } from "#server/core/sql.ts";
import { EVER, now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import {
  ALL_OWN_CREDENTIALS,
  type EndedCredentials,
  endCredentials,
  NOTHING_ENDED,
} from "./credential-ending.ts";
import { endSecondFactors } from "./factors/second-factor.ts";
import { forgetDevices } from "./known-device.ts";
import { deleteLinks } from "./mailed-link/store.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { lockUser } from "./user-lock.ts";

export type EmailVerification = {
  readonly userId: string;
  /** The password chosen along with the proof; null leaves the user without one. */
  readonly passwordHash: string | null;
  /** The name given along with the proof, or null if none. Absent if the user was signed in and keeps their name. */
  readonly name?: string | null;
  /** The provider that verified the address, if that is the proof. */
  readonly provider?: { readonly provider: string; readonly providerAccountId: string };
};

/**
 * Records that a user has proved that an address is theirs, in any way. Until then, anyone may have created the account, so the first proof
 * ends everything there: the password, sessions, API keys, connected apps, the calendar's address, linked providers, second factors,
 * memberships with their shares, sent invitations, other emailed links, the name, and known browsers. Cards, and an organization without
 * another owner, stay. A user whose address was already confirmed keeps everything.
 * @returns the ended credentials, for `announceEnded` after the commit
 */
export async function confirmAddress(
  client: PrismaTransaction,
  sql: Sql,
  proof: EmailVerification,
): Promise<EndedCredentials> {
  const { userId, passwordHash, name, provider } = proof;
  await lockUser(sql, { userId });
  const { email, emailVerified } = await client.user.findUniqueOrThrow({ where: { id: userId } });
  if (emailVerified !== null) return NOTHING_ENDED;
  const named = name === undefined ? {} : { name };
  await client.user.update({
    where: { id: userId },
    data: { emailVerified: now(), passwordHash, guardedUntil: null, ...named },
  });
  if (name !== undefined) {
    await client.account.updateMany({ where: { userId, sandboxId: null }, data: { displayName: name } });
  }
  const everything = { ...ALL_OWN_CREDENTIALS, memberships: EVER };
  const ended = await endCredentials(client, sql, userId, everything);
  await client.linkedProvider.deleteMany({ where: { userId, ...(provider ? { NOT: provider } : {}) } });
  await deleteLinks(client, { email, userId });
  await endSecondFactors(client, userId);
  await forgetDevices(sql, { userId });
  await noteSecurityEvent(sql, { kind: "address_confirmed", userId });
  return ended;
}
