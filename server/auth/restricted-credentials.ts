import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statementVariants } from "#server/core/statements.ts";
import { noteSecurityEvent } from "./security-log/note.ts";

type Given = { organizationIds: readonly string[]; accountId: string | undefined };
type Whose = "everybody" | "account";
const REVOKE_KEYS = statementVariants(
  "restricted_keys_revoke",
  (whose: Whose, given: Params<Given & { at: string }>) => {
    const keys = db
      .updateTable("api_keys")
      .set({ revoked_at: given.at })
      .where("restricted_to_organization_id", "=", (eb) => eb.fn.any(given.organizationIds))
      .where("revoked_at", "is", null)
      .returning(["id", "user_id as userId", "name"]);
    return whose === "everybody" ? keys : keys.where("account_id", "=", given.accountId);
  },
);
const END_GRANTS = statementVariants("restricted_grants_end", (whose: Whose, given: Params<Given>) => {
  const grants = db
    .deleteFrom("oauth_grants")
    .where("restricted_to_organization_id", "=", (eb) => eb.fn.any(given.organizationIds))
    .returning(["id", "user_id as userId", "client_name as name"]);
  return whose === "everybody" ? grants : grants.where("account_id", "=", given.accountId);
});

type Restricted = {
  readonly organizationIds: readonly string[];
  /** The account of the credentials; absent for those of all accounts, when the organizations themselves are deleted. */
  readonly accountId?: string;
};

/**
 * Ends the keys and app grants that are restricted to one of these organizations. Runs before the rows that they reference are
 * deleted, because no one is notified of what a foreign key deletes.
 * @returns what ended, to be announced after the commit (`ctx.affected.revokedCredentials`)
 */
export async function endRestrictedCredentials(
  sql: Sql,
  { organizationIds, accountId }: Restricted,
  at: Date,
): Promise<string[]> {
  const whose = accountId === undefined ? "everybody" : "account";
  const given = { organizationIds, accountId };
  const keys = await sql.all(REVOKE_KEYS(whose), { ...given, at: at.toISOString() });
  const grants = await sql.all(END_GRANTS(whose), given);
  for (const { id, userId, name } of keys) {
    const details = { name, environment: "live" };
    await noteSecurityEvent(sql, {
      kind: "api_key_revoked",
      userId,
      credentialId: id,
      details,
      isByAnother: true,
    });
  }
  for (const { id, userId, name } of grants) {
    const details = { app: name, reason: "membership_ended" };
    await noteSecurityEvent(sql, {
      kind: "app_disconnected",
      userId,
      credentialId: id,
      details,
      isByAnother: true,
    });
  }
  return [...keys, ...grants].map(({ id }) => id);
}
