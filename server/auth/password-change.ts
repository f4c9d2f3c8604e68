import { invalidField } from "#server/core/errors.ts";
import { announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { hashPassword, passwordProblem, passwordSentence, verifyPassword } from "./password.ts";
import { isOwnPassword } from "./password-attempts.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { sendPasswordNotice } from "./security-log/notices.ts";
import { deleteSessions } from "./session-store.ts";
import { assertStillSignedIn, lockUser } from "./user-lock.ts";

export type PasswordChange = {
  readonly userId: string;
  /** The session that makes the request. It stays; all others end. */
  readonly sessionId: string | null;
  readonly current: string;
  readonly next: string;
};

/**
 * Sets a new password. A user without one doesn't need to give the current one.
 * @throws validation_failed, rate_limited
 */
export async function changePassword({ userId, sessionId, current, next }: PasswordChange): Promise<void> {
  const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  const knowsIt =
    user.passwordHash === null ||
    (await isOwnPassword(userId, () => verifyPassword(user.passwordHash, current)));
  if (!knowsIt) throw invalidField(["current"], "That's not your current password.");
  const problem = await passwordProblem(next, user.email, user.name);
  if (problem !== null) throw invalidField(["next"], passwordSentence(problem));
  const passwordHash = await hashPassword(next);
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    // A concurrent sign-in with the former password waits and then fails.
    await lockUser(sql, { userId });
    if (sessionId !== null) await assertStillSignedIn(sql, userId, sessionId);
    await transaction.user.update({ where: { id: userId }, data: { passwordHash } });
    await sendPasswordNotice(sql, user);
    await noteSecurityEvent(sql, { kind: "password_changed", userId, credentialId: sessionId });
    return deleteSessions(transaction, userId, { sessionId });
  });
  await announceRevocations(ended);
}
