import { createHash, randomBytes } from "node:crypto";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { signingSecret } from "#server/lib/signing-secrets.ts";

/** A secret that is mailed once; 256 bits. */
function newToken(): string {
  return randomBytes(32).toString("hex");
}

/** What is kept of it: the digest that next-auth too makes of the tokens in its links. */
export function digestOf(token: string): string {
  return createHash("sha256").update(`${token}${signingSecret()}`).digest("hex");
}

/** Makes a token for a purpose, and gives it; only its digest stays. */
export async function issueToken(
  client: PrismaTransaction,
  identifier: string,
  seconds: number,
): Promise<string> {
  const token = newToken();
  const expires = new Date(now().getTime() + seconds * 1_000);
  await client.verificationToken.create({ data: { identifier, token: digestOf(token), expires } });
  return token;
}
