import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { Profile } from "./contract.ts";

/** A profile as it is kept: the fields that were ever given. */
export type StoredProfile = { fields: Partial<Profile>; updatedAt: string };

const MERGE = statement(
  "profiles_merge",
  `INSERT INTO profiles (account_id, fields, updated_at) VALUES ($1, $2::jsonb, $3::timestamptz)
   ON CONFLICT (account_id) DO UPDATE SET fields = profiles.fields || excluded.fields, updated_at = excluded.updated_at`,
);

// The account, so that no first profile comes meanwhile: its row refers to the account's.
const HOLD_ACCOUNT = statement(
  "profiles_hold_account",
  "SELECT 1 AS held FROM accounts WHERE id = $1 FOR UPDATE",
);
const HOLD = statement("profiles_hold", "SELECT 1 AS held FROM profiles WHERE account_id = $1 FOR UPDATE");

/** Holds the account's profile, written or not, against every other change of it, until the transaction ends. */
export async function holdProfile(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.query(HOLD_ACCOUNT, [accountId]);
  await sql.query(HOLD, [accountId]);
}

/** The account's profile; null before the first change. */
export async function readProfile(
  prisma: PrismaTransaction,
  accountId: AccountId,
): Promise<StoredProfile | null> {
  const row = await prisma.profile.findUnique({ where: { accountId } });
  return row && { fields: row.fields as Partial<Profile>, updatedAt: row.updatedAt.toISOString() };
}

/** Writes the given fields over those that are there; two that change different fields at once lose nothing. */
export async function mergeProfile(sql: Sql, accountId: AccountId, fields: object, at: Date): Promise<void> {
  await sql.query(MERGE, [accountId, JSON.stringify(fields), at.toISOString()]);
}
