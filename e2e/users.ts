import { createUser } from "#server/auth/accounts.ts";
import { hashPassword } from "#server/auth/password.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";

export type NewUser = { readonly name: string; readonly email: string; readonly password: string };

/** Makes a user in the product's database, with an address that is proved unless it is said otherwise. */
export async function makeUser({ name, email, password }: NewUser, isProved = true): Promise<void> {
  const passwordHash = await hashPassword(password);
  const emailVerified = isProved ? new Date() : null;
  await inPrismaTransaction((transaction) =>
    createUser(transaction, { email, name, passwordHash, emailVerified }),
  );
}
