import { prisma } from "#server/lib/database.ts";
import { isKnownDevice } from "./known-device.ts";
import { verifyPassword } from "./password.ts";
import { withinAttempts } from "./password-attempts.ts";
import { withFailureLogged } from "./security-log/failed-proof.ts";
import type { Visitor } from "./visitor.ts";

/** Returns the hash that a password for the address is about to be checked against. */
export async function passwordOf(email: string): Promise<{ passwordHash: string | null }> {
  const user = await prisma.user.findUnique({ where: { email }, select: { passwordHash: true } });
  return { passwordHash: user?.passwordHash ?? null };
}

const NOBODY = "usr_none";

/**
 * Returns the user with the address and password, or null if there is none.
 * @throws rate_limited with Retry-After
 */
export async function checkPassword(
  email: string,
  password: string,
  visitor: Visitor,
): Promise<{ id: string } | null> {
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  // Also looked up for an address without an account, so that timing doesn't reveal who has one.
  const isKnown = await isKnownDevice(user?.id ?? NOBODY, visitor.cookies);
  const knownDevice = isKnown && user !== null ? user.id : null;
  return withFailureLogged({ userId: user?.id ?? null, method: "password" }, () =>
    withinAttempts({ email, visitor, knownDevice }, async () => {
      const isRight = await verifyPassword(user?.passwordHash ?? null, password);
      return isRight && user !== null ? { id: user.id } : null;
    }),
  );
}
