import { randomBytes, randomInt } from "node:crypto";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { hashUnderSalt } from "../password.ts";

const RECOVERY_CODES = 10;

/** Crockford's base 32, which has no characters that look alike. Ten of them have 50 bits of entropy. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 10;

/** Creates ten codes that replace all earlier ones, and returns them, for the only time. */
export async function makeRecoveryCodes(client: PrismaTransaction, userId: string): Promise<string[]> {
  const salt = randomBytes(16).toString("base64url");
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const digests = await Promise.all(codes.map((code) => hashUnderSalt(code, salt)));
  await client.recoveryCode.deleteMany({ where: { userId } });
  await client.recoveryCode.createMany({ data: digests.map((digest) => ({ userId, salt, digest })) });
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Returns how many codes are left. */
export function countRecoveryCodes(userId: string): Promise<number> {
  return prisma.recoveryCode.count({ where: { userId, usedAt: null } });
}

/** Uses up a code. Returns false if it isn't the user's or was already used. */
export async function consumeRecoveryCode(
  client: PrismaTransaction,
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = normalizeCode(typed);
  const one = await client.recoveryCode.findFirst({ where: { userId }, select: { salt: true } });
  if (one === null || code.length !== LENGTH) return false;
  const digest = await hashUnderSalt(code, one.salt);
  const { count } = await client.recoveryCode.updateMany({
    where: { userId, digest, usedAt: null },
    data: { usedAt: now() },
  });
  return count === 1;
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Normalizes a typed code: capitals, spaces, and dashes don't count, and o, i, and l become the digits they look like. */
function normalizeCode(typed: string): string {
  const plain = typed.slice(0, 100).toLowerCase();
  return plain.replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
}
