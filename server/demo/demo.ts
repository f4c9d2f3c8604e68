import { randomInt } from "node:crypto";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { createUser } from "#server/auth/accounts.ts";
import { createApiKey } from "#server/auth/api-keys.ts";
import { hashPassword } from "#server/auth/password.ts";
import { accountOfJob } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { inPrismaTransaction, lockName } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { seedLiveSample } from "#server/resources/sandbox/service.ts";

const SEEKER = { email: "demo@offerlane.example", name: "Noor Haddad", role: "job seeker" } as const;
const KEY_NAME = "Demo";
/** Without letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** The demo's sign-ins, and the key for trying the API. */
export type Demo = {
  readonly signIns: readonly { readonly email: string; readonly password: string; readonly role: string }[];
  readonly sandboxKey: string;
};

/**
 * Seeds the demo: a user with a realistic search and an organization that they coach, and a key of their sandbox. If only the
 * demo exists, gives it a new password and key. Returns null if the database has other users, because published sign-ins would
 * endanger them.
 */
export async function seedDemo(): Promise<Demo | null> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const userId = await inPrismaTransaction(async (transaction, sql) => {
    await lockName(sql, { name: "demo" });
    const others = await transaction.user.count({ where: { email: { not: SEEKER.email } } });
    if (others > 0) return null;
    return (await renew(transaction, passwordHash)) ?? (await seed(transaction, sql, passwordHash));
  });
  if (userId === null) return null;
  const { key } = await createApiKey({
    userId,
    environment: "sandbox",
    name: KEY_NAME,
    scopes: ALL_SCOPES,
    organizationId: null,
    expiresAt: null,
  });
  return { signIns: [{ email: SEEKER.email, password, role: SEEKER.role }], sandboxKey: key };
}

async function renew(transaction: PrismaTransaction, passwordHash: string): Promise<string | null> {
  const { email } = SEEKER;
  const user = await transaction.user.findUnique({ where: { email }, select: { id: true } });
  if (user === null) return null;
  await transaction.user.update({ where: { id: user.id }, data: { passwordHash } });
  return user.id;
}

async function seed(transaction: PrismaTransaction, sql: Sql, passwordHash: string): Promise<string> {
  const { email, name } = SEEKER;
  const user = await createUser(transaction, sql, { email, name, passwordHash, emailVerified: now() });
  await seedLiveSample(sql, { accountId: accountOfJob(user.accountId), email, displayName: name });
  return user.id;
}

/** Returns twelve characters in three groups, for a person to type. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group()].join("-");
}
