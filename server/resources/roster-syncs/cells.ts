import { normalizeEmail } from "#domain/email-address.ts";
import { withoutApostrophes } from "#domain/formula-free.ts";
import { LIMITS } from "#domain/limits.ts";
import { CLEAR } from "#domain/roster-headings.ts";
import { emailAddress, TITLE_MAX } from "#server/core/fields.ts";
import type { ApplicantField } from "#server/resources/roster-records/contract.ts";
import { readValue } from "#server/resources/roster-records/service.ts";
import type { SyncedRow } from "./contract.ts";

type Issue = SyncedRow["issues"][number];

/** A parsed row: its key, and the values to write. Null empties a value; undefined leaves it unchanged. */
export type ReadRow = {
  readonly index: number;
  readonly studentId: string | null;
  readonly email: string | null;
  readonly names: Readonly<Partial<Record<"firstName" | "lastName" | "fullName", string>>>;
  readonly cohort: string | null | undefined;
  /** The address of the coach. */
  readonly coach: string | null | undefined;
  readonly fields: Readonly<Record<string, string | null>>;
  /** The reasons why the row is invalid for any person. */
  readonly issues: readonly Issue[];
};

const { studentId: ID_MAX } = LIMITS.text;
const address = emailAddress();
/** Matches `="00123"`, which some programs write to keep leading zeros in a spreadsheet. */
const AS_FORMULA = /^="([^"]*)"$/;

/** Matches "Doe, Jane", as student information systems write names, but not "Jane Doe, PhD". */
const LAST_FIRST = /^([^,]+),\s?((?!\s|(?:Jr|Sr|II|III|IV|V|PhD|Ph\.D|MD|M\.D|Esq|MBA|CPA|RN)\.?$)[^,]+)$/i;

/** Parses a row of trimmed cells without empty ones. */
export function readRow(
  index: number,
  cells: ReadonlyMap<string, string>,
  fields: readonly ApplicantField[],
): ReadRow {
  const issues: Issue[] = [];
  const cell = (column: string, max: number): string | null => {
    const cell = cells.get(column);
    if (cell === undefined) return null;
    const value = withoutApostrophes(AS_FORMULA.exec(cell)?.[1] ?? cell);
    if (isClear(value)) issues.push({ column, message: "A key or name can't be emptied." });
    else if (value.length > max) issues.push({ column, message: `At most ${max} characters.` });
    else return value;
    return null;
  };
  const studentId = cell("studentId", ID_MAX);
  const givenEmail = cell("email", LIMITS.text.email);
  const parsed = givenEmail === null ? null : address.safeParse(givenEmail);
  if (parsed?.success === false) issues.push({ column: "email", message: "Must be an email address." });
  if (studentId === null && givenEmail === null && issues.length === 0) {
    issues.push({ column: "studentId", message: "The row has neither a student ID nor an address." });
  }
  const fullName = cell("fullName", TITLE_MAX);
  const [, last = null, first = null] = LAST_FIRST.exec(fullName ?? "") ?? [];
  const names = {
    ...nameField("firstName", cell("firstName", TITLE_MAX) ?? first),
    ...nameField("lastName", cell("lastName", TITLE_MAX) ?? last),
    ...nameField("fullName", fullName),
  };
  const givenCoach = cells.get("coach");
  const coach = givenCoach && (isClear(givenCoach) ? null : normalizeEmail(givenCoach));
  const givenCohort = cells.get("cohort");
  const cohort = givenCohort === undefined ? undefined : isClear(givenCohort) ? null : givenCohort;
  if (cohort && cohort.length > TITLE_MAX) {
    issues.push({ column: "cohort", message: `At most ${TITLE_MAX} characters.` });
  }
  const values = fields.flatMap((field) => {
    const cell = cells.get(field.id);
    if (cell === undefined) return [];
    const text = withoutApostrophes(cell);
    const read = isClear(text) ? { value: null } : readValue(field, text);
    if ("value" in read) return [[field.id, read.value] as const];
    issues.push({ column: field.id, message: read.message });
    return [];
  });
  return {
    index,
    studentId,
    email: parsed?.data ?? (givenEmail === null ? null : normalizeEmail(givenEmail)),
    names,
    cohort,
    coach,
    fields: Object.fromEntries(values),
    issues,
  };
}

function nameField<Name extends string>(name: Name, value: string | null) {
  return value === null ? {} : ({ [name]: value } as Record<Name, string>);
}

function isClear(text: string): boolean {
  return text.toUpperCase() === CLEAR;
}
