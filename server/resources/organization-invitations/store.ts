import type { Role } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { composed } from "#server/core/composed-sql.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, type SqlValue, statement } from "#server/core/sql.ts";
import type { Organization } from "#server/resources/organizations/contract.ts";
import type { InvitationStatus, OrganizationInvitation } from "./contract.ts";
import "./vocabulary.ts";

/** What has expired is still stored as pending, until it is sent again or replaced. */
const STATUS = (now: string) =>
  `CASE WHEN i.status = 'pending' AND i.expires_at <= ${now}::timestamptz THEN 'expired' ELSE i.status END`;
const INVITATION = (
  now: string,
) => `i.id, i.email, i.role, i.cohort_id AS "cohortId", ${STATUS(now)} AS status,
  i.invited_by_name AS "invitedByDisplayName", i.sent_at AS "sentAt", i.expires_at AS "expiresAt", i.created_at AS "createdAt"`;

const READ_PENDING = statement(
  "organization_invitations_read_pending",
  `SELECT ${INVITATION("$3")} FROM invitations i
   WHERE i.organization_id = $1 AND i.email = ANY($2::text[]) AND i.status = 'pending'`,
);
const HOLD = statement(
  "organization_invitations_hold",
  `SELECT ${INVITATION("$3")} FROM invitations i WHERE i.id = $1 AND i.organization_id = $2 FOR NO KEY UPDATE`,
);
const MEMBERS = statement(
  "organization_invitations_members",
  `SELECT email FROM members WHERE organization_id = $1 AND email COLLATE "C" = ANY($2::text[])`,
);
const READ_BY_LINK = statement(
  "organization_invitations_read_by_link",
  `SELECT ${INVITATION("$2")}, o.name AS "organizationName", o.slug AS "organizationSlug", o.type AS "organizationType"
   FROM invitations i JOIN organizations o ON o.id = i.organization_id WHERE i.token_hash = $1`,
);
const INVITER = `coalesce(nullif(btrim(a.display_name), ''), split_part(a.email, '@', 1))`;
/** One that has expired gives way to the new one; one that still waits stays as it is. */
const INSERT = statement(
  "organization_invitations_insert",
  `INSERT INTO invitations (id, organization_id, email, role, cohort_id, invited_by_id, invited_by_name, token_hash,
     sent_at, expires_at, created_at)
   SELECT given.id, $1, given.email, $2, $3, a.id, ${INVITER}, given.token_hash,
     $5::timestamptz, $6::timestamptz, $5::timestamptz
   FROM unnest($7::text[], $8::text[], $9::text[]) AS given (id, email, token_hash) JOIN accounts a ON a.id = $4
   ON CONFLICT (organization_id, email) WHERE status = 'pending' DO UPDATE SET id = EXCLUDED.id, role = EXCLUDED.role,
     cohort_id = EXCLUDED.cohort_id, invited_by_id = EXCLUDED.invited_by_id, invited_by_name = EXCLUDED.invited_by_name,
     token_hash = EXCLUDED.token_hash, sent_at = EXCLUDED.sent_at, expires_at = EXCLUDED.expires_at,
     created_at = EXCLUDED.created_at
     WHERE invitations.expires_at <= EXCLUDED.sent_at
   RETURNING email`,
);
const RENEW = statement(
  "organization_invitations_renew",
  `UPDATE invitations i SET token_hash = $2, sent_at = $4::timestamptz, expires_at = $5::timestamptz, invited_by_id = a.id,
     invited_by_name = ${INVITER}
   FROM accounts a WHERE i.id = $1 AND i.organization_id = $6 AND a.id = $3 RETURNING ${INVITATION("$4")}`,
);
const REVOKE = statement(
  "organization_invitations_revoke",
  "UPDATE invitations SET status = 'revoked', answered_at = $3::timestamptz WHERE id = $1 AND organization_id = $2",
);
const PENDING_SENT_BY = statement(
  "organization_invitations_pending_sent_by",
  `SELECT i.id, i.organization_id AS "organizationId" FROM invitations i
   WHERE i.invited_by_id = $1 AND i.status = 'pending' ORDER BY i.organization_id, i.id`,
);

/** What all invitations of one call have in common. */
export type Sending = {
  readonly role: Role;
  readonly cohortId: string | null;
  readonly invitedBy: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** A page of the organization's invitations, newest first. */
export async function listInvitations(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { status, at }: { readonly status: readonly InvitationStatus[] | undefined; readonly at: Date },
) {
  const after = openCursor(list);
  const values: SqlValue[] = [organizationId, at.toISOString()];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = ["i.organization_id = $1"];
  if (status) conditions.push(`${STATUS("$2")} = ANY(${bind(status)}::text[])`);
  if (after) {
    const [createdAt, id] = after.map(String);
    conditions.push(`(i.created_at, i.id) < (${bind(createdAt ?? "")}::timestamptz, ${bind(id ?? "")})`);
  }
  const query = composed(
    "organization_invitations_list",
    `SELECT ${INVITATION("$2")} FROM invitations i WHERE ${conditions.join(" AND ")}
     ORDER BY i.created_at DESC, i.id DESC LIMIT ${bind(list.input.limit + 1)}`,
  );
  const rows = await sql.query<OrganizationInvitation>(query, values);
  return page(
    list,
    rows,
    (row) => [row.createdAt, row.id],
    (row): OrganizationInvitation => row,
  );
}

/** Those of the addresses that belong to members. */
export async function memberAddresses(
  sql: Sql,
  organizationId: OrganizationId,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await sql.query<{ email: string }>(MEMBERS, [organizationId, emails]);
  return new Set(rows.map(({ email }) => email));
}

/** Invites the addresses that no invitation waits for; gives those. */
export async function insertInvitations(
  sql: Sql,
  organizationId: OrganizationId,
  given: readonly { readonly email: string; readonly tokenHash: string }[],
  { role, cohortId, invitedBy, at, expiresAt }: Sending,
): Promise<Set<string>> {
  const rows = await sql.query<{ email: string }>(INSERT, [
    organizationId,
    role,
    cohortId,
    invitedBy,
    at.toISOString(),
    expiresAt.toISOString(),
    given.map(() => newId("invitation")),
    given.map(({ email }) => email),
    given.map(({ tokenHash }) => tokenHash),
  ]);
  return new Set(rows.map(({ email }) => email));
}

/** The pending invitations of these addresses, by address. */
export async function pendingOf(
  sql: Sql,
  organizationId: OrganizationId,
  emails: readonly string[],
  at: Date,
): Promise<Map<string, OrganizationInvitation>> {
  const values = [organizationId, emails, at.toISOString()];
  const rows = await sql.query<OrganizationInvitation>(READ_PENDING, values);
  return new Map(rows.map((row) => [row.email, row]));
}

/** The invitation, held for a change; null where the organization has none of this id. */
export async function holdInvitation(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  at: Date,
): Promise<OrganizationInvitation | null> {
  const [row] = await sql.query<OrganizationInvitation>(HOLD, [id, organizationId, at.toISOString()]);
  return row ?? null;
}

/** Gives an invitation that is held a new secret and time, in the name of whoever sends it now. */
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
  const values = [id, tokenHash, invitedBy, at.toISOString(), expiresAt.toISOString(), organizationId];
  const [row] = await sql.query<OrganizationInvitation>(RENEW, values);
  if (row === undefined) throw new Error("an invitation that was held has gone");
  return row;
}

/** Withdraws an invitation that is held. */
export async function revokeInvitation(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  at: Date,
): Promise<void> {
  await sql.query(REVOKE, [id, organizationId, at.toISOString()]);
}

/** The invitations that an account sent last and that were not answered, by organization: the order in which they are held. */
export function pendingSentBy(
  sql: Sql,
  accountId: string,
): Promise<{ id: string; organizationId: OrganizationId }[]> {
  return sql.query(PENDING_SENT_BY, [accountId]);
}

/** An invitation with the organization that it is to. */
export type LinkedInvitation = OrganizationInvitation & {
  readonly organizationName: string;
  readonly organizationSlug: string;
  readonly organizationType: Organization["type"];
};

/** The invitation whose link has this digest, whatever became of it. */
export async function readByTokenHash(
  sql: Sql,
  tokenHash: string,
  at: Date,
): Promise<LinkedInvitation | null> {
  const [row] = await sql.query<LinkedInvitation>(READ_BY_LINK, [tokenHash, at.toISOString()]);
  return row ?? null;
}
