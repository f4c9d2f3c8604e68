import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import type { ExportedFile } from "#server/resources/spreadsheet-formats.ts";
import type { RosterRow } from "./contract.ts";

const COLUMNS = {
  applicantEmail: 32,
  applicantDisplayName: 24,
  joinedAt: 24,
  cohorts: 32,
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
};

/** The roster as a spreadsheet: one line an applicant, lists joined; of the cohorts those they are in now. */
export function sheetOf(
  format: "csv" | "xlsx",
  name: string,
  rows: readonly RosterRow[],
): Promise<ExportedFile> {
  const columns = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((key) => ({
    key,
    width: COLUMNS[key],
  }));
  return spreadsheetFile(format, { name, columns, rows: rows.map(lineOf) });
}

function lineOf({ totals, cohorts, shares, needsAttention, ...row }: RosterRow) {
  const current = cohorts.filter(({ leftAt }) => leftAt === null);
  return {
    ...row,
    ...totals,
    cohorts: current.map((cohort) => cohort.name).join("; "),
    sharedBoards: shares.map(({ boardName }) => boardName).join("; "),
    needsAttention: needsAttention.join("; "),
  };
}
