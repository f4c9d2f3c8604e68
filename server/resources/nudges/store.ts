import { type Expression, sql as raw } from "kysely";
import { STAFF } from "#domain/roles.ts";
import type { OfOrganization, OrganizationId } from "#server/core/access.ts";
import { columnsOf, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { insertInto, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import { mutedOf } from "#server/resources/preferences/service.ts";

function nudgeOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("weekly_nudges as n")
    .leftJoin(
      "members as m",
      on({ "m.organization_id": organizationId, "m.account_id": "n.sender_id", "m.role": STAFF }),
    )
    .leftJoin("accounts as a", "a.id", "m.account_id")
    .select([
      ...fieldsOf("n", "is_on inactive_days is_to_not_sharing body"),
      "m.id as senderId",
      raw<string | null>`CASE WHEN m.id IS NOT NULL THEN ${shownName} END`.as("senderName"),
      "n.next_at as nextAt",
    ])
    .where("n.organization_id", "=", organizationId);
}

export const findNudge = query.maybeOne("nudges_get", ({ organizationId }: Params<OfOrganization>) =>
  nudgeOf(organizationId),
);

/** Returns a member of staff with their time zone, locked so that their role can't change until the transaction ends. */
export const lockSender = query.maybeOne(
  "nudges_lock_sender",
  ({ organizationId, memberId }: Params<OfOrganization & { memberId: string }>) =>
    selectFrom("members as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .leftJoin("preferences as p", "p.user_id", "a.user_id")
      .select(["m.account_id as accountId", "p.time_zone as timeZone"])
      .where(equal({ "m.organization_id": organizationId, "m.id": memberId, "m.role": STAFF }))
      .forShare("m"),
);

type Written = OfOrganization & {
  isOn: boolean;
  inactiveDays: number | null;
  isToNotSharing: boolean;
  body: string;
  senderId: string;
  nextAt: Date;
};

export const writeNudge = query.execute("nudges_write", ({ organizationId, ...params }: Params<Written>) =>
  insertInto("weekly_nudges")
    .values({ organization_id: organizationId, ...columnsOf(params) })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(columnsOf(params))),
);

/** Returns the organizations whose nudge is due, the longest due first; none in a sandbox. */
export const listDue = query.many(
  "nudges_due",
  ({ at, afterAt, afterId, limit }: Params<{ at: Date; afterAt: Date; afterId: string; limit: number }>) =>
    selectFrom("weekly_nudges as n")
      .innerJoin("organizations as o", "o.id", "n.organization_id")
      .leftJoin("accounts as a", "a.id", "n.sender_id")
      .leftJoin("preferences as p", "p.user_id", "a.user_id")
      .select(["n.organization_id as id", "n.next_at as nextAt", "p.time_zone as timeZone"])
      .where("n.next_at", "<=", at)
      .where(raw<boolean>`(n.next_at, n.organization_id) > (${afterAt}::timestamptz, ${afterId})`)
      .where(equal({ "n.is_on": true, "o.sandbox_id": null }))
      .orderBy("n.next_at")
      .orderBy("n.organization_id")
      .limit(limit),
);

/** Returns an organization's nudge if it is on and its sender is still staff, and locks both until the transaction ends. */
export const lockNudge = query.maybeOne("nudges_lock", ({ organizationId }: Params<OfOrganization>) =>
  selectFrom("weekly_nudges as n")
    .innerJoin("organizations as o", "o.id", "n.organization_id")
    .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "n.sender_id" }))
    .select([
      ...fieldsOf("n", "inactive_days is_to_not_sharing body"),
      "m.account_id as senderId",
      "o.name as organizationName",
    ])
    .where(equal({ "n.organization_id": organizationId, "n.is_on": true, "m.role": STAFF }))
    .forShare(["n", "m"]),
);

/** Moves a nudge that was due to its next time, unless another process did or it was changed. */
export const moveNudge = query.execute(
  "nudges_move",
  ({ organizationId, dueAt, nextAt }: Params<OfOrganization & { dueAt: string; nextAt: Date }>) =>
    updateTable("weekly_nudges")
      .set({ next_at: raw<string>`${nextAt}::timestamptz` })
      .where(equal({ organization_id: organizationId, next_at: raw<string>`${dueAt}::timestamptz` })),
);

type Claim = OfOrganization & { accountIds: readonly string[]; at: Date };

/**
 * Records that applicants are nudged now. Returns those who weren't nudged in the last six days, and haven't turned off emails about
 * messages. Concurrent calls take turns for each applicant.
 */
export const claimApplicants = query.many("nudges_claim", (params: Params<Claim>) => {
  const at = raw<string>`${params.at}::timestamptz`;
  return insertFrom(
    insertInto("nudged_applicants"),
    selectFrom(listed("g", { account: params.accountIds }))
      .innerJoin("accounts as a", "a.id", "g.account")
      .where(({ not, exists }) => not(exists(mutedOf("a.user_id", "messages"))))
      .orderBy("g.account"),
    {
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      account_id: "g.account",
      nudged_at: at,
    },
  )
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "account_id"])
        .doUpdateSet({ nudged_at: at })
        .where(raw<boolean>`nudged_applicants.nudged_at < ${at} - interval '6 days'`),
    )
    .returning("account_id as accountId");
});
