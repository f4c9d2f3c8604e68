import { type Sql, statement } from "#server/core/sql.ts";
import { noteSecurityEvent } from "./security-log/note.ts";

const REVOKE_KEYS = statement(
  "restricted_keys_revoke",
  `UPDATE api_keys SET revoked_at = $3::timestamptz
   WHERE restricted_to_organization_id = ANY ($1::text[]) AND ($2::text IS NULL OR account_id = $2)
     AND revoked_at IS NULL RETURNING id, user_id AS "userId", name`,
);
const END_GRANTS = statement(
  "restricted_grants_end",
  `DELETE FROM oauth_grants
   WHERE restricted_to_organization_id = ANY ($1::text[]) AND ($2::text IS NULL OR account_id = $2)
   RETURNING id, user_id AS "userId", client_name AS name`,
);

type Ended = { readonly id: string; readonly userId: string; readonly name: string };
type Restricted = {
  readonly organizationIds: readonly string[];
  /** Whose; everybody's when the organizations themselves go. */
  readonly accountId?: string;
};

/**
 * Ends the keys, and what was allowed to apps, that reach one of these organizations alone. Before the rows that they hang on
 * go, for what a foreign key takes along nobody is told of.
 * @returns what ended, to be announced after the commit (`ctx.affected.revokedCredentials`)
 */
export async function endRestrictedCredentials(
  sql: Sql,
  { organizationIds, accountId }: Restricted,
  at: Date,
): Promise<string[]> {
  const values = [organizationIds, accountId ?? null];
  const keys = await sql.query<Ended>(REVOKE_KEYS, [...values, at.toISOString()]);
  const grants = await sql.query<Ended>(END_GRANTS, values);
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
