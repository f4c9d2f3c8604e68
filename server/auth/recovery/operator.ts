import { inPrismaTransaction } from "#server/core/transaction.ts";
import { EVER, now } from "#server/lib/clock.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { announceAddress, writeAddress } from "../address-change.ts";
import { ownerOf } from "../address-owner.ts";
import { ALL_OWN_CREDENTIALS, announceEnded, endCredentials } from "../credential-ending.ts";
import { endSecondFactors } from "../factors/second-factor.ts";
import { forgetDevices } from "../known-device.ts";
import { lockAddress } from "../mailed-link/store.ts";
import { noteSecurityEvent } from "../security-log/note.ts";
import { lockUser } from "../user-lock.ts";
import { windowBefore } from "./added.ts";

/**
 * Moves an account to a new address and ends its credentials, including second factors and emailed links. For
 * the operator, once they know that an intruder reads the old address's email. Memberships of the last seven
 * days end too. Notifies the new address.
 * @returns false, with nothing changed, if the address has another account
 */
export async function recoverByOperator(userId: string, email: string): Promise<boolean> {
  const ended = await inPrismaTransaction(async (client, sql) => {
    await lockAddress(sql, email);
    await lockUser(sql, { userId });
    const owner = await ownerOf(client, email);
    if (owner !== null && owner.id !== userId) return null;
    const { email: former } = await client.user.findUniqueOrThrow({ where: { id: userId } });
    await client.mailedLink.deleteMany({ where: { OR: [{ userId }, { email: former }] } });
    await client.user.update({ where: { id: userId }, data: { passwordHash: null, guardedUntil: null } });
    await endSecondFactors(client, userId);
    await forgetDevices(sql, { userId });
    await writeAddress(client, userId, email);
    await noteSecurityEvent(sql, { kind: "account_recovered", userId, isByAnother: true });
    await sendMail(sql, composeMail("newAddress", email, `${env().PUBLIC_URL}/settings`));
    const memberships = { gte: windowBefore(now()) };
    return endCredentials(client, sql, userId, { ...ALL_OWN_CREDENTIALS, providers: EVER, memberships });
  });
  if (ended === null) return false;
  await announceEnded(ended);
  await announceAddress(userId);
  return true;
}
