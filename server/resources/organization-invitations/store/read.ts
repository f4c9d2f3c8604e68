import { type Expression, type ExpressionBuilder, sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { byAddress } from "#server/resources/organizations/service.ts";
import type { InvitationStatus, OrganizationInvitation } from "../contract.ts";
import "../codes.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "invitations.status": InvitationStatus;
  }
}

type OfOrganization = { organizationId: OrganizationId; at: string };
type OfInvitation = OfOrganization & { id: string };

/** Returns the status at an instant. An expired invitation is stored as pending until it is sent again or replaced. */
function statusAt(at: Expression<string>) {
  return raw<InvitationStatus>`CASE WHEN i.status = 'pending' AND i.expires_at <= ${at}::timestamptz THEN 'expired' ELSE i.status END`;
}

/** Selects the public fields of an invitation `i` at an instant. */
export function columnsAt(at: Expression<string>) {
  return ({ ref }: ExpressionBuilder<Tables & { i: Tables["invitations"] }, "i">) =>
    [
      ref("i.id").as("id"),
      ref("i.email").as("email"),
      ref("i.role").as("role"),
      ref("i.cohort_id").as("cohortId"),
      statusAt(at).as("status"),
      ref("i.invited_by_name").as("invitedByDisplayName"),
      ref("i.sent_at").as("sentAt"),
      ref("i.expires_at").as("expiresAt"),
      ref("i.created_at").as("createdAt"),
    ] as const;
}

function invitationsOf({ organizationId, at }: Params<OfOrganization>) {
  return db
    .selectFrom("invitations as i")
    .select(columnsAt(at))
    .where("i.organization_id", "=", organizationId);
}

type Form = { ofStatus: boolean; isFirst: boolean };
type Page = OfOrganization & {
  statuses: readonly InvitationStatus[] | undefined;
  limit: number;
  afterAt: string | undefined;
  afterId: string | undefined;
};
const LIST = statementVariants(
  "organization_invitations_list",
  ({ ofStatus, isFirst }: Form, given: Params<Page>) => {
    let invitations = invitationsOf(given)
      .orderBy("i.created_at", "desc")
      .orderBy("i.id", "desc")
      .limit(given.limit);
    if (ofStatus)
      invitations = invitations.where((eb) => eb(statusAt(given.at), "=", eb.fn.any(given.statuses)));
    if (isFirst) return invitations;
    return invitations.where((eb) =>
      eb(eb.refTuple("i.created_at", "i.id"), "<", eb.tuple(given.afterAt, given.afterId)),
    );
  },
);
const GET_EACH = statement(
  "organization_invitations_get_each",
  (given: Params<OfOrganization & { ids: readonly string[] }>) =>
    invitationsOf(given).where("i.id", "=", (eb) => eb.fn.any(given.ids)),
);
const READ_PENDING = statement(
  "organization_invitations_read_pending",
  (given: Params<OfOrganization & { emails: readonly string[] }>) =>
    invitationsOf(given)
      .where("i.email", "=", (eb) => eb.fn.any(given.emails))
      .where("i.status", "=", "pending"),
);
const LOCK = statement("organization_invitations_lock", (given: Params<OfInvitation>) =>
  invitationsOf(given).where("i.id", "=", given.id).forNoKeyUpdate(),
);
const MEMBERS = statement(
  "organization_invitations_members",
  ({ organizationId, emails }: Params<{ organizationId: OrganizationId; emails: readonly string[] }>) =>
    db
      .selectFrom("members as m")
      .select("m.email")
      .where("m.organization_id", "=", organizationId)
      .where((eb) => eb(byAddress, "=", eb.fn.any(emails))),
);
const READ_BY_LINK = statement(
  "organization_invitations_read_by_link",
  ({ tokenHash, at }: Params<{ tokenHash: string; at: string }>) =>
    db
      .selectFrom("invitations as i")
      .innerJoin("organizations as o", "o.id", "i.organization_id")
      .select(columnsAt(at))
      .select(["o.name as organizationName", "o.slug as organizationSlug", "o.type as organizationType"])
      .where("i.token_hash", "=", tokenHash),
);
const PENDING_SENT_BY = statement(
  "organization_invitations_pending_sent_by",
  ({ accountId }: Params<{ accountId: string }>) =>
    db
      .selectFrom("invitations as i")
      .select(["i.id", "i.organization_id as organizationId", "i.sent_at as sentAt"])
      .where("i.invited_by_id", "=", accountId)
      .where("i.status", "=", "pending")
      .orderBy("i.organization_id")
      .orderBy("i.id"),
);

/** Returns a page of the organization's invitations, newest first. */
export async function listInvitations(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { status, at }: { readonly status: readonly InvitationStatus[] | undefined; readonly at: Date },
) {
  const after = openCursor(list);
  const [afterAt, afterId] = after?.map(String) ?? [];
  const query = LIST({ ofStatus: status !== undefined, isFirst: after === null });
  const limit = list.input.limit + 1;
  const given = { organizationId, at: at.toISOString(), statuses: status, limit, afterAt, afterId };
  const rows = await sql.all(query, given);
  return page(
    list,
    rows,
    (row) => [row.createdAt, row.id],
    (row): OrganizationInvitation => row,
  );
}

/** Returns the organization's invitations with these ids, as of an instant. */
export function readInvitations(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
  at: Date,
): Promise<OrganizationInvitation[]> {
  return sql.all(GET_EACH, { organizationId, ids, at: at.toISOString() });
}

/** Returns those of the emails that belong to members. */
export async function memberAddresses(
  sql: Sql,
  organizationId: OrganizationId,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await sql.all(MEMBERS, { organizationId, emails });
  return new Set(rows.map(({ email }) => email));
}

/** Returns the pending invitations to these emails, by email. */
export async function pendingOf(
  sql: Sql,
  organizationId: OrganizationId,
  emails: readonly string[],
  at: Date,
): Promise<Map<string, OrganizationInvitation>> {
  const rows = await sql.all(READ_PENDING, { organizationId, emails, at: at.toISOString() });
  return new Map(rows.map((row) => [row.email, row]));
}

/** Locks the invitation for a change; returns null if the organization has none with this id. */
export async function lockInvitation(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  at: Date,
): Promise<OrganizationInvitation | null> {
  return (await sql.first(LOCK, { organizationId, id, at: at.toISOString() })) ?? null;
}

/** Returns the unanswered invitations last sent by an account, by organization: the order in which they are locked. */
export function pendingSentBy(
  sql: Sql,
  accountId: string,
): Promise<{ id: string; organizationId: OrganizationId; sentAt: string }[]> {
  return sql.all(PENDING_SENT_BY, { accountId });
}

/** An invitation with its organization. */
export type LinkedInvitation = RowOf<typeof READ_BY_LINK>;

/** Returns the invitation whose link has this digest, whatever its status. */
export async function readByTokenHash(
  sql: Sql,
  tokenHash: string,
  at: Date,
): Promise<LinkedInvitation | null> {
  return (await sql.first(READ_BY_LINK, { tokenHash, at: at.toISOString() })) ?? null;
}
