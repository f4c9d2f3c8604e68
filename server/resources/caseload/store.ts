import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { APPLICANTS, STAFF } from "#domain/roles.ts";
import type { Ids, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { any, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { deleteFrom, insertInto, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";

type OfAccounts = OfOrganization & { accountIds: readonly string[] };
type OfCoach = OfOrganization & { coachId: string };

/** The order of an applicant's coaches, the lead first: the coach who was last made the lead, or else the one assigned first. */
const LEAD_FIRST = raw`x.led_at DESC NULLS LAST, x.assigned_at, x.coach_id`;

/** Selects the coaches of an applicant `m` as a list, the lead first. */
export function coachesOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("coach_assignments as x")
    .innerJoin("members as k", on({ "k.organization_id": organizationId, "k.account_id": "x.coach_id" }))
    .innerJoin("accounts as a", "a.id", "k.account_id")
    .select((eb) =>
      raw<
        { id: string; name: string }[]
      >`json_agg(${jsonBuildObject({ id: eb.ref("k.id"), name: shownName })} ORDER BY ${LEAD_FIRST})`.as(
        "coaches",
      ),
    )
    .where("x.organization_id", "=", organizationId)
    .whereRef("x.account_id", "=", raw.ref("m.account_id"));
}

/** Returns the condition that an applicant has a coach or, with a member ID, that this member coaches them. */
export function isCoached(
  organizationId: Expression<OrganizationId>,
  account: string,
  memberId?: Expression<string>,
) {
  const coaches = selectFrom("coach_assignments as x")
    .select("x.id")
    .where("x.organization_id", "=", organizationId)
    .whereRef("x.account_id", "=", raw.ref(account));
  if (memberId === undefined) return raw<boolean>`EXISTS (${coaches})`;
  const coach = selectFrom("members as k")
    .select("k.account_id")
    .where(equal({ "k.organization_id": organizationId, "k.id": memberId }));
  return raw<boolean>`EXISTS (${coaches.where("x.coach_id", "=", coach)})`;
}

/** Checks whether the assignment `c` is the lead's. */
const isLead = (organizationId: Expression<OrganizationId>) =>
  raw<boolean>`c.id = (SELECT x.id FROM coach_assignments x
    WHERE x.organization_id = ${organizationId} AND x.account_id = c.account_id ORDER BY ${LEAD_FIRST} LIMIT 1)`;

function assignmentsOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("coach_assignments as c")
    .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "c.account_id" }))
    .innerJoin("members as k", on({ "k.organization_id": organizationId, "k.account_id": "c.coach_id" }))
    .innerJoin("accounts as a", "a.id", "k.account_id")
    .select([
      "c.id",
      "m.email as applicantEmail",
      "k.id as coachId",
      shownName.as("coachName"),
      isLead(organizationId).as("isLead"),
      "c.assigned_at as assignedAt",
    ])
    .where("c.organization_id", "=", organizationId);
}

/** Returns a page of the assignments, newest first. */
export const listAssignments = query.page("coach_assignments_list", {
  key: { assignedAt: "c.assigned_at", id: "c.id" },
  order: "desc",
  rows: ({
    organizationId,
    coachId,
    applicantEmail,
  }: Params<OfOrganization & { coachId: string | undefined; applicantEmail: string | undefined }>) => {
    let assignments = assignmentsOf(organizationId);
    if (coachId) assignments = assignments.where("k.id", "=", coachId);
    return applicantEmail ? assignments.where(byAddress, "=", applicantEmail) : assignments;
  },
});

export const readAssignments = query.many(
  "coach_assignments_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    assignmentsOf(organizationId).where("c.id", "=", any(ids)),
);

/**
 * Selects the number of applicants that each coach leads. Sorts the assignments once, because looking up the lead of each applicant takes
 * seconds.
 */
function leadsOf(organizationId: Expression<OrganizationId>) {
  return raw<{ coach_id: string; leads: number }>`(SELECT l.coach_id, count(*)::int AS leads
    FROM (SELECT DISTINCT ON (x.account_id) x.coach_id FROM coach_assignments x
      WHERE x.organization_id = ${organizationId} ORDER BY x.account_id, ${LEAD_FIRST}) AS l GROUP BY l.coach_id)`;
}

/** Returns a page of the staff, sorted by email, with the number of applicants that each coaches and leads. */
export const listLoads = query.page("coach_loads", {
  key: { email: byAddress },
  rows: ({ organizationId }: Params<OfOrganization>) => {
    const applicants = selectFrom("coach_assignments as c")
      .select(raw<number>`count(*)::int`.as("count"))
      .where("c.organization_id", "=", organizationId)
      .whereRef("c.coach_id", "=", raw.ref("m.account_id"));
    return selectFrom("members as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .leftJoin(leadsOf(organizationId).as<"led">("led"), "led.coach_id", "m.account_id")
      .select((eb) => [
        ...fieldsOf("m", "id:memberId email"),
        "a.display_name as displayName",
        "m.role",
        applicants.$asScalar().$notNull().as("applicants"),
        eb.fn.coalesce("led.leads", raw<number>`0`).as("leads"),
      ])
      .where(equal({ "m.organization_id": organizationId, "m.role": STAFF }));
  },
});

/** Returns a member of staff, locked so that their role can't change until the transaction ends. */
export const lockCoach = query.maybeOne(
  "coach_assignments_lock_coach",
  ({ organizationId, memberId }: Params<OfOrganization & { memberId: string }>) =>
    selectFrom("members as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select(["m.id as memberId", "m.account_id as coachId", shownName.as("name")])
      .where(equal({ "m.organization_id": organizationId, "m.id": memberId, "m.role": STAFF }))
      .forShare("m"),
);
export type Coach = RowOf<typeof lockCoach>;

/** Locks the applicants with these addresses until the transaction ends, so that their coaches change one at a time. */
export const lockApplicants = query.many(
  "coach_assignments_lock_applicants",
  ({ organizationId, emails }: Params<OfOrganization & { emails: readonly string[] }>) =>
    selectFrom("members as m")
      .select(["m.account_id as accountId", "m.email"])
      .where(equal({ "m.organization_id": organizationId, "m.role": APPLICANTS }))
      .where(byAddress, "=", any(emails))
      .orderBy("m.id")
      .forNoKeyUpdate(),
);

/** Returns a coach's applicants, and whether they lead each. */
export const caseloadOf = query.many(
  "coach_assignments_of_coach",
  ({ organizationId, coachId }: Params<OfCoach>) =>
    selectFrom("coach_assignments as c")
      .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "c.account_id" }))
      .select(["m.account_id as accountId", "m.email", isLead(organizationId).as("isLead")])
      .where(equal({ "c.organization_id": organizationId, "c.coach_id": coachId }))
      .orderBy("m.id"),
);

/** Returns which of the accounts the coach leads. */
export const findLed = query.many(
  "coach_assignments_led",
  ({ organizationId, coachId, accountIds }: Params<OfCoach & OfAccounts>) =>
    selectFrom("coach_assignments as c")
      .select("c.account_id as accountId")
      .where(
        equal({
          "c.organization_id": organizationId,
          "c.coach_id": coachId,
          "c.account_id": any(accountIds),
        }),
      )
      .where(isLead(organizationId)),
);

type New = OfCoach & OfAccounts & { ids: readonly string[]; at: Date };

/** Assigns the accounts to the coach, and returns those whom they didn't coach yet. */
export const insertAssignments = query.many("coach_assignments_insert", (params: Params<New>) =>
  insertFrom(
    insertInto("coach_assignments"),
    selectFrom(listed("g", { id: params.ids, account: params.accountIds })),
    {
      id: "g.id",
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      account_id: "g.account",
      coach_id: raw<string>`${params.coachId}::text`,
      assigned_at: raw<string>`${params.at}::timestamptz`,
    },
  )
    .onConflict((conflict) => conflict.columns(["organization_id", "account_id", "coach_id"]).doNothing())
    .returning("account_id as accountId"),
);

/**
 * Makes the coach the lead of these accounts, at a later time than any earlier lead, even within one
 * millisecond.
 */
export const writeLeads = query.execute(
  "coach_assignments_lead",
  ({ organizationId, coachId, accountIds, at }: Params<OfCoach & OfAccounts & { at: Date }>) =>
    updateTable("coach_assignments as c")
      .set({
        led_at: raw<string>`greatest(${at}::timestamptz, (SELECT max(x.led_at) + interval '1 millisecond'
          FROM coach_assignments x WHERE x.organization_id = ${organizationId} AND x.account_id = c.account_id))`,
      })
      .where(
        equal({
          "c.organization_id": organizationId,
          "c.coach_id": coachId,
          "c.account_id": any(accountIds),
        }),
      ),
);

/** Returns the coaches of these accounts by member ID, the lead of each first. */
export const readCoaches = query.many(
  "coach_assignments_of_applicants",
  ({ organizationId, accountIds }: Params<OfAccounts>) =>
    selectFrom("coach_assignments as x")
      .innerJoin("members as k", on({ "k.organization_id": organizationId, "k.account_id": "x.coach_id" }))
      .select(["x.account_id as accountId", "k.id as coachId"])
      .where(equal({ "x.organization_id": organizationId, "x.account_id": any(accountIds) }))
      .orderBy("x.account_id")
      .orderBy(LEAD_FIRST),
);

/** Ends the coach's assignments to these accounts, and returns the accounts that had one. */
export const deleteAssignments = query.many(
  "coach_assignments_delete",
  ({ organizationId, coachId, accountIds }: Params<OfCoach & OfAccounts>) =>
    deleteFrom("coach_assignments")
      .where(equal({ organization_id: organizationId, coach_id: coachId, account_id: any(accountIds) }))
      .returning("account_id as accountId"),
);

/** Replaces the coach who leads the people who join by a link. */
export const moveCoachOfLinks = query.execute(
  "join_links_move_coach",
  ({
    organizationId,
    memberId,
    successorId,
  }: Params<OfOrganization & { memberId: string; successorId: string | null }>) =>
    updateTable("join_links")
      .set({ coach_id: successorId })
      .where(equal({ organization_id: organizationId, coach_id: memberId })),
);
