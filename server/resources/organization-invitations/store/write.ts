import { sql as raw } from "kysely";
import type { Role } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Params, statement } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { OrganizationInvitation } from "../contract.ts";
import { columnsAt } from "./read.ts";
import "../codes.ts";

type OfOrganization = { organizationId: OrganizationId; at: string };
type OfInvitation = OfOrganization & { id: string };

type Given = OfOrganization & {
  role: Role;
  cohortId: string | null;
  invitedBy: string;
  expiresAt: string;
  ids: string[];
  emails: string[];
  tokenHashes: string[];
};
/** A new invitation replaces an expired one; a pending one stays as it is. */
const INSERT = statement("organization_invitations_insert", (given: Params<Given>) =>
  db
    .insertInto("invitations")
    .columns([
      "id",
      "organization_id",
      "email",
      "role",
      "cohort_id",
      "invited_by_id",
      "invited_by_name",
      "token_hash",
      "sent_at",
      "expires_at",
      "created_at",
    ])
    .expression((eb) => {
      const at = raw<string>`${given.at}::timestamptz`;
      return eb
        .selectFrom(listed("given", { id: given.ids, email: given.emails, token_hash: given.tokenHashes }))
        .innerJoin("accounts as a", (join) => join.on("a.id", "=", given.invitedBy))
        .select([
          "given.id",
          given.organizationId.as("organization_id"),
          "given.email",
          given.role.as("role"),
          given.cohortId.as("cohort_id"),
          "a.id as invited_by_id",
          shownName.as("invited_by_name"),
          "given.token_hash",
          at.as("sent_at"),
          raw<string>`${given.expiresAt}::timestamptz`.as("expires_at"),
          at.as("created_at"),
        ]);
    })
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "email"])
        .where("status", "=", "pending")
        .doUpdateSet(({ ref }) => ({
          id: ref("excluded.id"),
          role: ref("excluded.role"),
          cohort_id: ref("excluded.cohort_id"),
          invited_by_id: ref("excluded.invited_by_id"),
          invited_by_name: ref("excluded.invited_by_name"),
          token_hash: ref("excluded.token_hash"),
          sent_at: ref("excluded.sent_at"),
          expires_at: ref("excluded.expires_at"),
          created_at: ref("excluded.created_at"),
        }))
        .whereRef("invitations.expires_at", "<=", "excluded.sent_at"),
    )
    .returning("email"),
);
type Renewal = OfInvitation & { tokenHash: string; invitedBy: string; expiresAt: string };
const RENEW = statement("organization_invitations_renew", (given: Params<Renewal>) =>
  db
    .updateTable("invitations as i")
    .from("accounts as a")
    .set({
      token_hash: given.tokenHash,
      sent_at: given.at,
      expires_at: given.expiresAt,
      invited_by_id: given.invitedBy,
      invited_by_name: shownName,
    })
    .where("i.id", "=", given.id)
    .where("i.organization_id", "=", given.organizationId)
    .where("a.id", "=", given.invitedBy)
    .returning(columnsAt(given.at)),
);
const REVOKE = statement(
  "organization_invitations_revoke",
  ({ organizationId, id, at }: Params<OfInvitation>) =>
    db
      .updateTable("invitations")
      .set({ status: "revoked", answered_at: at })
      .where("id", "=", id)
      .where("organization_id", "=", organizationId),
);
/** The values that all invitations of one call share. */
export type Sending = {
  readonly role: Role;
  readonly cohortId: string | null;
  readonly invitedBy: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** Invites the emails that have no pending invitation; returns those. */
export async function insertInvitations(
  sql: Sql,
  organizationId: OrganizationId,
  given: readonly { readonly email: string; readonly tokenHash: string }[],
  { role, cohortId, invitedBy, at, expiresAt }: Sending,
): Promise<Set<string>> {
  const rows = await sql.all(INSERT, {
    organizationId,
    role,
    cohortId,
    invitedBy,
    at: at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ids: given.map(() => newId("invitation")),
    emails: given.map(({ email }) => email),
    tokenHashes: given.map(({ tokenHash }) => tokenHash),
  });
  return new Set(rows.map(({ email }) => email));
}

/** Gives a locked invitation a new secret and expiry, in the name of the current sender. */
export async function renewInvitation(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  {
    tokenHash,
    invitedBy,
    at,
    expiresAt,
  }: Omit<Sending, "role" | "cohortId"> & { readonly tokenHash: string },
): Promise<OrganizationInvitation> {
  const times = { at: at.toISOString(), expiresAt: expiresAt.toISOString() };
  const row = await sql.first(RENEW, { organizationId, id, tokenHash, invitedBy, ...times });
  if (row === undefined) throw new Error("an invitation that was held has gone");
  return row;
}

/** Withdraws a locked invitation. */
export async function revokeInvitation(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  at: Date,
): Promise<void> {
  await sql.run(REVOKE, { organizationId, id, at: at.toISOString() });
}
