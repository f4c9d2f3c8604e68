import { type Expression, sql as raw } from "kysely";
import { APPLICANTS, type Role } from "#domain/roles.ts";
import type { Ids, OrganizationId } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { any, equal, excluded, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { insertInto, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { InvitationStatus } from "./contract.ts";

/** An organization, and the instant that determines its invitations' status. */
type OfOrganizationAt = { organizationId: OrganizationId; at: Date };
type OfInvitation = { organizationId: OrganizationId; at: Date; id: string };

/** Returns the status at an instant. An expired invitation is stored as pending until it is sent again or replaced. */
function statusAt(at: Expression<string>) {
  return raw<InvitationStatus>`CASE WHEN i.status = 'pending' AND i.expires_at <= ${at}::timestamptz THEN 'expired' ELSE i.status END`;
}

/** Returns the public fields of an invitation `i` at an instant. */
function columnsAt(at: Expression<string>) {
  return [
    ...fieldsOf("i", "id email role cohort_id"),
    statusAt(at).as("status"),
    ...fieldsOf("i", "invited_by_name:invitedByDisplayName sent_at expires_at created_at"),
  ] as const;
}

function invitationsOf({ organizationId, at }: Params<OfOrganizationAt>) {
  return selectFrom("invitations as i").select(columnsAt(at)).where("i.organization_id", "=", organizationId);
}

/** Returns a page of the organization's invitations, newest first. */
export const listInvitations = query.page("organization_invitations_list", {
  key: { createdAt: "i.created_at", id: "i.id" },
  order: "desc",
  rows: (params: Params<OfOrganizationAt & { statuses: readonly InvitationStatus[] | undefined }>) => {
    const { at, statuses } = params;
    const invitations = invitationsOf(params);
    return statuses ? invitations.where(statusAt(at), "=", any(statuses)) : invitations;
  },
});

/** Checks whether an invitation `i` is the latest to its email: a declined one is shown until the person is invited again. */
const isLatest = (organizationId: Expression<OrganizationId>) => raw<boolean>`NOT EXISTS (
  SELECT 1 FROM invitations AS later WHERE later.organization_id = ${organizationId}
    AND later.email = i.email AND later.id <> i.id AND later.created_at >= i.created_at)`;

/** Returns a page of the unanswered or the declined invitations, newest first. */
export const searchInvitations = query.page("organization_invitations_search", {
  key: { createdAt: "i.created_at", id: "i.id" },
  order: "desc",
  rows: (
    params: Params<OfOrganizationAt & { search: string | undefined; invitationId: string | undefined }>,
    { show }: { show: "waiting" | "declined" },
  ) => {
    const invitations = invitationsOf(params);
    const shown =
      show === "waiting"
        ? invitations.where("i.status", "=", "pending")
        : invitations.where("i.status", "=", "declined").where(isLatest(params.organizationId));
    const found = params.search ? shown.where("i.email", "ilike", params.search) : shown;
    return params.invitationId ? found.where("i.id", "=", params.invitationId) : found;
  },
});

/** Counts the unanswered and the declined invitations. */
export const countInvitations = query.one(
  "organization_invitations_count",
  ({ organizationId, at }: Params<OfOrganizationAt>) =>
    selectFrom("invitations as i")
      .select((eb) => {
        const counted = eb.fn.countAll<number>();
        const waiting = eb("i.status", "=", "pending");
        const isPending = eb("i.expires_at", ">", at);
        const declined = eb.and([eb("i.status", "=", "declined"), isLatest(organizationId)]);
        return [
          counted.filterWhere(waiting).as("waiting"),
          counted.filterWhere(declined).as("declined"),
          counted
            .filterWhere(eb.and([waiting, isPending, eb("i.role", "in", APPLICANTS)]))
            .as("pendingApplicants"),
        ];
      })
      .where("i.organization_id", "=", organizationId)
      .where("i.status", "in", ["pending", "declined"]),
);

/** Returns the organization's invitations with these ids, as of an instant. */
export const readInvitations = query.many(
  "organization_invitations_get_each",
  (params: Params<OfOrganizationAt & { ids: readonly string[] }>) =>
    invitationsOf(params).where("i.id", "=", any(params.ids)),
);

type PendingTo = OfOrganizationAt & { emails: readonly string[] };

function pendingTo(params: Params<PendingTo>) {
  return invitationsOf(params).where("i.email", "=", any(params.emails)).where("i.status", "=", "pending");
}

/** Returns the pending invitations to these emails. */
export const pendingOf = query.many("organization_invitations_read_pending", (params: Params<PendingTo>) =>
  pendingTo(params),
);

/** Returns the pending invitations to these emails, and locks them for a change. */
export const lockPending = query.many("organization_invitations_lock_pending", (params: Params<PendingTo>) =>
  pendingTo(params).orderBy("i.id").forNoKeyUpdate(),
);

/** Returns which of the emails belong to members. */
export const memberAddresses = query.many(
  "organization_invitations_members",
  ({ organizationId, emails }: Params<{ organizationId: OrganizationId; emails: readonly string[] }>) =>
    selectFrom("members as m")
      .select("m.email")
      .where("m.organization_id", "=", organizationId)
      .where(byAddress, "=", any(emails)),
);

/** Locks the invitation for a change; returns null if the organization has none with this id. */
export const lockInvitation = query.maybeOne(
  "organization_invitations_lock",
  (params: Params<OfInvitation>) => invitationsOf(params).where("i.id", "=", params.id).forNoKeyUpdate(),
);

/** Returns the invitation whose link has this digest, with its organization, whatever its status. */
export const readByTokenHash = query.maybeOne(
  "organization_invitations_read_by_link",
  ({ tokenHash, at }: Params<{ tokenHash: string; at: Date }>) =>
    selectFrom("invitations as i")
      .innerJoin("organizations as o", "o.id", "i.organization_id")
      .select(columnsAt(at))
      .select(["o.name as organizationName", "o.slug as organizationSlug", "o.type as organizationType"])
      .where("i.token_hash", "=", tokenHash),
);
export type LinkedInvitation = RowOf<typeof readByTokenHash>;

/** Returns the unanswered invitations last sent by an account, sorted by organization, which is the order in which they are locked. */
export const pendingSentBy = query.many(
  "organization_invitations_pending_sent_by",
  ({ accountId }: Params<{ accountId: string }>) =>
    selectFrom("invitations as i")
      .select(["i.id", "i.email", "i.organization_id as organizationId", "i.sent_at as sentAt"])
      .where("i.invited_by_id", "=", accountId)
      .where("i.status", "=", "pending")
      .orderBy("i.organization_id")
      .orderBy("i.id"),
);

type Sent = { organizationId: OrganizationId; invitedBy: string; at: Date; expiresAt: Date };
type NewInvitations = Sent & {
  role: Role;
  cohortId: string | null;
  ids: readonly string[];
  emails: readonly string[];
  tokenHashes: readonly string[];
};

/** Invites the emails that have no pending invitation; returns those. A new invitation replaces an expired one. */
export const insertInvitations = query.many(
  "organization_invitations_insert",
  (params: Params<NewInvitations>) => {
    const at = raw<string>`${params.at}::timestamptz`;
    return insertFrom(
      insertInto("invitations"),
      selectFrom(
        listed("given", { id: params.ids, email: params.emails, token_hash: params.tokenHashes }),
      ).innerJoin("accounts as a", on({ "a.id": params.invitedBy })),
      {
        id: "given.id",
        organization_id: params.organizationId,
        email: "given.email",
        role: params.role,
        cohort_id: params.cohortId,
        invited_by_id: "a.id",
        invited_by_name: shownName,
        token_hash: "given.token_hash",
        sent_at: at,
        expires_at: raw<string>`${params.expiresAt}::timestamptz`,
        created_at: at,
      },
    )
      .onConflict((conflict) =>
        conflict
          .columns(["organization_id", "email"])
          .where("status", "=", "pending")
          .doUpdateSet(
            excluded(
              "id",
              "role",
              "cohort_id",
              "invited_by_id",
              "invited_by_name",
              "token_hash",
              "sent_at",
              "expires_at",
              "created_at",
            ),
          )
          .whereRef("invitations.expires_at", "<=", "excluded.sent_at"),
      )
      .returning("email");
  },
);

/** Gives a locked invitation a new secret and expiry, in the name of the current sender. */
export const renewInvitation = query.one(
  "organization_invitations_renew",
  (params: Params<Sent & { id: string; tokenHash: string }>) =>
    updateTable("invitations as i")
      .from("accounts as a")
      .set({
        token_hash: params.tokenHash,
        sent_at: params.at,
        expires_at: params.expiresAt,
        invited_by_id: params.invitedBy,
        invited_by_name: shownName,
      })
      .where(
        equal({ "i.id": params.id, "i.organization_id": params.organizationId, "a.id": params.invitedBy }),
      )
      .returning(columnsAt(params.at)),
);

/** Revokes locked invitations. */
export const revokeInvitations = query.execute(
  "organization_invitations_revoke",
  ({ organizationId, ids, at }: Params<OfOrganizationAt & Ids>) =>
    updateTable("invitations")
      .set({ status: "revoked", answered_at: at })
      .where(equal({ id: any(ids), organization_id: organizationId })),
);
