import { keptName } from "#domain/applicant-fields.ts";
import type { ApplicantField, RecordFields } from "#server/resources/roster-records/contract.ts";
import { type ReadRow, readRow } from "./cells.ts";
import type { CohortNames } from "./cohort-names.ts";
import type { RosterSync, SyncedRow } from "./contract.ts";
import { type Identified, identifyRows, type Keys, ownsAddress } from "./identities.ts";
import type { Table } from "./table.ts";

/** A known person: an applicant, an invited person, or a member of staff. */
export type KnownPerson = Keys & {
  /** Null if the person has no record yet. */
  readonly recordId: string | null;
  /** Null for a person who hasn't joined. */
  readonly accountId: string | null;
  readonly record: RecordFields;
  /** The cohorts that the person is or was in, or will join by accepting the invitation. */
  readonly cohortIds: ReadonlySet<string>;
  /** The member ID of the lead coach. */
  readonly leadId: string | null;
  /** True if the person is in a cohort now. */
  readonly isPlaced: boolean;
};

/** The member IDs of staff, by address. */
export type KnownStaff = ReadonlyMap<string, string>;

/** The changes of a row: the record to write, and the key of the cohort to join. */
export type Write = {
  readonly person: KnownPerson | null;
  readonly after: RecordFields;
  readonly cohort: string | null;
  /** The member ID of the new lead coach; null if the lead doesn't change. */
  readonly coachId: string | null;
  /** True if a member's coaches are removed. */
  readonly endsCoaching: boolean;
};

export type Plan = {
  readonly rows: readonly SyncedRow[];
  readonly writes: readonly Write[];
  /** The names of the cohorts to create, by their keys. */
  readonly newCohorts: ReadonlyMap<string, string>;
  /** The known people of all rows, including rows that change nothing. */
  readonly named: readonly KnownPerson[];
};

/** The maximum number of former addresses in a record. */
const FORMER_MAX = 10;
export const EMPTY_RECORD: RecordFields = {
  email: "",
  formerEmails: [],
  studentId: null,
  firstName: null,
  lastName: null,
  fullName: null,
  cohortIds: [],
  coachId: null,
  fields: {},
};

/** Parses the rows of a table. */
export function readRows({ rows }: Table, fields: readonly ApplicantField[]): ReadRow[] {
  return rows.map((cells, index) => readRow(index, cells, fields));
}

/** Plans a sync: the verdict for each row, and the changes to write. */
export function planSync(
  rows: readonly ReadRow[],
  people: readonly KnownPerson[],
  cohorts: CohortNames,
  staff: KnownStaff,
): Plan {
  const newCohorts = new Map<string, string>();
  const writes: Write[] = [];
  const holders = new Map(
    people.flatMap((person) => (person.recordId ? [[person.record.email, person]] : [])),
  );
  const issueOf = (row: ReadRow, person: KnownPerson | null) => {
    const message = cohortIssue(row, person, cohorts);
    if (message !== null) return { column: "cohort", message };
    const coaching = coachIssue(row, staff);
    if (coaching !== null) return { column: "coach", message: coaching };
    // The address of this member's account is in another person's record.
    const isTaken = person !== null && person.recordId === null && holders.has(person.record.email);
    return isTaken ? { column: "email", message: "Another person has this address on the roster." } : null;
  };
  const identified = identifyRows(rows, people, issueOf);
  const decided = identified.map((match): SyncedRow => {
    const { row, person } = match;
    if (match.verdict === "duplicate") return verdictOf(match, "duplicate", { duplicateOf: match.of });
    if (match.verdict === "invalid") return verdictOf(match, "invalid", { issues: [...match.issues] });
    const before = person?.record ?? { ...EMPTY_RECORD, email: row.email ?? "" };
    const after = recordAfter(before, row, person, staff);
    const changes = changesBetween(before, after);
    const cohort = cohortToJoin(row, person, cohorts);
    if (cohort !== null || after.cohortIds !== before.cohortIds) changes.push("cohort");
    const coachId = coachToLead(row, person, staff);
    const endsCoaching = row.coach === null && person !== null && person.leadId !== null;
    if (coachId !== null || endsCoaching || after.coachId !== before.coachId) changes.push("coach");
    if (person !== null && changes.length === 0) return verdictOf(match, "unchanged", {});
    if (cohort !== null && !cohorts.byKey.has(cohort))
      newCohorts.set(cohort, newCohorts.get(cohort) ?? row.cohort ?? "");
    writes.push({ person, after, cohort, coachId, endsCoaching });
    return verdictOf(match, person === null ? "created" : "updated", { changes });
  });
  const named = new Set(identified.flatMap(({ person }) => person ?? []));
  return { rows: decided, writes, newCohorts, named: [...named] };
}

function verdictOf(
  { row }: Identified<KnownPerson>,
  verdict: SyncedRow["verdict"],
  more: Partial<Pick<SyncedRow, "changes" | "duplicateOf" | "issues">>,
): SyncedRow {
  const { firstName = null, lastName = null, fullName = null } = row.names;
  return {
    index: row.index,
    verdict,
    studentId: row.studentId,
    email: row.email,
    name: keptName({ firstName, lastName, fullName }),
    changes: [],
    duplicateOf: null,
    issues: [],
    ...more,
  };
}

/** Returns the reason why the row's cohort can't be joined or left, or null. */
function cohortIssue(
  { cohort }: ReadRow,
  person: KnownPerson | null,
  { byKey, keyOf }: CohortNames,
): string | null {
  if (cohort === null) {
    return person?.isPlaced ? "End the membership on the cohort's page: it needs a reason." : null;
  }
  const named = cohort === undefined ? undefined : byKey.get(keyOf(cohort));
  if (named === undefined || named.archivedAt === null || person?.cohortIds.has(named.id)) return null;
  return `“${named.name}” is archived. Restore it to add applicants.`;
}

/** Returns the key of the cohort that the person joins; null if they are or were in it. */
function cohortToJoin(
  { cohort }: ReadRow,
  person: KnownPerson | null,
  { byKey, keyOf }: CohortNames,
): string | null {
  if (!cohort) return null;
  const name = keyOf(cohort);
  const id = byKey.get(name)?.id;
  return id !== undefined && person?.cohortIds.has(id) ? null : name;
}

/** Returns the reason why the row's coach can't be assigned, or null. */
function coachIssue({ coach }: ReadRow, staff: KnownStaff): string | null {
  return !coach || staff.has(coach) ? null : "No member of staff has this address.";
}

/** Returns the member ID of the row's coach, if that makes them the new lead of a member; otherwise null. */
function coachToLead({ coach }: ReadRow, person: KnownPerson | null, staff: KnownStaff): string | null {
  if (!coach || !person?.accountId) return null;
  const id = staff.get(coach) ?? null;
  return id === person.leadId ? null : id;
}

function recordAfter(
  before: RecordFields,
  row: ReadRow,
  person: KnownPerson | null,
  staff: KnownStaff,
): RecordFields {
  const { studentId, email, names, cohort, coach } = row;
  const isMoved = email !== null && person !== null && studentId !== null && !ownsAddress(person, email);
  const { firstName, lastName, fullName } = names;
  const isInParts = firstName !== undefined || lastName !== undefined;
  const fields = { ...before.fields };
  for (const [field, value] of Object.entries(row.fields)) {
    if (value === null) delete fields[field];
    else fields[field] = value;
  }
  return {
    email: isMoved ? email : before.email,
    formerEmails: isMoved
      ? [before.email, ...before.formerEmails.filter((former) => former !== email)].slice(0, FORMER_MAX)
      : before.formerEmails,
    studentId: studentId ?? before.studentId,
    // First and last names take precedence over a full name in the same row. A full name alone replaces earlier ones.
    firstName: isInParts ? (firstName ?? before.firstName) : fullName === undefined ? before.firstName : null,
    lastName: isInParts ? (lastName ?? before.lastName) : fullName === undefined ? before.lastName : null,
    fullName: isInParts ? before.fullName : (fullName ?? before.fullName),
    cohortIds: cohort === null && before.cohortIds.length > 0 ? [] : before.cohortIds,
    // The coach of a person who hasn't joined is stored until they do.
    coachId: coach === undefined || person?.accountId ? before.coachId : (staff.get(coach ?? "") ?? null),
    fields,
  };
}

const COMPARED = ["email", "studentId", "firstName", "lastName", "fullName"] as const;

/** Returns the columns that differ between two states of a record. */
function changesBetween(before: RecordFields, after: RecordFields): string[] {
  const fields = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  return [
    ...COMPARED.filter((column) => before[column] !== after[column]),
    ...[...fields].filter((field) => before.fields[field] !== after.fields[field]),
  ];
}

/** Counts the rows of each verdict. */
export function countsOf(rows: readonly SyncedRow[], missing: number): RosterSync["counts"] {
  const counts = { created: 0, updated: 0, unchanged: 0, duplicate: 0, invalid: 0, missing };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}
