import { dayWriter } from "#domain/region.ts";
import type { Reading } from "#server/auth/reading.ts";
import { LABELS } from "#server/lib/labels.ts";
import type { Sheet } from "#server/resources/spreadsheet-formats.ts";
import type { RosterRow } from "./contract.ts";

const COLUMNS = {
  name: { heading: LABELS.rosterFile.name, width: 24 },
  email: { heading: LABELS.rosterFile.email, width: 32 },
  needsAttention: { heading: LABELS.rosterColumns.attention, width: 32 },
  cohorts: { heading: LABELS.rosterColumns.cohort, width: 24 },
  boards: { heading: LABELS.rosterFile.boards, width: 24 },
  applications: { heading: LABELS.rosterColumns.cards, width: 14 },
  applied: { heading: LABELS.rosterColumns.applied, width: 14 },
  interviewing: { heading: LABELS.rosterColumns.interviewing, width: 14 },
  offers: { heading: LABELS.rosterColumns.offers, width: 14 },
  accepted: { heading: LABELS.rosterColumns.accepted, width: 14 },
  rejected: { heading: LABELS.rosterColumns.rejected, width: 14 },
  upcomingInterviews: { heading: LABELS.rosterFile.upcoming, width: 20 },
  lastActivityAt: { heading: LABELS.rosterColumns.lastActivity, width: 16 },
  joinedAt: { heading: LABELS.rosterFile.joined, width: 16 },
};
type Key = keyof typeof COLUMNS;

/** What a filter and the file look at of a row: of the cohorts those of now, of the boards their names. */
export function shownOf({ shares, cohorts, ...row }: RosterRow) {
  const current = cohorts.filter(({ leftAt }) => leftAt === null);
  return {
    ...row,
    cohorts: current.map(({ id, name, leftAt }) => ({ id, name, leftAt })),
    shares: shares.map(({ boardName }) => boardName),
  };
}
export type ShownRow = ReturnType<typeof shownOf>;

/** Rows of the roster as the page shows them: what is not shared is empty, not zero. */
export function readableRoster(
  name: string,
  rows: readonly ShownRow[],
  { locale, timeZone }: Reading,
): Sheet<Key> {
  const day = dayWriter(locale, timeZone);
  const columns = (Object.keys(COLUMNS) as Key[]).map((key) => ({ key, ...COLUMNS[key] }));
  async function* lines() {
    for (let at = 0; at < rows.length; at += PORTION_ROWS) {
      yield rows.slice(at, at + PORTION_ROWS).map((row) => lineOf(row, day));
    }
  }
  return { name, columns, lines: lines() };
}

const PORTION_ROWS = 500;

function lineOf(row: ShownRow, day: (instant: string) => string) {
  const { applicantDisplayName, applicantEmail, joinedAt, lastActivityAt, shares } = row;
  const figures = shares.length > 0 ? { ...row.totals, upcomingInterviews: row.upcomingInterviews } : {};
  return {
    name: applicantDisplayName,
    email: applicantEmail,
    needsAttention: row.needsAttention.map((reason) => LABELS.attentionReasons[reason]).join(", "),
    cohorts: row.cohorts.map((cohort) => cohort.name).join(", "),
    boards: shares.join(", "),
    ...figures,
    lastActivityAt: lastActivityAt && day(lastActivityAt),
    joinedAt: day(joinedAt),
  };
}
