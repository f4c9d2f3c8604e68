import { type Expression, type ExpressionBuilder, sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { Ids, OfOrganization, OrganizationId, OrganizationRow } from "#server/core/access.ts";
import { accountsAt, byAddress } from "#server/core/addresses.ts";
import { any, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { db, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { CohortMembership } from "../contract.ts";

type Reason = NonNullable<CohortMembership["departureReason"]>;

type OfStints = OfOrganization & Ids;

/** Selects the public fields of a stint `s`, whether read or just written. */
function stint({ selectFrom }: ExpressionBuilder<Tables & { s: Tables["cohort_stints"] }, "s">) {
  const applicant = selectFrom("accounts as a").select("a.email").whereRef("a.id", "=", "s.account_id");
  return [
    ...fieldsOf("s", "id cohort_id"),
    applicant.$asScalar().$notNull().as("applicantEmail"),
    ...fieldsOf("s", "joined_at left_at departure_reason note"),
  ] as const;
}

/** Selects those fields and the ones for its log entry and announcement. */
function loggedStint(organizationId: Expression<OrganizationId>) {
  return (eb: ExpressionBuilder<Tables & { s: Tables["cohort_stints"] }, "s">) => {
    const cohort = eb
      .selectFrom("cohorts as c")
      .select("c.name")
      .where(equal({ "c.organization_id": organizationId, "c.id": "s.cohort_id" }));
    return [
      ...stint(eb),
      "s.account_id as accountId",
      cohort.$asScalar().$notNull().as("cohortName"),
    ] as const;
  };
}

type Page = OfOrganization & { cohortId: string | undefined; applicantEmail: string | undefined };

/** Returns a page of the organization's stints, newest first. */
export const listStints = query.page("stints_list", {
  key: { joinedAt: "s.joined_at", id: "s.id" },
  order: "desc",
  texts: ["note"],
  rows: (
    { organizationId, cohortId, applicantEmail }: Params<Page>,
    { open }: { open: boolean | undefined },
  ) => {
    let stints = selectFrom("cohort_stints as s")
      .select(stint)
      .where("s.organization_id", "=", organizationId);
    if (cohortId) stints = stints.where("s.cohort_id", "=", cohortId);
    if (applicantEmail) {
      stints = stints.where("s.account_id", "in", accountsAt(organizationId, applicantEmail));
    }
    return open === undefined ? stints : stints.where("s.left_at", open ? "is" : "is not", null);
  },
});

type PeoplePage = OfOrganization & { cohortId: string; search: string | undefined };

/** Returns a page of a cohort's current and former members, newest first, whose name or email matches a pattern. */
export const listCohortPeople = query.page("stints_people", {
  key: { joinedAt: "s.joined_at", id: "s.id" },
  order: "desc",
  rows: ({ organizationId, cohortId, search }: Params<PeoplePage>) => {
    const people = selectFrom("cohort_stints as s")
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .leftJoin(
        "members as m",
        on({ "m.organization_id": organizationId, "m.account_id": "s.account_id", "m.role": APPLICANTS }),
      )
      .select([
        ...fieldsOf("s", "id cohort_id"),
        ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
        ...fieldsOf("s", "joined_at left_at departure_reason note"),
        "m.id as memberId",
      ])
      .where(equal({ "s.organization_id": organizationId, "s.cohort_id": cohortId }));
    if (!search) return people;
    return people.where((eb) =>
      eb.or([eb("a.email", "ilike", search), eb("a.display_name", "ilike", search)]),
    );
  },
});

export const readStints = query.many("stints_get_each", ({ organizationId, ids }: Params<OfStints>) =>
  selectFrom("cohort_stints as s")
    .select(stint)
    .where(equal({ "s.organization_id": organizationId, "s.id": any(ids) })),
);

/** Returns the members with these emails, locked so that their roles can't change until the transaction ends. */
export const lockMembers = query.many(
  "stints_lock_members",
  ({ organizationId, emails }: Params<OfOrganization & { emails: readonly string[] }>) =>
    selectFrom("members as m")
      .select(["m.account_id as accountId", "m.email", "m.role"])
      .where("m.organization_id", "=", organizationId)
      .where(byAddress, "=", any(emails))
      .orderBy("m.account_id")
      .forShare(),
);

/** Returns which of the accounts are applicants, locked so that they remain so until the transaction ends. */
export const lockApplicants = query.many(
  "stints_lock_applicants",
  ({ organizationId, accountIds }: Params<OfOrganization & { accountIds: readonly string[] }>) =>
    selectFrom("members as m")
      .select("m.account_id as accountId")
      .where(equal({ "m.organization_id": organizationId, "m.account_id": any(accountIds) }))
      .where("m.role", "in", APPLICANTS)
      .orderBy("m.account_id")
      .forShare(),
);

export const readAccounts = query.many("stints_accounts", ({ organizationId, ids }: Params<OfStints>) =>
  selectFrom("cohort_stints as s")
    .select("s.account_id as accountId")
    .where(equal({ "s.organization_id": organizationId, "s.id": any(ids) })),
);

/** Locks the organization's stint for a change and returns it. */
export const lockStint = query.maybeOne("stints_lock", ({ organizationId, id }: Params<OrganizationRow>) =>
  selectFrom("cohort_stints as s")
    .select(loggedStint(organizationId))
    .where(equal({ "s.id": id, "s.organization_id": organizationId }))
    .forUpdate("s"),
);
export type StintRow = RowOf<typeof lockStint>;

export type NewStints = OfOrganization & {
  cohortId: string;
  accountIds: readonly string[];
  joinedAt: Date;
  note: string | null;
  at: Date;
};

/** Opens a stint in a cohort for each account that has none open there, and returns the new stints. */
export const insertStints = query.many("stints_insert", (params: Params<NewStints & OfStints>) =>
  db
    .with("s", (cte) =>
      insertFrom(
        cte.insertInto("cohort_stints"),
        cte.selectFrom(listed("g", { id: params.ids, account: params.accountIds })),
        {
          id: "g.id",
          organization_id: raw<OrganizationId>`${params.organizationId}::text`,
          cohort_id: raw<string>`${params.cohortId}::text`,
          account_id: "g.account",
          joined_at: raw<string>`${params.joinedAt}::timestamptz`,
          note: raw<string | null>`${params.note}::text`,
          created_at: raw<string>`${params.at}::timestamptz`,
        },
      )
        .onConflict((conflict) =>
          conflict.columns(["cohort_id", "account_id"]).where("left_at", "is", null).doNothing(),
        )
        .returningAll(),
    )
    .selectFrom("s")
    .select(loggedStint(params.organizationId)),
);

// A stint that starts in the future ends when it would have started.
const endOf = (at: Expression<string>) => raw<string>`greatest(joined_at, ${at}::timestamptz)`;

type Closed = OrganizationRow & { reason: Reason; note: string | null | undefined; at: Date };

/** Closes a locked stint; keeps its note unless one is given. */
export const closeStint = query.one(
  "stints_close",
  ({ organizationId, id, reason, note, at }: Params<Closed>) =>
    updateTable("cohort_stints as s")
      .set({ left_at: endOf(at), departure_reason: reason, note })
      .where(equal({ "s.id": id, "s.organization_id": organizationId }))
      .returning(loggedStint(organizationId)),
);

type Ended = OfOrganization & { accountId: string; reason: Reason; at: Date };

/** Closes every open stint of the account in the organization. */
export const closeStintsOf = query.many(
  "stints_close_all",
  ({ organizationId, accountId, reason, at }: Params<Ended>) =>
    updateTable("cohort_stints as s")
      .set({ left_at: endOf(at), departure_reason: reason })
      .where(equal({ "s.organization_id": organizationId, "s.account_id": accountId, "s.left_at": null }))
      .returning(loggedStint(organizationId)),
);

/** Returns which of these memberships have ended, with their members' emails; none in a sandbox. */
export const readEnded = query.many("cohort_memberships_ended", ({ organizationId, ids }: Params<OfStints>) =>
  selectFrom("cohort_stints as s")
    .innerJoin("cohorts as c", on({ "c.organization_id": organizationId, "c.id": "s.cohort_id" }))
    .innerJoin("organizations as o", "o.id", "s.organization_id")
    .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "s.account_id" }))
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["s.id", "u.email", "c.name as cohort", "o.name as organization", "o.slug"])
    .where(equal({ "s.organization_id": organizationId, "s.id": any(ids) }))
    .where("s.left_at", "is not", null)
    .where("o.sandbox_id", "is", null),
);
