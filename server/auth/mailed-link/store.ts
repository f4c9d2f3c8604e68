import type { Sql } from "#server/core/sql.ts";
import { holdName } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { writeRefusedCredential } from "../security-log/line.ts";
import { LIFETIME_SECONDS, type Purpose, RECOVERING } from "./purposes.ts";
import { digestOf, newSecret } from "./secret.ts";

export type NewLink = {
  readonly purpose: Purpose;
  readonly email: string;
  readonly userId?: string | null;
  readonly browserDigest?: string | null;
  readonly path?: string;
  readonly name?: string | null;
  readonly passwordHash?: string | null;
};

/** Makes a link and gives its secret; only the digest stays. */
export async function issueLink(client: PrismaTransaction, link: NewLink): Promise<string> {
  const secret = newSecret();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_SECONDS[link.purpose] * 1_000);
  await client.mailedLink.create({ data: { ...link, digest: digestOf(secret), createdAt, expiresAt } });
  return secret;
}

/** The link of this purpose with this secret; null where it was used, replaced or is past its time. Reading it uses nothing up. */
export async function findLink(purpose: Purpose, secret: string, client: PrismaTransaction = prisma) {
  const where = { digest: digestOf(secret), purpose, expiresAt: { gt: now() } };
  const link = await client.mailedLink.findUnique({ where });
  if (link === null) writeRefusedCredential(null, `a mailed link: ${purpose}`);
  return link;
}

/** The latest link of these purposes that a browser asked for since; null where there is none. */
export async function latestLinkOf(browserDigest: string, purposes: readonly Purpose[], since: Date) {
  return prisma.mailedLink.findFirst({
    where: { browserDigest, purpose: { in: [...purposes] }, createdAt: { gt: since } },
    orderBy: { createdAt: "desc" },
  });
}

/** Lets whatever proves this address, or asks who has it, wait until the transaction ends: one at a time. */
export async function holdAddress(sql: Sql, email: string): Promise<void> {
  await holdName(sql, `address ${email}`);
}

/** Uses a link up. Says whether it was still there: of two who try at once one gets it. */
export async function takeLink(client: PrismaTransaction, { digest }: { digest: string }): Promise<boolean> {
  const { count } = await client.mailedLink.deleteMany({ where: { digest } });
  return count > 0;
}

/** Ends what else was mailed to an address or for a user, but for the links that recover the account. */
export async function dropLinks(
  client: PrismaTransaction,
  { email, userId }: { readonly email: string; readonly userId: string | null },
): Promise<void> {
  const owners = [{ email }, ...(userId === null ? [] : [{ userId }])];
  await client.mailedLink.deleteMany({ where: { OR: owners, purpose: { notIn: [...RECOVERING] } } });
}
