import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { Profile } from "./contract.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "profiles.fields": Partial<Profile>;
  }
}

/** A profile as stored: the fields that were ever given. */
export type StoredProfile = { fields: Partial<Profile>; updatedAt: string };

type OfAccount = { accountId: AccountId };
type Given = OfAccount & { fields: Partial<Profile>; at: string };
const MERGE = statement("profiles_merge", ({ accountId, fields, at }: Params<Given>) =>
  db
    .insertInto("profiles")
    .values({ account_id: accountId, fields, updated_at: at })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet((eb) => ({
        fields: raw`${eb.ref("profiles.fields")} || ${eb.ref("excluded.fields")}`,
        updated_at: eb.ref("excluded.updated_at"),
      })),
    ),
);

// Locks the account, so that no first profile is added meanwhile: its row refers to the account's.
const LOCK_ACCOUNT = statement("profiles_lock_account", ({ accountId }: Params<OfAccount>) =>
  db.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate(),
);
const LOCK = statement("profiles_lock", ({ accountId }: Params<OfAccount>) =>
  db.selectFrom("profiles").select("account_id").where("account_id", "=", accountId).forUpdate(),
);

/** Locks the account's profile, written or not, against all other changes until the transaction ends. */
export async function lockProfile(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.run(LOCK_ACCOUNT, { accountId });
  await sql.run(LOCK, { accountId });
}

/** Returns the account's profile; null before the first change. */
export async function readProfile(
  prisma: PrismaTransaction,
  accountId: AccountId,
): Promise<StoredProfile | null> {
  const row = await prisma.profile.findUnique({ where: { accountId } });
  return row && { fields: row.fields as Partial<Profile>, updatedAt: row.updatedAt.toISOString() };
}

const PREFILL = statement("profiles_prefill", ({ accountId, at }: Params<OfAccount & { at: string }>) =>
  db
    .insertInto("profiles")
    .columns(["account_id", "fields", "updated_at"])
    .expression(
      db
        .selectFrom("accounts as a")
        .select((eb) => [
          raw<AccountId>`${accountId}`.as("account_id"),
          raw<
            Partial<Profile>
          >`jsonb_strip_nulls(jsonb_build_object('name', ${eb.ref("a.display_name")}, 'email', ${eb.ref("a.email")}))`.as(
            "fields",
          ),
          raw<string>`${at}::timestamptz`.as("updated_at"),
        ])
        .where("a.id", "=", accountId),
    )
    .onConflict((conflict) => conflict.column("account_id").doNothing()),
);

/** Creates a profile with the name and email of its account, unless there is one. */
export async function insertProfile(sql: Sql, accountId: AccountId, at: Date): Promise<void> {
  await sql.run(PREFILL, { accountId, at: at.toISOString() });
}

/** Merges the given fields into the profile; concurrent changes of different fields lose nothing. */
export async function mergeProfile(
  sql: Sql,
  accountId: AccountId,
  fields: Partial<Profile>,
  at: Date,
): Promise<void> {
  await sql.run(MERGE, { accountId, fields, at: at.toISOString() });
}
