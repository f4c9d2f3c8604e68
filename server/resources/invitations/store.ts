import { type ExpressionBuilder, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { OrganizationRow } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { selectFrom, updateTable } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";

type OfCaller = { accountId: string; restrictedTo: string | null };
type Joined = { i: Tables["invitations"]; o: Tables["organizations"] };

function columns({ ref }: ExpressionBuilder<Tables & Joined, "i" | "o">) {
  return [
    ref("i.id").as("id"),
    jsonBuildObject({ name: ref("o.name"), slug: ref("o.slug"), type: ref("o.type") }).as("organization"),
    ref("i.role").as("role"),
    ref("i.invited_by_name").as("invitedByDisplayName"),
    ref("i.expires_at").as("expiresAt"),
  ] as const;
}

/**
 * Selects the invitations to the caller's email, in their environment, once the person has confirmed the email. A sandbox's synthetic
 * people can't confirm theirs, and don't need to. A restricted credential gets only its organization's invitations.
 */
function addressedTo({ accountId, restrictedTo }: Params<OfCaller>) {
  return selectFrom("accounts as a")
    .innerJoin("invitations as i", "i.email", "a.email")
    .innerJoin("organizations as o", (join) =>
      join
        .onRef("o.id", "=", "i.organization_id")
        .onRef("o.sandbox_id", "is not distinct from", "a.sandbox_id"),
    )
    .where("a.id", "=", accountId)
    .where(raw<boolean>`(${restrictedTo}::text IS NULL OR i.organization_id = ${restrictedTo})`)
    .where((eb) =>
      eb.or([
        eb("a.sandbox_id", "is not", null),
        eb.exists(
          eb
            .selectFrom("users as u")
            .select("u.id")
            .whereRef("u.id", "=", "a.user_id")
            .where("u.email_verified", "is not", null),
        ),
      ]),
    );
}

/** Returns a page of the pending invitations to the caller, newest first. */
export const listMine = query.page("invitations_list_mine", {
  key: { createdAt: "i.created_at", id: "i.id" },
  order: "desc",
  rows: (params: Params<OfCaller & { at: Date }>) =>
    addressedTo(params)
      .select(columns)
      .select("i.created_at as createdAt")
      .where("i.status", "=", "pending")
      .where("i.expires_at", ">", params.at),
});

/** Finds the organization of an invitation to the caller, in any status. */
export const findOrganization = query.maybeOne(
  "invitations_find",
  (params: Params<OfCaller & { id: string }>) =>
    addressedTo(params).select("i.organization_id as organizationId").where("i.id", "=", params.id),
);

/** Locks an invitation that is known to be the caller's; returns null if it has just been replaced. */
export const lockInvitation = query.maybeOne(
  "invitations_lock",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    selectFrom("invitations as i")
      .innerJoin("organizations as o", "o.id", "i.organization_id")
      .select(columns)
      .select(["i.email", "i.status", "i.cohort_id as cohortId"])
      .where(equal({ "i.id": id, "i.organization_id": organizationId }))
      .forNoKeyUpdate("i"),
);

/** A locked invitation, with the fields needed to accept or decline it. */
export type LockedInvitation = RowOf<typeof lockInvitation>;

type Response = OrganizationRow & { status: "accepted" | "declined"; at: Date };

/** Writes that a locked invitation was accepted or declined. */
export const writeAnswer = query.execute(
  "invitations_answer",
  ({ organizationId, id, status, at }: Params<Response>) =>
    updateTable("invitations")
      .set({ status, answered_at: at })
      .where(equal({ id, organization_id: organizationId })),
);
