import { flagged, newSince, newsAt } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { isManager } from "#domain/roles.ts";
import { comparable, filtered, sorted } from "#domain/roster-filter.ts";
import { dateFormatsOfAccount } from "#server/auth/date-formats.ts";
import { noteExport } from "#server/auth/security-log/notices.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Handler, InputOf } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { mapped, Streamed } from "#server/core/streamed.ts";
import { lockName } from "#server/core/transaction.ts";
import { requireSeats } from "#server/resources/organizations/service.ts";
import { readFields } from "#server/resources/roster-records/service.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import { type RosterRow, roster } from "./contract.ts";
import { handleAttention, undoHandled } from "./handle.ts";
import { getChanges, listLooks, markLooked } from "./looks.ts";
import { getAsApplicant, getOwn } from "./own-place.ts";
import { fieldColumns, readableRoster } from "./readable.ts";
import * as feedback from "./store/feedback.ts";
import * as lookStore from "./store/looks.ts";
import * as store from "./store/roster.ts";
import { fieldValuesOf } from "./views.ts";

export type { RosterRow } from "./contract.ts";
export { type CohortChoice, cohortChoice, filteredApplicants, rosterRows } from "./rows.ts";
export { CASELOAD_KINDS, readCaseloads } from "./store/caseload-digest.ts";
export { readLook } from "./store/looks.ts";
export { readReasons, rosterPortions } from "./store/roster.ts";
export { rosterQuery } from "./store/roster-query.ts";

/** Returns a page of the roster, sorted by email; empty for a cohort of another organization. @throws seat_limit_exceeded */
const listRoster: Handler<typeof roster.list> = async ({ ctx, input }) => {
  const { organizationId } = ctx;
  await requireSeats(ctx, organizationId);
  return store.listRows(ctx.sql, ctx.list, { organizationId, at: ctx.now, ...filtersOf(input) });
};

/** Returns a page of the roster for its page. @throws seat_limit_exceeded */
const listShown: Handler<typeof roster.listShown> = async ({ ctx }) => {
  const { organizationId } = ctx;
  await requireSeats(ctx, organizationId);
  return store.listRows(ctx.sql, ctx.list, { organizationId, at: ctx.now });
};

type Filters = Pick<InputOf<typeof roster.list>, "cohortId" | "coachId" | "fields">;

/** Returns the filters in the form that the roster's query takes. */
function filtersOf({ cohortId, coachId, fields }: Filters) {
  const fieldValues = fieldValuesOf(fields);
  return { cohortId, coachId, fields: fieldValues && JSON.stringify(fieldValues) };
}

/** Returns the first applicants who match the filters, and the number of all matches. @throws seat_limit_exceeded */
const searchRoster: Handler<typeof roster.search> = async ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { attention = [], state, search = "", limit } = input;
  await requireSeats(ctx, organizationId);
  const filter = { attention, cohortId: null, state, search, sort: "attention" } as const;
  const portions = store.rosterPortions(ctx.sql, { organizationId, at: ctx.now, ...filtersOf(input) });
  let [data, total] = [[] as RosterRow[], 0];
  // Keeps only the rows to show: all rows of a large organization would take 100 MiB, and a second to sort.
  for await (const rows of portions) {
    const matching = filtered([...data, ...rows], filter);
    total += matching.length - data.length;
    data = matching.slice(0, limit);
  }
  return { data, total };
};

/** Exports the roster as rows or as a file, and logs the export. @throws seat_limit_exceeded */
const exportRoster: Handler<typeof roster.export> = async ({ ctx, input }) => {
  const { id, name } = ctx.organization;
  const { format } = input;
  const filter = filtersOf(input);
  await requireSeats(ctx, id);
  if (!ctx.isHead)
    await store.noteRosterExported(id, { actorAccountId: ctx.actor.accountId, format, ...filter });
  await noteExport(ctx, { what: "roster", name, format });
  const rows = store.rosterPortions(ctx.sql, { organizationId: id, at: ctx.now, ...filter });
  const output = { format, data: [], file: null };
  if (format === "json") return Streamed.rows(output, "data", rows, null);
  const lines = mapped(rows, (some) => some.map(lineOf));
  const columns = [...SHEET_COLUMNS, ...fieldColumns(await readFields(ctx.sql, id))];
  const sheet = { name: `${name} roster`, columns, lines };
  return spreadsheetFile(format, sheet, null, (file) => ({ ...output, file }));
};

/** Exports the applicants that the page shows, in the page's format, and logs the export. @throws seat_limit_exceeded */
const exportShown: Handler<typeof roster.exportShown> = async ({ ctx, input }) => {
  const { id, name } = ctx.organization;
  const { format, filter } = input;
  const { accountId } = ctx.actor;
  await requireSeats(ctx, id);
  const cohortId = filter.cohortId ?? undefined;
  const coachId = filter.coachId ?? undefined;
  const params = { organizationId: id, at: ctx.now };
  const feedbackDue = await feedback.readFeedbackOwed(ctx.sql, params);
  const looks = filter.sort === "news" ? await readLooks(ctx) : null;
  const mark = (row: RosterRow) => flagged(row, ctx.now.getTime(), feedbackDue.get(row.applicantEmail));
  const matching: ReturnType<typeof comparable>[] = [];
  for await (const rows of store.rosterPortions(ctx.sql, { ...params, cohortId, coachId })) {
    const page = rows.map((row) => ({
      ...mark(row),
      newsAt: looks && newsAt(row, looks.get(row.applicantEmail), ctx.now.getTime()),
    }));
    matching.push(...filtered(page, filter).map((row) => comparable(row, filter.sort)));
  }
  const emails = sorted(matching, filter.sort).map(({ applicantEmail }) => applicantEmail);
  await store.noteRosterExported(id, { actorAccountId: accountId, format, cohortId, coachId }, emails.length);
  await noteExport(ctx, { what: "roster", name, format });
  const reading = await dateFormatsOfAccount(ctx.sql, accountId);
  const rows = mapped(store.readApplicants(ctx.sql, { ...params, emails }), (portion) => portion.map(mark));
  const sheet = readableRoster(`${name} roster`, rows, await readFields(ctx.sql, id), reading, format);
  return spreadsheetFile(format, sheet, null, (file) => file);
};

async function readLooks({ sql, organizationId, actor, now }: OperationContext<typeof roster.exportShown>) {
  const viewer = { organizationId, viewerId: actor.accountId };
  const looks = await lookStore.listLooks(sql, { ...viewer, first: newSince(null, now.getTime()) });
  return new Map(looks.map((look) => [look.applicantEmail, look]));
}

/** Returns the data of the Today page for a member of staff. @throws seat_limit_exceeded */
const getToday: Handler<typeof roster.getToday> = async ({ ctx, input }) => {
  const { id, memberId, role } = ctx.organization;
  await requireSeats(ctx, id);
  const todayParams = { memberId, whose: input.whose, isCoach: !isManager(role) };
  return store.readToday(ctx.sql, { organizationId: id, at: ctx.now, ...todayParams });
};

/** Returns the applicants who owe feedback on an interview. @throws seat_limit_exceeded */
const listOwingFeedback: Handler<typeof roster.listOwingFeedback> = async ({ ctx }) => {
  const { id } = ctx.organization;
  await requireSeats(ctx, id);
  return feedback.listApplicantsWithFeedbackDue(ctx.sql, { organizationId: id, at: ctx.now });
};

/**
 * Returns a page of an applicant's interviews whose feedback is missing.
 * @throws seat_limit_exceeded
 */
const listFeedbackDue: Handler<typeof roster.listFeedbackDue> = async ({ ctx, input }) => {
  const { id } = ctx.organization;
  await requireSeats(ctx, id);
  const { applicantEmail } = input;
  return feedback.listFeedbackDue(ctx.sql, ctx.list, { organizationId: id, applicantEmail, at: ctx.now });
};

/** Stores the columns that the caller has chosen. */
const saveColumns: Handler<typeof roster.saveColumns> = async ({ ctx, input }) => {
  const { columns } = input;
  const stored = columns && JSON.stringify(columns);
  await store.writeColumns(ctx.sql, { ...memberOf(ctx), columns: stored });
  return { columns };
};

/** Saves a filter, replacing one with the same name, or deletes it. @throws validation_failed over the limit */
const setFilter: Handler<typeof roster.setFilter> = async ({ ctx, input }) => {
  const { sql, now } = ctx;
  const { name, filter, isShared } = input;
  const member = memberOf(ctx);
  const most = LIMITS.quotas.rosterFilters;
  if (filter === null) await store.removeFilter(sql, { ...member, name });
  else {
    await lockName(sql, { name: `roster filters ${member.organizationId} ${member.accountId}` });
    if ((await store.countOthers(sql, { ...member, name })) >= most) {
      throw invalidField(["name"], `At most ${most} filters are kept. Delete one first.`);
    }
    await store.saveFilter(sql, { ...member, name, filter, isShared, at: now });
  }
  return store.listFilters(sql, member);
};

function memberOf({ organizationId, actor }: OperationContext<typeof roster.listFilters>) {
  return { organizationId, accountId: actor.accountId };
}

const COLUMNS = {
  applicantEmail: 32,
  applicantDisplayName: 24,
  joinedAt: 24,
  cohorts: 32,
  coaches: 32,
  sharedBoards: 32,
  applications: 14,
  applied: 14,
  interviewing: 14,
  offers: 14,
  accepted: 14,
  rejected: 14,
  upcomingInterviews: 18,
  lastActivityAt: 24,
  needsAttention: 40,
  studentId: 16,
};

const SHEET_COLUMNS = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((key) => ({
  key,
  width: COLUMNS[key],
  ...(key === "joinedAt" || key === "lastActivityAt" ? { dates: "instant" as const } : {}),
}));

/** Converts a row of the roster to a spreadsheet line, with joined lists and only the current cohorts. */
function lineOf({ fields, handled: _, totals, cohorts, coaches, shares, needsAttention, ...row }: RosterRow) {
  const current = cohorts.filter(({ leftAt }) => leftAt === null);
  return {
    ...fields,
    ...row,
    ...totals,
    cohorts: current.map((cohort) => cohort.name).join("; "),
    coaches: coaches.map(({ name }) => name).join("; "),
    sharedBoards: shares.map(({ boardName }) => boardName).join("; "),
    needsAttention: needsAttention.join("; "),
  };
}

export const rosterGroup = defineGroup(roster, {
  about: "An organization's applicants at a glance.",
  toolsets: ["organization"],
  handlers: {
    list: listRoster,
    listShown,
    search: searchRoster,
    handle: handleAttention,
    undoHandled,
    export: exportRoster,
    exportShown,
    getToday,
    getOwn,
    getAsApplicant,
    getChanges,
    markLooked,
    listLooks,
    /** Returns the columns that the caller has chosen. */
    getColumns: async ({ ctx }) => (await store.readColumns(ctx.sql, memberOf(ctx))) ?? { columns: null },
    saveColumns,
    listFeedbackDue,
    listOwingFeedback,
    /** Returns the caller's saved filters, then those that other staff share. */
    listFilters: ({ ctx }) => store.listFilters(ctx.sql, memberOf(ctx)),
    setFilter,
  },
  examples: () => import("./examples.ts"),
});
