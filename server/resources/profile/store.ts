import { sql as raw } from "kysely";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { insertFrom } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { insertInto, selectFrom } from "#server/core/statements.ts";
import type { Profile } from "./contract.ts";

/** Locks the account, so that no other transaction adds its first profile, which would also lock the account. */
export const lockAccount = query.execute("profiles_lock_account", ({ accountId }: Params<OfAccount>) =>
  selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate(),
);

/** Locks the account's profile, if there is one. */
export const lockProfile = query.execute("profiles_lock", ({ accountId }: Params<OfAccount>) =>
  selectFrom("profiles").select("account_id").where("account_id", "=", accountId).forUpdate(),
);

/** Returns the account's profile, with only the fields that have ever been set; null before the first change. */
export const readProfile = query.maybeOne("profiles_get", ({ accountId }: Params<OfAccount>) =>
  selectFrom("profiles").select(["fields", "updated_at as updatedAt"]).where("account_id", "=", accountId),
);

/** Creates a profile with the name and email of its account, unless there is one. */
export const insertProfile = query.execute(
  "profiles_prefill",
  ({ accountId, at }: Params<OfAccount & { at: Date }>) =>
    insertFrom(insertInto("profiles"), selectFrom("accounts as a").where("a.id", "=", accountId), {
      account_id: raw<AccountId>`${accountId}`,
      fields: raw<
        Partial<Profile>
      >`jsonb_strip_nulls(jsonb_build_object('name', a.display_name, 'email', a.email))`,
      updated_at: raw<string>`${at}::timestamptz`,
    }).onConflict((conflict) => conflict.column("account_id").doNothing()),
);

const merged = raw<object>`profiles.fields || excluded.fields`;

/** Merges the given fields into the profile, unless it already has these values; concurrent changes of different fields lose nothing. */
export const mergeProfile = query.execute(
  "profiles_merge",
  ({ accountId, fields, at }: Params<OfAccount & { fields: Partial<Profile>; at: Date }>) =>
    insertInto("profiles")
      .values({ account_id: accountId, fields, updated_at: at })
      .onConflict((conflict) =>
        conflict
          .column("account_id")
          .doUpdateSet((eb) => ({ fields: merged, updated_at: eb.ref("excluded.updated_at") }))
          .where("profiles.fields", "<>", merged),
      ),
);
