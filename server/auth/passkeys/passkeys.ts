import { notFound } from "#server/core/errors.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";

/** A passkey as its owner sees it. */
export type PasskeySummary = {
  readonly id: string;
  readonly name: string;
  /** True if a password manager syncs it to other devices. */
  readonly isSynced: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

/** Returns the user's passkeys, oldest first. */
export async function listPasskeys(userId: string): Promise<PasskeySummary[]> {
  const rows = await prisma.passkey.findMany({ where: { userId }, orderBy: { id: "asc" } });
  return rows.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => ({
    id,
    name,
    isSynced: isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Renames a passkey. @throws not_found */
export async function renamePasskey(userId: string, id: string, name: string): Promise<void> {
  const { count } = await prisma.passkey.updateMany({ where: { id, userId }, data: { name } });
  if (count === 0) throw notFound("passkey");
}

/** Removes a passkey and returns its name. @throws not_found */
export async function removePasskey(client: PrismaTransaction, userId: string, id: string): Promise<string> {
  const passkey = await client.passkey.findFirst({ where: { id, userId }, select: { name: true } });
  const { count } = await client.passkey.deleteMany({ where: { id, userId } });
  if (passkey === null || count === 0) throw notFound("passkey");
  return passkey.name;
}
