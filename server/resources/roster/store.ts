import { sql as raw } from "kysely";
import { attentionOf } from "#domain/attention.ts";
import { STAFF } from "#domain/roles.ts";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement, statementForms } from "#server/core/statements.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { recordAuditEvent, shownName } from "#server/resources/audit-events/service.ts";
import { byAddress } from "#server/resources/organizations/service.ts";
import type { OwnPlace, RosterRow, SavedFilter, StaffToday } from "./contract.ts";
import {
  applicantsOf,
  type CohortForm,
  cohortForm,
  filteredApplicants,
  type RosterOf,
  rosterRows,
} from "./rows.ts";
import { dayOf, interviewsAhead, needingOf, needingRows, reasonsAmong } from "./today.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "roster_filters.filter": SavedFilter["filter"];
  }
}

type Page = RosterOf & { limit: number; after: string | undefined };

/** A page of the roster; the benchmark's yardstick sends it too. */
export const LIST = statementForms(
  "roster_list",
  ({ cohort, isFirst }: { cohort: CohortForm; isFirst: boolean }, given: Slots<Page>) => {
    let applicants = filteredApplicants(cohort, given).orderBy(byAddress).limit(given.limit);
    if (!isFirst) applicants = applicants.where(byAddress, ">", given.after);
    return rosterRows(applicants, given).orderBy(byAddress);
  },
);
const ALL = statementForms("roster_export", (cohort: CohortForm, given: Slots<RosterOf>) =>
  rosterRows(filteredApplicants(cohort, given), given).orderBy(byAddress),
);

/** A page of the roster, by address: one statement, whatever the size of the organization. */
export async function listRows(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  cohortId: string | undefined,
  now: Date,
) {
  const after = openCursor(list);
  const rows = await sql.all(LIST({ cohort: cohortForm(cohortId), isFirst: after === null }), {
    organizationId,
    at: now.toISOString(),
    cohortId,
    limit: list.input.limit + 1,
    after: after ? String(after[0]) : undefined,
  });
  return page(
    list,
    rows,
    (row) => [row.applicantEmail],
    (row): RosterRow => row,
  );
}

const NEEDING = statementForms("roster_needing", needingRows);
const INTERVIEWS = statement("roster_interviews_ahead", interviewsAhead);

/** What the day of a member of staff is made of: two statements, whatever the size of the organization. */
export async function readToday(sql: Sql, organizationId: OrganizationId, now: Date): Promise<StaffToday> {
  const given = { organizationId, at: now.toISOString() };
  const [rows, interviews] = await Promise.all([
    sql.all(NEEDING("all"), { ...given, cohortId: undefined }),
    sql.all(INTERVIEWS, given),
  ]);
  return dayOf(rows, interviews, now);
}

/** How many applicants, of one cohort where it is named, have each reason for attention, by the rule of the roster's page. */
export async function readReasons(
  sql: Sql,
  organizationId: OrganizationId,
  now: Date,
  cohortId: string | undefined,
) {
  const given = { organizationId, at: now.toISOString(), cohortId };
  const rows = await sql.all(NEEDING(cohortForm(cohortId)), given);
  return reasonsAmong(needingOf(rows, now));
}

type OfApplicantAt = { organizationId: OrganizationId; accountId: string; at: string };
const OWN_ROW = statement("roster_own_row", (given: Slots<OfApplicantAt>) =>
  rosterRows(
    applicantsOf(given.organizationId).where("m.account_id", "=", given.accountId),
    given,
    raw<AccountId>`${given.accountId}`,
  ),
);
const OWN_STINTS = statement(
  "roster_own_stints",
  ({ organizationId, accountId }: Slots<Omit<OfApplicantAt, "at">>) =>
    db
      .selectFrom("cohort_stints as s")
      .innerJoin("cohorts as c", (join) =>
        join.on("c.organization_id", "=", organizationId).onRef("c.id", "=", "s.cohort_id"),
      )
      .select([
        "s.id",
        "c.name as cohortName",
        "s.joined_at as joinedAt",
        "s.left_at as leftAt",
        "s.departure_reason as departureReason",
        "s.note",
      ])
      .where("s.organization_id", "=", organizationId)
      .where("s.account_id", "=", accountId)
      .orderBy("s.joined_at", "desc")
      .orderBy("s.id", "desc"),
);
const STAFF_OF = statement("roster_staff", ({ organizationId }: Slots<{ organizationId: OrganizationId }>) =>
  db
    .selectFrom("members as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", shownName.as("name"), raw<Staff>`m.role`.as("role")])
    .where("m.organization_id", "=", organizationId)
    .where("m.role", "in", STAFF)
    .orderBy("name")
    .orderBy("m.id"),
);
type Staff = (typeof STAFF)[number];

/** What an organization knows of one of its applicants, and who its staff are. */
export async function readOwn(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  now: Date,
): Promise<OwnPlace> {
  const given = { organizationId, accountId, at: now.toISOString() };
  const [row, memberships, staff] = await Promise.all([
    sql.first(OWN_ROW, given),
    sql.all(OWN_STINTS, given),
    sql.all(STAFF_OF, given),
  ]);
  if (row === undefined) throw new Error("a member who was admitted has gone");
  const { needsAttention: _told, ...shown } = row;
  return { row: shown, needsAttention: attentionOf(row, now.getTime()), memberships, staff };
}

type Reading = {
  actorAccountId: string;
  at: Date;
  format: string;
  cohortId: string | undefined;
  /** Those of the rows that leave. */
  choose?: (rows: RosterRow[]) => RosterRow[];
};

/** The whole roster, with the entry of the log that says so: one is not there without the other. */
export function readRowsAndNote(
  organizationId: OrganizationId,
  { actorAccountId, at, format, cohortId, choose = (rows) => rows }: Reading,
): Promise<RosterRow[]> {
  return inSqlTransaction(async (sql) => {
    const given = { organizationId, at: at.toISOString(), cohortId };
    const rows = choose(await sql.all(ALL(cohortForm(cohortId)), given));
    const details = { format, cohortId: cohortId ?? null, rows: rows.length };
    await recordAuditEvent(sql, { organizationId, actorAccountId, action: "roster_exported", details });
    return rows;
  });
}

type OfMember = { organizationId: OrganizationId; accountId: string };
const FILTERS = statement("roster_filters_list", ({ organizationId, accountId }: Slots<OfMember>) =>
  db
    .selectFrom("roster_filters")
    .select(["name", "filter"])
    .where("organization_id", "=", organizationId)
    .where("account_id", "=", accountId)
    .orderBy((eb) => eb.fn("lower", ["name"]))
    .orderBy("name"),
);

/** The filters that somebody keeps for the roster of an organization, by name. */
export function listFilters(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
): Promise<SavedFilter[]> {
  return sql.all(FILTERS, { organizationId, accountId });
}

/** How many filters they keep under other names than this. */
export function countOthers(
  prisma: PrismaTransaction,
  organizationId: OrganizationId,
  accountId: string,
  name: string,
): Promise<number> {
  return prisma.rosterFilter.count({ where: { organizationId, accountId, name: { not: name } } });
}

/** Keeps a filter under its name, in the place of an earlier one. */
export async function saveFilter(
  prisma: PrismaTransaction,
  organizationId: OrganizationId,
  accountId: string,
  { name, filter }: SavedFilter,
  savedAt: Date,
): Promise<void> {
  await prisma.rosterFilter.upsert({
    where: { organizationId_accountId_name: { organizationId, accountId, name } },
    create: { organizationId, accountId, name, filter, savedAt },
    update: { filter, savedAt },
  });
}

/** Forgets the filter of this name, if there is one. */
export async function removeFilter(
  prisma: PrismaTransaction,
  organizationId: OrganizationId,
  accountId: string,
  name: string,
): Promise<void> {
  await prisma.rosterFilter.deleteMany({ where: { organizationId, accountId, name } });
}
