import type { ChosenCredential } from "#domain/recovery.ts";
import type { Sql } from "#server/core/sql.ts";
import { EVER, type Period } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { type EndedCredentials, endCredentials } from "../credential-ending.ts";
import { endSecondFactorsSince } from "../factors/second-factor.ts";
import { forgetDevices } from "../known-device.ts";
import { noteSecurityEvent } from "../security-log/note.ts";

/** The effects of a recovery besides ending all sessions. */
export type RecoveryEnds = {
  /** True to end everything that was added within the window, including factors. */
  readonly recent: boolean;
  /** The kinds of older credentials that end. An older factor never does. */
  readonly older: Readonly<Partial<Record<ChosenCredential, boolean>>>;
};

/**
 * Ends everything that an intruder may have left in an account, with all sessions, remembered browsers, and pending sign-ins, in the
 * caller's transaction, which has locked the user. Factors from before the window stay, so that access to the mailbox alone isn't enough.
 */
export async function endAdded(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  { since, ends }: { readonly since: Date; readonly ends: RecoveryEnds },
): Promise<EndedCredentials> {
  const { recent, older } = ends;
  const period = (kind: ChosenCredential): { [Kind in ChosenCredential]?: Period } => {
    if (recent && older[kind]) return { [kind]: EVER };
    if (recent) return { [kind]: { gte: since } };
    return older[kind] ? { [kind]: { lt: since } } : {};
  };
  const ended = await endCredentials(client, sql, userId, {
    sessions: true,
    ...period("keys"),
    ...period("apps"),
    ...period("webhooks"),
    ...period("feed"),
    ...period("mailboxes"),
    ...period("providers"),
    ...period("memberships"),
  });
  if (recent) {
    const count = await endSecondFactorsSince(client, sql, userId, since);
    if (count > 0) await noteSecurityEvent(sql, { kind: "factors_recovered", userId, details: { count } });
    await client.user.update({ where: { id: userId }, data: { guardedUntil: null } });
  }
  await client.passkeyChallenge.deleteMany({ where: { userId } });
  await forgetDevices(sql, { userId });
  return ended;
}
