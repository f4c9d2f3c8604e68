import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import { isLeftOver } from "./companies.ts";

type Slipped = { accountId: AccountId; names: readonly string[]; since: string };

const DROP = statement("companies_drop_slips", ({ accountId, names, since }: Params<Slipped>) =>
  db
    .deleteFrom("companies as c")
    .where("c.account_id", "=", accountId)
    .where(raw<boolean>`lower(btrim(c.name)) IN (SELECT lower(btrim(n)) FROM unnest(${names}::text[]) n)`)
    .where("c.created_at", ">=", since)
    .where(isLeftOver(accountId)),
);

/** Deletes the companies with these names that were created since then, are unused, and weren't edited. @returns their number */
export async function dropLeftOver(
  sql: Sql,
  accountId: AccountId,
  names: readonly string[],
  since: Date,
): Promise<number> {
  return unlessReferredTo(sql.run(DROP, { accountId, names, since: since.toISOString() }));
}
