import { sql as raw } from "kysely";
import { attentionOf } from "#domain/attention.ts";
import { STAFF } from "#domain/roles.ts";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { byKey } from "#server/core/portions.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement, statementVariants } from "#server/core/statements.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { recordAuditEvent, shownName } from "#server/resources/audit-events/service.ts";
import { byAddress } from "#server/resources/organizations/service.ts";
import type { OwnPlace, RosterColumns, RosterRow, SavedFilter } from "../contract.ts";
import type { StaffToday } from "../entities.ts";
import {
  applicantsOf,
  type CohortForm,
  cohortForm,
  filteredApplicants,
  type RosterOf,
  rosterRows,
} from "../rows.ts";
import {
  dayOf,
  interviewsAhead,
  needingOf,
  needingRows,
  reasonsAmong,
  sharingCount,
  unrecordedPlacements,
} from "../today.ts";
import { readOwingFeedback } from "./feedback.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "roster_filters.filter": SavedFilter["filter"];
    "members.roster_columns": RosterColumns;
  }
}

type Page = RosterOf & { limit: number; after: string | undefined };

/** The query for a page of the roster; the benchmark's yardstick sends it too. */
export const LIST = statementVariants(
  "roster_list",
  ({ cohort, isFirst }: { cohort: CohortForm; isFirst: boolean }, given: Params<Page>) => {
    let applicants = filteredApplicants(cohort, given).orderBy(byAddress).limit(given.limit);
    if (!isFirst) applicants = applicants.where(byAddress, ">", given.after);
    return rosterRows(applicants, given).orderBy(byAddress);
  },
);
const COUNT = statementVariants(
  "roster_count",
  (cohort: CohortForm, given: Params<Pick<RosterOf, "organizationId" | "cohortId">>) =>
    db.selectFrom(filteredApplicants(cohort, given).as("m")).select(raw<number>`count(*)::int`.as("count")),
);

/** Returns a page of the roster, by email, in one query, whatever the size of the organization. */
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

const NEEDING = statementVariants("roster_needing", needingRows);
const INTERVIEWS = statement("roster_interviews_ahead", interviewsAhead);
const UNRECORDED = statement("roster_unrecorded_placements", unrecordedPlacements);
const SHARING = statement("roster_sharing", sharingCount);

/** Returns the data of Today for a member of staff: five statements, whatever the size of the organization. */
export async function readToday(sql: Sql, organizationId: OrganizationId, now: Date): Promise<StaffToday> {
  const given = { organizationId, at: now.toISOString() };
  const [rows, interviews, unrecorded, sharing, owing] = await Promise.all([
    sql.all(NEEDING("all"), { ...given, cohortId: undefined }),
    sql.all(INTERVIEWS, given),
    sql.all(UNRECORDED, { organizationId }),
    sql.first(SHARING, { organizationId }),
    readOwingFeedback(sql, organizationId, now),
  ]);
  return dayOf(rows, interviews, unrecorded, sharing?.count ?? 0, owing, now);
}

/** Counts the applicants, in one cohort if given, with each reason for attention, by the rule of the roster's page. */
export async function readReasons(
  sql: Sql,
  organizationId: OrganizationId,
  now: Date,
  cohortId: string | undefined,
) {
  const given = { organizationId, at: now.toISOString(), cohortId };
  const [rows, owing] = await Promise.all([
    sql.all(NEEDING(cohortForm(cohortId)), given),
    readOwingFeedback(sql, organizationId, now),
  ]);
  return reasonsAmong(needingOf(rows, owing, now));
}

type OfApplicantAt = { organizationId: OrganizationId; accountId: string; at: string };
const OWN_ROW = statement("roster_own_row", (given: Params<OfApplicantAt>) =>
  rosterRows(
    applicantsOf(given.organizationId).where("m.account_id", "=", given.accountId),
    given,
    raw<AccountId>`${given.accountId}`,
  ),
);
const OWN_STINTS = statement(
  "roster_own_stints",
  ({ organizationId, accountId }: Params<Omit<OfApplicantAt, "at">>) =>
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
const STAFF_OF = statement("roster_staff", ({ organizationId }: Params<{ organizationId: OrganizationId }>) =>
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

/** Returns an organization's data about one of its applicants, and its staff. */
export async function readOwn(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  now: Date,
): Promise<OwnPlace> {
  const given = { organizationId, accountId, at: now.toISOString() };
  const [row, owing, memberships, staff] = await Promise.all([
    sql.first(OWN_ROW, given),
    readOwingFeedback(sql, organizationId, now),
    sql.all(OWN_STINTS, given),
    sql.all(STAFF_OF, given),
  ]);
  if (row === undefined) throw new Error("a member who was admitted has gone");
  const { needsAttention: _told, ...shown } = row;
  return {
    row: shown,
    needsAttention: attentionOf(row, now.getTime(), owing.has(row.applicantEmail)),
    memberships,
    staff,
  };
}

/** Reads the roster by email, in portions. A person who joins or leaves meanwhile may be in it or not, but no one is in it twice. */
export function rosterPortions(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string | undefined,
  now: Date,
): AsyncGenerator<RosterRow[]> {
  const cohort = cohortForm(cohortId);
  const given = { organizationId, at: now.toISOString(), cohortId };
  return byKey((limit, last) =>
    sql.all(LIST({ cohort, isFirst: last === undefined }), { ...given, limit, after: last?.applicantEmail }),
  );
}

type Exported = { actorAccountId: string; format: string; cohortId: string | undefined };

/** Logs the export of an organization's roster; without `count`, counts the current rows. */
export function noteRosterExported(
  organizationId: OrganizationId,
  { actorAccountId, format, cohortId }: Exported,
  count?: number,
): Promise<void> {
  return inSqlTransaction(async (sql) => {
    const given = { organizationId, cohortId };
    const rows = count ?? (await sql.first(COUNT(cohortForm(cohortId)), given))?.count ?? 0;
    const details = { format, cohortId: cohortId ?? null, rows };
    await recordAuditEvent(sql, { organizationId, actorAccountId, action: "roster_exported", details });
  });
}

type OfMember = { organizationId: OrganizationId; accountId: string };
const FILTERS = statement("roster_filters_list", ({ organizationId, accountId }: Params<OfMember>) =>
  db
    .selectFrom("roster_filters")
    .select(["name", "filter"])
    .where("organization_id", "=", organizationId)
    .where("account_id", "=", accountId)
    .orderBy((eb) => eb.fn("lower", ["name"]))
    .orderBy("name"),
);

/** Returns a person's saved filters for the roster of an organization, by name. */
export function listFilters(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
): Promise<SavedFilter[]> {
  return sql.all(FILTERS, { organizationId, accountId });
}

/** Counts the person's filters with other names. */
export function countOthers(
  prisma: PrismaTransaction,
  organizationId: OrganizationId,
  accountId: string,
  name: string,
): Promise<number> {
  return prisma.rosterFilter.count({ where: { organizationId, accountId, name: { not: name } } });
}

/** Saves a filter under its name, replacing an earlier one. */
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

/** Deletes the filter with this name, if there is one. */
export async function removeFilter(
  prisma: PrismaTransaction,
  organizationId: OrganizationId,
  accountId: string,
  name: string,
): Promise<void> {
  await prisma.rosterFilter.deleteMany({ where: { organizationId, accountId, name } });
}

const READ_COLUMNS = statement("roster_columns_read", ({ organizationId, accountId }: Params<OfMember>) =>
  db
    .selectFrom("members")
    .select("roster_columns as columns")
    .where("organization_id", "=", organizationId)
    .where("account_id", "=", accountId),
);
const WRITE_COLUMNS = statement(
  "roster_columns_write",
  ({ organizationId, accountId, columns }: Params<OfMember & { columns: string | null }>) =>
    db
      .updateTable("members")
      .set({ roster_columns: raw`${columns}::jsonb` })
      .where("organization_id", "=", organizationId)
      .where("account_id", "=", accountId),
);

/** Returns the roster columns that a person has chosen; null for the default. */
export async function readColumns(sql: Sql, organizationId: OrganizationId, accountId: string) {
  return (await sql.first(READ_COLUMNS, { organizationId, accountId }))?.columns ?? null;
}

/** Writes the roster columns that a person has chosen. */
export async function writeColumns(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  columns: RosterColumns,
): Promise<void> {
  await sql.run(WRITE_COLUMNS, { organizationId, accountId, columns: columns && JSON.stringify(columns) });
}
