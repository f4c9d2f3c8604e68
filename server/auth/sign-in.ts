import { prisma } from "#server/lib/database.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import { verifyPassword } from "./password.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Who the address and password are; null where they belong to nobody.
 * @throws TooManyAttempts
 */
export async function checkPassword(
  email: string,
  password: string,
  visitor: Visitor,
): Promise<{ id: string } | null> {
  await countAttempt("password", email, visitor);
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  if (!(await verifyPassword(user?.passwordHash ?? null, password)) || user === null) return null;
  await forgiveAttempts("password", email);
  return { id: user.id };
}
