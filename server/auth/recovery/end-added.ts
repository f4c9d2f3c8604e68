import type { ChosenWay } from "#domain/recovery.ts";
import type { Sql } from "#server/core/sql.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { EVER, type Period } from "#server/lib/period.ts";
import { type Ended, endWays } from "../credential-ending.ts";
import { endSecondFactorsSince } from "../factors/second-factor.ts";
import { forgetDevices } from "../known-device.ts";
import { noteSecurityEvent } from "../security-log/note.ts";

/** What a recovery ends beside all sessions. */
export type RecoveryEnds = {
  /** Whether what was added within the window ends, factors among it. */
  readonly recent: boolean;
  /** What ends of that which is older. A factor never does. */
  readonly older: Readonly<Partial<Record<ChosenWay, boolean>>>;
};

/**
 * Ends what an intruder may have left in an account, with all sessions, remembered browsers and sign-ins that wait, in the caller's
 * transaction, which holds the user. A factor from before the window stays: whoever has nothing but the mailbox doesn't get past it.
 */
export async function endAdded(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  { since, ends }: { readonly since: Date; readonly ends: RecoveryEnds },
): Promise<Ended> {
  const { recent, older } = ends;
  const period = (way: ChosenWay): { [Way in ChosenWay]?: Period } => {
    if (recent && older[way]) return { [way]: EVER };
    if (recent) return { [way]: { gte: since } };
    return older[way] ? { [way]: { lt: since } } : {};
  };
  const ended = await endWays(client, sql, userId, {
    sessions: true,
    ...period("keys"),
    ...period("apps"),
    ...period("webhooks"),
    ...period("feed"),
    ...period("providers"),
    ...period("memberships"),
  });
  if (recent) {
    const count = await endSecondFactorsSince(client, userId, since);
    if (count > 0) await noteSecurityEvent(sql, { kind: "factors_recovered", userId, details: { count } });
    await client.user.update({ where: { id: userId }, data: { guardedUntil: null } });
  }
  await client.passkeyChallenge.deleteMany({ where: { userId } });
  await forgetDevices(sql, userId);
  return ended;
}
