import type { OrganizationId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { Invitation } from "./contract.ts";

const INVITATION = `i.id, jsonb_build_object('name', o.name, 'slug', o.slug, 'type', o.type) AS organization, i.role,
  i.invited_by_name AS "invitedByDisplayName", i.expires_at AS "expiresAt"`;
/**
 * Addressed to the account: to its address, in its environment, once the person has confirmed the address (the synthetic
 * people of a sandbox have nobody who could); $2 is the organization that the credential is restricted to, if it is.
 */
const ADDRESSED = `FROM accounts a
  JOIN invitations i ON i.email = a.email AND ($2::text IS NULL OR i.organization_id = $2)
  JOIN organizations o ON o.id = i.organization_id AND o.sandbox_id IS NOT DISTINCT FROM a.sandbox_id
  WHERE a.id = $1 AND (a.sandbox_id IS NOT NULL
    OR EXISTS (SELECT 1 FROM users u WHERE u.id = a.user_id AND u.email_verified IS NOT NULL))`;

const LIST = (after: boolean) =>
  statement(
    `invitations_list_mine${after ? "_after" : ""}`,
    `SELECT ${INVITATION}, i.created_at AS "createdAt" ${ADDRESSED} AND i.status = 'pending' AND i.expires_at > $3::timestamptz
       ${after ? "AND (i.created_at, i.id) < ($5::timestamptz, $6)" : ""}
     ORDER BY i.created_at DESC, i.id DESC LIMIT $4`,
  );
const FIND = statement(
  "invitations_find",
  `SELECT i.organization_id AS "organizationId" ${ADDRESSED} AND i.id = $3`,
);
const HOLD = statement(
  "invitations_hold",
  `SELECT ${INVITATION}, i.email, i.status, i.cohort_id AS "cohortId"
   FROM invitations i JOIN organizations o ON o.id = i.organization_id
   WHERE i.id = $1 AND i.organization_id = $2 FOR NO KEY UPDATE OF i`,
);
const ANSWER = statement(
  "invitations_answer",
  "UPDATE invitations SET status = $3, answered_at = $4::timestamptz WHERE id = $1 AND organization_id = $2",
);
/** An invitation that is held, with what the answer to it needs. */
export type HeldInvitation = {
  readonly invitation: Invitation;
  readonly email: string;
  readonly status: string;
  readonly cohortId: string | null;
};

/** A page of the pending invitations that are addressed to the caller, newest first. */
export async function listMine(sql: Sql, actor: Actor, list: ListIdentity, at: Date) {
  const after = openCursor(list);
  const values = [actor.accountId, actor.restrictedToOrganizationId, at.toISOString(), list.input.limit + 1];
  const statement = LIST(after !== null);
  const rows = await sql.query<Invitation & { createdAt: string }>(statement, [
    ...values,
    ...(after ? after.map(String) : []),
  ]);
  return page(
    list,
    rows,
    (row) => [row.createdAt, row.id],
    ({ createdAt: _createdAt, ...invitation }): Invitation => invitation,
  );
}

/** The organization of an invitation that is addressed to the caller, whatever became of it; else null. */
export async function findOrganization(sql: Sql, actor: Actor, id: string): Promise<string | null> {
  const values = [actor.accountId, actor.restrictedToOrganizationId, id];
  const [row] = await sql.query<{ organizationId: string }>(FIND, values);
  return row?.organizationId ?? null;
}

/** An invitation that is known to be the caller's, held for the answer; null where it has just been replaced. */
export async function holdInvitation(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
): Promise<HeldInvitation | null> {
  type Row = Invitation & Omit<HeldInvitation, "invitation">;
  const [row] = await sql.query<Row>(HOLD, [id, organizationId]);
  if (row === undefined) return null;
  const { email, status, cohortId, ...invitation } = row;
  return { invitation, email, status, cohortId };
}

/** Writes the answer to an invitation that is held. */
export async function writeAnswer(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  status: "accepted" | "declined",
  at: Date,
): Promise<void> {
  await sql.query(ANSWER, [id, organizationId, status, at.toISOString()]);
}
