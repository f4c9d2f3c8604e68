import type { Sql } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { holdUser } from "./accounts.ts";
import { ownerOf } from "./address-owner.ts";
import { type AskedWay, announceEnded, countWays, type Ended, endWays } from "./credential-ending.ts";
import { proveAddress } from "./first-proof.ts";
import { forgetDevices } from "./known-device.ts";
import type { Asker } from "./mailed-link/asking-browser.ts";
import { countMail, requesterOf } from "./mailed-link/count-mail.ts";
import { linkOf } from "./mailed-link/purposes.ts";
import { dropLinks, findLink, holdAddress, issueLink, takeLink } from "./mailed-link/store.ts";
import { hashPassword } from "./password.ts";
import { noteSecurityEvent } from "./security-log/note.ts";

/** What else a reset is to end, beside all sessions. */
export type ResetEnds = Readonly<Record<AskedWay, boolean>>;

/**
 * Mails a link for a new password, which makes earlier ones void. An address without an account gets a mail that says so:
 * the page tells neither.
 * @throws rate_limited
 */
export async function mailResetLink(email: string, asker: Asker): Promise<void> {
  await countMail(email, asker);
  await inPrismaTransaction(async (transaction, sql) => {
    const owner = await ownerOf(transaction, email);
    await transaction.mailedLink.deleteMany({ where: { email, purpose: "reset" } });
    const { browserDigest = null } = asker;
    const userId = owner?.id ?? null;
    // Written for an unknown address too, where nobody ever learns the secret: so that both cost the same.
    const secret = await issueLink(transaction, { purpose: "reset", email, userId, browserDigest });
    const mail =
      owner === null
        ? composeMail("noAccount", email, `${env().PUBLIC_URL}/sign-up`)
        : composeMail("resetPassword", email, linkOf("reset", secret));
    await sendMail(sql, mail, await requesterOf(owner?.id, asker));
  });
}

/** Whose password a link may set, and what else it could end; null where it was used, replaced or is past its hour. */
export async function readReset(secret: string) {
  const link = await findLink("reset", secret);
  if (!link?.userId) return null;
  const { userId, email, browserDigest } = link;
  const owner = await ownerOf(prisma, email);
  if (owner?.id !== userId) return null;
  return {
    email,
    browserDigest,
    isFirstProof: owner.emailVerified === null,
    ways: await countWays(userId),
  };
}

/**
 * Uses the link up, sets the password, ends every session and what else was asked for. Whoever had the link reads the
 * address's mail, so the address is proved.
 * @returns the user, or null where the link no longer works
 */
export async function resetPassword(
  secret: string,
  password: string,
  ends: ResetEnds,
): Promise<{ id: string } | null> {
  const link = await findLink("reset", secret);
  if (!link?.userId) return null;
  const { userId, email } = link;
  const passwordHash = await hashPassword(password);
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    await holdAddress(sql, email);
    if (!(await takeLink(transaction, link))) return null;
    return setPassword(transaction, sql, { userId, email, passwordHash, ends });
  });
  if (ended === null) return null;
  await announceEnded(ended);
  return { id: userId };
}

type NewPassword = { userId: string; email: string; passwordHash: string; ends: ResetEnds };

async function setPassword(
  client: PrismaTransaction,
  sql: Sql,
  { userId, email, passwordHash, ends }: NewPassword,
): Promise<Ended | null> {
  const owner = await ownerOf(client, email);
  if (owner?.id !== userId) return null;
  await sendMail(sql, composeMail("passwordChanged", email, `${env().PUBLIC_URL}/reset`));
  if (owner.emailVerified === null) {
    return proveAddress(client, sql, { userId, passwordHash, name: null });
  }
  await holdUser(sql, userId);
  await client.user.update({ where: { id: userId }, data: { passwordHash } });
  await dropLinks(client, { email, userId });
  await forgetDevices(sql, userId);
  await noteSecurityEvent(sql, { kind: "password_reset", userId });
  return endWays(client, sql, userId, { sessions: true, ...ends });
}
