import { sql as raw } from "kysely";
import { flagged } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { STAFF } from "#domain/roles.ts";
import type { AccountId, OfMember, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { any, columnsOf, equal, excluded, fieldsOf, on } from "#server/core/clauses.ts";
import { type ListIdentity, page } from "#server/core/pagination.ts";
import { cut, type PageParams, type Params, pageParams, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import { byKey } from "#server/core/streamed.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { recordAuditEvent, shownName } from "#server/resources/audit-events/service.ts";
import { boardsOf } from "../board-figures.ts";
import type { OwnRosterEntry, RosterRow, SavedFilter } from "../contract.ts";
import type { ShownRosterRow, StaffToday } from "../entities.ts";
import {
  applicantsOf,
  filteredApplicants,
  type RosterChoice,
  type RosterOf,
  rosterChoice,
  rosterRows,
} from "../rows.ts";
import {
  attentionRows,
  caseloadCounts,
  dayOf,
  interviewsAhead,
  needingAttention,
  reasonsAmong,
  sharingCount,
  unrecordedOutcomes,
  unrecordedPlacements,
} from "../today.ts";
import { readFeedbackOwed } from "./feedback.ts";
import { rosterQuery } from "./roster-query.ts";

/** Returns rows of the roster, sorted by email, in one query except on a cluster. The benchmark's baseline sends it too. */
export const readRows = rosterQuery("roster_list", {
  applicants: (params: Params<RosterOf & PageParams>, choice: RosterChoice) =>
    cut(filteredApplicants(params, choice), { key: [byAddress], order: "asc" }, params),
  rows: (...of) => rosterRows(...of).orderBy(byAddress),
});

/** Returns a page of the roster, sorted by email. */
export async function listRows(sql: Sql, list: ListIdentity, roster: OfOrganization & RosterOf) {
  const params = { ...roster, ...pageParams(list) };
  return page(
    list,
    await readRows(sql, params, rosterChoice(roster)),
    (row) => [row.applicantEmail],
    (row): ShownRosterRow => row,
  );
}

/** Reads the roster in portions, sorted by email. People who join or leave during the read may be missing, but no one is in it twice. */
export function rosterPortions(sql: Sql, roster: OfOrganization & RosterOf): AsyncGenerator<RosterRow[]> {
  const choice = rosterChoice(roster);
  return byKey((limit, last) => readRows(sql, { ...roster, limit, after0: last?.applicantEmail }, choice));
}

const readByEmail = rosterQuery("roster_by_email", {
  applicants: ({ organizationId, emails }: Params<RosterOf & { emails: readonly string[] }>) =>
    applicantsOf(organizationId).where(byAddress, "=", any(emails)),
  rows: rosterRows,
});

/** The rows to read at a time: few enough that other requests wait only a few milliseconds for them. */
const APPLICANTS_AT_ONCE = 50;

/** Reads the rows of the applicants with these addresses in their order, in portions. Those who have left are missing. */
export async function* readApplicants(
  sql: Sql,
  { emails, ...roster }: OfOrganization & RosterOf & { emails: readonly string[] },
): AsyncGenerator<RosterRow[]> {
  for (let start = 0; start < emails.length; start += APPLICANTS_AT_ONCE) {
    const some = emails.slice(start, start + APPLICANTS_AT_ONCE);
    const rows = await readByEmail(sql, { ...roster, emails: some }, {});
    const byEmail = new Map(rows.map((row) => [row.applicantEmail, row]));
    yield some.flatMap((email) => byEmail.get(email) ?? []);
  }
}

const readNeedingAttention = rosterQuery("roster_needing", {
  applicants: filteredApplicants,
  rows: attentionRows,
});
const readInterviews = query.many("roster_interviews_ahead", interviewsAhead);
const readUnrecorded = query.many("roster_unrecorded_placements", unrecordedPlacements);
const readProposals = query.many("roster_unrecorded_outcomes", unrecordedOutcomes);
const countSharing = query.value("roster_sharing", sharingCount);

const countCaseload = query.one("roster_caseload", caseloadCounts);

type TodayQuery = OfOrganization & {
  at: Date;
  memberId: string;
  whose: StaffToday["whose"] | undefined;
  isCoach: boolean;
};

/**
 * Returns the data of the Today page for a member of staff, in seven queries for any number of applicants. The default for a coach is their
 * own applicants, if they have any.
 */
export async function readToday(
  sql: Sql,
  { organizationId, at, memberId, isCoach, ...requested }: TodayQuery,
): Promise<StaffToday> {
  const counts = await countCaseload(sql, { organizationId, memberId });
  const whose = requested.whose ?? (isCoach && counts.mine > 0 ? "mine" : "all");
  const params = { organizationId, at, coachId: whose === "mine" ? memberId : undefined };
  const [rows, interviews, unrecorded, proposals, sharing, feedbackDue] = await Promise.all([
    readNeedingAttention(sql, params, rosterChoice({})),
    readInterviews(sql, params),
    readUnrecorded(sql, { organizationId, coachId: params.coachId }),
    readProposals(sql, { organizationId, coachId: params.coachId }),
    countSharing(sql, { organizationId, coachId: params.coachId }),
    readFeedbackOwed(sql, params),
  ]);
  return { ...dayOf(rows, interviews, unrecorded, proposals, sharing, feedbackDue, at), whose, ...counts };
}

/** Counts the applicants with each reason for attention. */
export async function readReasons(sql: Sql, roster: OfOrganization & RosterOf) {
  const { organizationId, at } = roster;
  const [rows, feedbackDue] = await Promise.all([
    readNeedingAttention(sql, roster, rosterChoice(roster)),
    readFeedbackOwed(sql, { organizationId, at }),
  ]);
  return reasonsAmong(needingAttention(rows, feedbackDue, at));
}

/** Returns the account of an organization's applicant with this member ID. */
export const findApplicant = query.maybeOne(
  "roster_find_applicant",
  ({ organizationId, memberId }: Params<OfOrganization & { memberId: string }>) =>
    applicantsOf(organizationId).where("m.id", "=", memberId),
);

const readOwnRow = query.one("roster_own_row", (params: Params<OfMember & { at: Date }>) =>
  rosterRows(
    applicantsOf(params.organizationId).where("m.account_id", "=", params.accountId),
    params,
    boardsOf(params.at, raw<AccountId>`${params.accountId}`),
  ),
);

const readOwnStints = query.many("roster_own_stints", ({ organizationId, accountId }: Params<OfMember>) =>
  selectFrom("cohort_stints as s")
    .innerJoin("cohorts as c", on({ "c.organization_id": organizationId, "c.id": "s.cohort_id" }))
    .select([
      "s.id",
      "c.name as cohortName",
      ...fieldsOf("s", "joined_at left_at departure_reason note intent"),
    ])
    .where(equal({ "s.organization_id": organizationId, "s.account_id": accountId }))
    .orderBy("s.joined_at", "desc")
    .orderBy("s.id", "desc"),
);

const readStaff = query.many("roster_staff", ({ organizationId }: Params<OfOrganization>) =>
  selectFrom("members as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", shownName.as("name"), raw<(typeof STAFF)[number]>`m.role`.as("role")])
    .where(equal({ "m.organization_id": organizationId, "m.role": STAFF }))
    .orderBy("name")
    .orderBy("m.id"),
);

/** Returns an organization's data about one of its applicants, and its staff. */
export async function readOwn(
  sql: Sql,
  { organizationId, accountId, at }: OfOrganization & { accountId: string; at: Date },
): Promise<Omit<OwnRosterEntry, "record" | "fieldNames">> {
  const [{ needsAttention, ...row }, feedbackDue, memberships, staff] = await Promise.all([
    readOwnRow(sql, { organizationId, accountId, at }),
    readFeedbackOwed(sql, { organizationId, accountId, at }),
    readOwnStints(sql, { organizationId, accountId }),
    readStaff(sql, { organizationId }),
  ]);
  const flags = flagged({ ...row, needsAttention }, at.getTime(), feedbackDue.get(row.applicantEmail));
  return { row, needsAttention: flags.needsAttention, memberships, staff };
}

const countRows = query.value("roster_count", (params: Params<Omit<RosterOf, "at">>, choice: RosterChoice) =>
  selectFrom(filteredApplicants(params, choice).as("m")).select(raw<number>`count(*)::int`.as("count")),
);

type Exported = Omit<RosterOf, "organizationId" | "at"> & { actorAccountId: string; format: string };

/** Logs the export of an organization's roster. @param count the exported rows; if missing, the current rows are counted */
export function noteRosterExported(
  organizationId: OrganizationId,
  { actorAccountId, format, ...filter }: Exported,
  count?: number,
): Promise<void> {
  return inSqlTransaction(async (sql) => {
    const rows = count ?? (await countRows(sql, { organizationId, ...filter }, rosterChoice(filter)));
    const details = { format, cohortId: filter.cohortId ?? null, rows };
    await recordAuditEvent(sql, { organizationId, actorAccountId, action: "roster_exported", details });
  });
}

/** The maximum number of other staff's filters that a person sees. */
const SHARED_MAX = 200;

/** Returns a person's saved filters, then those that other staff share, sorted by name. */
export const listFilters = query.many(
  "roster_filters_list",
  ({ organizationId, accountId }: Params<OfMember>) =>
    selectFrom("roster_filters as f")
      .innerJoin("accounts as a", "a.id", "f.account_id")
      .select(["f.name", "f.filter", "f.is_shared as isShared"])
      .select(raw<string | null>`CASE WHEN f.account_id <> ${accountId} THEN ${shownName} END`.as("sharedBy"))
      .where("f.organization_id", "=", organizationId)
      .where(({ or, eb }) => or([eb("f.account_id", "=", accountId), eb("f.is_shared", "=", true)]))
      .orderBy(raw`f.account_id <> ${accountId}`)
      .orderBy((eb) => eb.fn("lower", ["f.name"]))
      .orderBy("f.name")
      .orderBy("f.account_id")
      .limit(LIMITS.quotas.rosterFilters + SHARED_MAX),
);

/** Counts the person's filters with other names. */
export const countOthers = query.value(
  "roster_filters_count_others",
  ({ organizationId, accountId, name }: Params<OfMember & { name: string }>) =>
    selectFrom("roster_filters")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where(equal({ organization_id: organizationId, account_id: accountId }))
      .where("name", "<>", name),
);

type Saved = OfMember & Omit<SavedFilter, "sharedBy"> & { at: Date };

/** Saves a filter under its name, replacing an earlier one. */
export const saveFilter = query.execute("roster_filters_save", ({ at, ...params }: Params<Saved>) =>
  insertInto("roster_filters")
    .values({ ...columnsOf(params), saved_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "account_id", "name"])
        .doUpdateSet(excluded("filter", "is_shared", "saved_at")),
    ),
);

/** Deletes the filter with this name, if there is one. */
export const removeFilter = query.execute(
  "roster_filters_remove",
  ({ organizationId, accountId, name }: Params<OfMember & { name: string }>) =>
    deleteFrom("roster_filters").where(
      equal({ organization_id: organizationId, account_id: accountId, name }),
    ),
);

/** Returns the roster columns that a person has chosen; null for the default. */
export const readColumns = query.maybeOne(
  "roster_columns_read",
  ({ organizationId, accountId }: Params<OfMember>) =>
    selectFrom("members")
      .select("roster_columns as columns")
      .where(equal({ organization_id: organizationId, account_id: accountId })),
);

/** Writes the roster columns that a person has chosen. @param columns as JSON text */
export const writeColumns = query.execute(
  "roster_columns_write",
  ({ organizationId, accountId, columns }: Params<OfMember & { columns: string | null }>) =>
    updateTable("members")
      .set({ roster_columns: raw`${columns}::jsonb` })
      .where(equal({ organization_id: organizationId, account_id: accountId })),
);
