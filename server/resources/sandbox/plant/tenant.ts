import type { Sql } from "#server/core/sql.ts";
import type { SandboxAccount } from "../store.ts";
import { plantSearch } from "./search.ts";

/** Plants an empty sandbox. What only a sandbox has, such as an organization with its people, adds its line here. */
export async function plantTenant(sql: Sql, { accountId }: SandboxAccount, at: Date): Promise<void> {
  await plantSearch(sql, accountId, at);
}
