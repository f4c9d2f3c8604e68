import { normalizeEmail } from "#domain/email-address.ts";
import { accountOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { createFirstBoard } from "#server/resources/boards/service.ts";

export type NewUser = {
  readonly email: string;
  readonly name: string | null;
  /** Null for people who sign up by an emailed link or a provider. */
  readonly passwordHash: string | null;
  /** When the address was verified. */
  readonly emailVerified?: Date | null;
  readonly image?: string | null;
};

/**
 * Creates a user with their live account and its first board, for every kind of sign-up. The caller provides the
 * transaction. A taken address violates the unique index.
 */
export async function createUser(prisma: PrismaTransaction, sql: Sql, newUser: NewUser) {
  const email = normalizeEmail(newUser.email);
  const { name, passwordHash, emailVerified = null, image = null } = newUser;
  const user = await prisma.user.create({
    data: { id: newId("user"), email, name, passwordHash, emailVerified, image },
  });
  const account = await prisma.account.create({
    data: { id: newId("account"), userId: user.id, email, displayName: name },
  });
  await createFirstBoard(sql, accountOfJob(account.id));
  return { ...user, accountId: account.id };
}
