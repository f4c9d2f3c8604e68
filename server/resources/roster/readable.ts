import { dayIn } from "#domain/application-date.ts";
import type { flagged } from "#domain/attention.ts";
import { dayWriter } from "#domain/region.ts";
import type { DateFormats } from "#server/auth/date-formats.ts";
import { mapped } from "#server/core/streamed.ts";
import { LABELS } from "#server/lib/labels.ts";
import type { ApplicantField } from "#server/resources/roster-records/contract.ts";
import type { Sheet } from "#server/resources/spreadsheet-formats.ts";
import type { RosterRow } from "./contract.ts";

const COLUMNS = {
  name: { heading: LABELS.rosterFile.name, width: 24 },
  email: { heading: LABELS.rosterFile.email, width: 32 },
  needsAttention: { heading: LABELS.rosterColumns.attention, width: 32 },
  cohorts: { heading: LABELS.rosterColumns.cohort, width: 24 },
  pastCohorts: { heading: LABELS.rosterFile.pastCohorts, width: 24 },
  coaches: { heading: LABELS.rosterColumns.coach, width: 24 },
  boards: { heading: LABELS.rosterFile.boards, width: 24 },
  applications: { heading: LABELS.rosterColumns.cards, width: 14 },
  applied: { heading: LABELS.rosterColumns.applied, width: 14 },
  interviewing: { heading: LABELS.rosterColumns.interviewing, width: 14 },
  offers: { heading: LABELS.rosterColumns.offers, width: 14 },
  accepted: { heading: LABELS.rosterColumns.accepted, width: 14 },
  rejected: { heading: LABELS.rosterColumns.rejected, width: 14 },
  upcomingInterviews: { heading: LABELS.rosterFile.upcoming, width: 20 },
  lastActivityAt: { heading: LABELS.rosterColumns.lastActivity, width: 16, dates: "day" },
  joinedAt: { heading: LABELS.rosterFile.joined, width: 16, dates: "day" },
  studentId: { heading: LABELS.rosterColumns.studentId, width: 16 },
} as const;
type Key = keyof typeof COLUMNS;

/** A row with the reasons for attention to show to a coach. */
export type FlaggedRow = ReturnType<typeof flagged<RosterRow>>;

/**
 * Returns the rows of the roster as the page shows them. Unshared data is empty instead of zero. Days are in the reader's time zone; a CSV
 * has them as text in the reader's format, an XLSX as dates.
 */
export function readableRoster(
  name: string,
  rows: AsyncIterable<readonly FlaggedRow[]>,
  fields: readonly ApplicantField[],
  { locale, timeZone }: DateFormats,
  format: "csv" | "xlsx",
): Sheet<string> {
  const day = format === "csv" ? dayWriter(locale, timeZone) : (at: string) => dayIn(timeZone, new Date(at));
  const columns = (Object.keys(COLUMNS) as Key[]).map((key) => ({ key, ...COLUMNS[key] }));
  const days = new Set(fields.filter(({ kind }) => kind === "date").map(({ id }) => id));
  const dayOfField = format === "csv" ? dayWriter(locale, "UTC") : (value: string) => value;
  const textOf = ([id, value]: [string, string]) => [id, days.has(id) ? dayOfField(value) : value];
  const lines = mapped(rows, (portion) =>
    portion.map((row) => ({
      ...Object.fromEntries(Object.entries(row.fields).map(textOf)),
      ...lineOf(row, day),
    })),
  );
  return { name, columns: [...columns, ...fieldColumns(fields)], lines };
}

/** Returns a column for each applicant field. */
export function fieldColumns(fields: readonly ApplicantField[]) {
  return fields.map(({ id, name, kind }) => ({
    key: id,
    heading: name,
    width: 20,
    ...(kind === "date" ? { dates: "day" as const } : {}),
  }));
}

function lineOf(row: FlaggedRow, day: (instant: string) => string) {
  const { applicantDisplayName, applicantEmail, joinedAt, lastActivityAt, shares } = row;
  const figures = shares.length > 0 ? { ...row.totals, upcomingInterviews: row.upcomingInterviews } : {};
  return {
    name: applicantDisplayName,
    email: applicantEmail,
    studentId: row.studentId,
    needsAttention: row.needsAttention.map((reason) => LABELS.attentionReasons[reason]).join(", "),
    cohorts: namesOf(row.cohorts.filter(({ leftAt }) => leftAt === null)),
    pastCohorts: namesOf(row.cohorts.filter(({ leftAt }) => leftAt !== null)),
    coaches: row.coaches.map(({ name }) => name).join(", "),
    boards: shares.map(({ boardName }) => boardName).join(", "),
    ...figures,
    lastActivityAt: lastActivityAt && day(lastActivityAt),
    joinedAt: day(joinedAt),
  };
}

/** Returns the names of cohorts, each once, because a person can have been in the same cohort twice. */
function namesOf(cohorts: RosterRow["cohorts"]): string {
  return [...new Set(cohorts.map(({ name }) => name))].join(", ");
}
