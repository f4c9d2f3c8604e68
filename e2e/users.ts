import { type Page, test } from "@playwright/test";
import { createUser } from "#server/auth/accounts.ts";
import { signBrowserIn } from "#server/auth/browser-session.ts";
import { hashPassword } from "#server/auth/password.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";

export type NewUser = { readonly name: string; readonly email: string; readonly password: string };

const hashes = new Map<string, Promise<string>>();

/** Returns a password's hash. The accounts of journeys share a few passwords, and a hash is slow on purpose. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Creates a user in the product's database and returns its id. The email is verified by default. */
export async function makeUser(
  { name, email, password }: NewUser,
  isVerified = true,
): Promise<{ id: string }> {
  const passwordHash = await hashOf(password);
  const emailVerified = isVerified ? new Date() : null;
  return inPrismaTransaction((transaction, sql) =>
    createUser(transaction, sql, { email, name, passwordHash, emailVerified }),
  );
}

/**
 * Sets a user's last confirmation to long ago, so that they have to confirm their identity again.
 * @param options - `takesPassword` also removes the password
 */
export async function expireIdentityProof(email: string, { takesPassword = false } = {}): Promise<void> {
  await prisma.signInSession.updateMany({
    where: { user: { email } },
    data: { authenticatedAt: new Date(0) },
  });
  if (takesPassword) await prisma.user.update({ where: { email }, data: { passwordHash: null } });
}

/** Returns the instant of a user's next digest. */
export async function digestTimeOf(email: string): Promise<Date> {
  return (await prisma.digestPlan.findFirstOrThrow({ where: { user: { email } } })).nextAt;
}

/** Signs a browser in with the password without using the pages, which have separate journeys. */
export async function signBrowserInTo(page: Page, userId: string): Promise<void> {
  const { baseURL } = test.info().project.use;
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const { cookies } = await signBrowserIn(userId, { ip: "127.0.0.1", userAgent, cookies: null }, "password");
  const input = cookies.map(({ maxAge, name, value }) => ({
    name,
    value,
    url: baseURL ?? "",
    httpOnly: true,
    sameSite: "Lax" as const,
    expires: Date.now() / 1_000 + maxAge,
  }));
  await page.context().addCookies(input);
}
