import type { Sql } from "#server/core/sql.ts";
import { lockName } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { digestOf, newSecret } from "../secrets.ts";
import { writeRejectedCredential } from "../security-log/line.ts";
import { LIFETIME_SECONDS, type Purpose, RECOVERING } from "./purposes.ts";

export type NewLink = {
  readonly purpose: Purpose;
  readonly email: string;
  readonly userId?: string | null;
  readonly browserDigest?: string | null;
  readonly path?: string;
  readonly name?: string | null;
  readonly passwordHash?: string | null;
};

/** Creates a link and returns its secret. Only the digest is stored. */
export async function issueLink(client: PrismaTransaction, link: NewLink): Promise<string> {
  const secret = newSecret();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_SECONDS[link.purpose] * 1_000);
  await client.mailedLink.create({ data: { ...link, digest: digestOf(secret), createdAt, expiresAt } });
  return secret;
}

/** Returns the link with this purpose and secret, or null if it was used, was replaced, or has expired. Reading doesn't use it up. */
export async function findLink(purpose: Purpose, secret: string) {
  const where = { digest: digestOf(secret), purpose, expiresAt: { gt: now() } };
  const link = await prisma.mailedLink.findUnique({ where });
  if (link === null) writeRejectedCredential(null, `a mailed link: ${purpose}`);
  return link;
}

/** Returns the latest link of these purposes that a browser has requested since an instant, or null. */
export async function latestLinkOf(browserDigest: string, purposes: readonly Purpose[], since: Date) {
  return prisma.mailedLink.findFirst({
    where: { browserDigest, purpose: { in: [...purposes] }, createdAt: { gt: since } },
    orderBy: { createdAt: "desc" },
  });
}

/** Locks an address until the transaction ends, so that confirmations and lookups of its owner run one at a time. */
export async function lockAddress(sql: Sql, email: string): Promise<void> {
  await lockName(sql, { name: `address ${email}` });
}

/** Uses up a link. Returns false if it was already used: of two concurrent attempts, one succeeds. */
export async function consumeLink(
  client: PrismaTransaction,
  { digest }: { digest: string },
): Promise<boolean> {
  const { count } = await client.mailedLink.deleteMany({ where: { digest } });
  return count > 0;
}

/** Deletes the links for an address or a user, except those that recover the account. */
export async function deleteLinks(
  client: PrismaTransaction,
  { email, userId }: { readonly email: string; readonly userId: string | null },
): Promise<void> {
  const owners = [{ email }, ...(userId === null ? [] : [{ userId }])];
  await client.mailedLink.deleteMany({ where: { OR: owners, purpose: { notIn: [...RECOVERING] } } });
}
