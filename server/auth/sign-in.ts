import { toOperationError } from "#server/core/errors.ts";
import { SECURITY_EVENTS } from "#server/core/security-log/events.ts";
import { writeSecurityLine } from "#server/core/security-log/line.ts";
import { noteSecurityEvent } from "#server/core/security-log/note.ts";
import { prisma } from "#server/lib/database.ts";
import { isKnownDevice } from "./known-device.ts";
import { verifyPassword } from "./password.ts";
import { withinAttempts } from "./password-attempts.ts";
import type { Visitor } from "./visitor.ts";

/** The hash that a password was checked against. */
export type CheckedPassword = { readonly passwordHash: string | null };

/** What a password for the address is about to be checked against. */
export async function passwordOf(email: string): Promise<CheckedPassword> {
  const user = await prisma.user.findUnique({ where: { email }, select: { passwordHash: true } });
  return { passwordHash: user?.passwordHash ?? null };
}

const NOBODY = "usr_none";

/**
 * Who the address and password are; null where they belong to nobody.
 * @throws rate_limited with Retry-After
 */
export async function checkPassword(
  email: string,
  password: string,
  visitor: Visitor,
): Promise<{ id: string } | null> {
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  // Asked for an address without an account too, so that time tells nothing of who is here.
  const isKnown = await isKnownDevice(user?.id ?? NOBODY, visitor.cookies);
  const knownDevice = isKnown && user !== null ? user.id : null;
  try {
    const found = await withinAttempts({ email, visitor, knownDevice }, async () => {
      const isRight = await verifyPassword(user?.passwordHash ?? null, password);
      return isRight && user !== null ? { id: user.id } : null;
    });
    if (found === null) await noteFailure("sign_in_failed", user?.id ?? null);
    return found;
  } catch (error) {
    if (toOperationError(error).code === "rate_limited") {
      await noteFailure("sign_in_blocked", user?.id ?? null);
    }
    throw error;
  }
}

/** In the log of whoever has the address; where nobody has it, in the process's log alone, without the address. */
async function noteFailure(kind: "sign_in_failed" | "sign_in_blocked", userId: string | null) {
  const details = { method: "password" };
  if (userId !== null) await noteSecurityEvent(null, { kind, userId, details });
  else writeSecurityLine({ event: kind, outcome: SECURITY_EVENTS[kind].outcome, userId, details });
}
