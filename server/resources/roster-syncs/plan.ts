import { keptName } from "#domain/applicant-fields.ts";
import type { ApplicantField, KeptRecord } from "#server/resources/roster-records/contract.ts";
import { type ReadRow, readRow } from "./cells.ts";
import type { RosterSync, SyncedRow } from "./contract.ts";
import { type Identified, identified, type Keys, ownsAddress } from "./identities.ts";
import type { Table } from "./table.ts";

/** A person whom the organization knows: an applicant, a person who was invited, or a member of staff. */
export type KnownPerson = Keys & {
  /** Null if staff keep no record yet. */
  readonly recordId: string | null;
  /** Null for a person who hasn't joined. */
  readonly accountId: string | null;
  readonly kept: KeptRecord;
  /** The cohorts that the person is or was in, or joins when they accept. */
  readonly cohortIds: ReadonlySet<string>;
  /** The member ID of the coach who leads a member. */
  readonly leadId: string | null;
  /** True if the person is in a cohort now. */
  readonly isPlaced: boolean;
};

export type KnownCohort = { readonly id: string; readonly name: string; readonly archivedAt: string | null };

/** The member IDs of staff, by address. */
export type KnownStaff = ReadonlyMap<string, string>;

/** A row that changes something: the record to write, and the cohort to join, by its compared name. */
export type Write = {
  readonly person: KnownPerson | null;
  readonly after: KeptRecord;
  readonly cohort: string | null;
  /** The member ID of the coach who comes to lead a member. */
  readonly coachId: string | null;
  /** True if a member's coaches are removed. */
  readonly endsCoaching: boolean;
};

export type Plan = {
  readonly rows: readonly SyncedRow[];
  readonly writes: readonly Write[];
  /** The cohorts to create, by their compared names. */
  readonly newCohorts: ReadonlyMap<string, string>;
  /** The people whom a row names, though it may change nothing. */
  readonly named: readonly KnownPerson[];
};

/** The most earlier addresses that a record keeps. */
const FORMER_MAX = 10;
const NOBODY: KeptRecord = {
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

/** Returns the rows of a table as read, with their issues. */
export function readRows({ rows }: Table, fields: readonly ApplicantField[]): ReadRow[] {
  return rows.map((cells, index) => readRow(index, cells, fields));
}

/** Plans the changes of a file: the verdict for each row, and the rows to write. */
export function planSync(
  rows: readonly ReadRow[],
  people: readonly KnownPerson[],
  cohorts: readonly KnownCohort[],
  staff: KnownStaff,
): Plan {
  const known = new Map(cohorts.map((cohort) => [comparedName(cohort.name), cohort]));
  const newCohorts = new Map<string, string>();
  const writes: Write[] = [];
  const holders = new Map(people.flatMap((person) => (person.recordId ? [[person.kept.email, person]] : [])));
  const issueOf = (row: ReadRow, person: KnownPerson | null) => {
    const message = cohortIssue(row, person, known);
    if (message !== null) return { column: "cohort", message };
    const coaching = coachIssue(row, staff);
    if (coaching !== null) return { column: "coach", message: coaching };
    // Staff noted the address of this member's account for another person.
    const isNoted = person !== null && person.recordId === null && holders.has(person.kept.email);
    return isNoted ? { column: "email", message: "Another person has this address on the roster." } : null;
  };
  const found = identified(rows, people, issueOf);
  const decided = found.map((found): SyncedRow => {
    const { row, person } = found;
    if (found.verdict === "duplicate") return verdictOf(found, "duplicate", { duplicateOf: found.of });
    if (found.verdict === "invalid") return verdictOf(found, "invalid", { issues: [...found.issues] });
    const before = person?.kept ?? { ...NOBODY, email: row.email ?? "" };
    const after = recordAfter(before, row, person, staff);
    const changes = changesBetween(before, after);
    const cohort = cohortToJoin(row, person, known);
    if (cohort !== null || after.cohortIds !== before.cohortIds) changes.push("cohort");
    const coachId = coachToLead(row, person, staff);
    const endsCoaching = row.coach === null && person !== null && person.leadId !== null;
    if (coachId !== null || endsCoaching || after.coachId !== before.coachId) changes.push("coach");
    if (person !== null && changes.length === 0) return verdictOf(found, "unchanged", {});
    if (cohort !== null && !known.has(cohort))
      newCohorts.set(cohort, newCohorts.get(cohort) ?? row.cohort ?? "");
    writes.push({ person, after, cohort, coachId, endsCoaching });
    return verdictOf(found, person === null ? "created" : "updated", { changes });
  });
  const named = new Set(found.flatMap(({ person }) => person ?? []));
  return { rows: decided, writes, newCohorts, named: [...named] };
}

/** Returns the form in which names of cohorts are compared. */
export function comparedName(name: string): string {
  return name.normalize("NFC").trim().toLowerCase();
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

/** Returns why the row's cohort can't be joined or left, or null. */
function cohortIssue(
  { cohort }: ReadRow,
  person: KnownPerson | null,
  known: ReadonlyMap<string, KnownCohort>,
): string | null {
  if (cohort === null) {
    return person?.isPlaced ? "End the membership on the cohort's page: it needs a reason." : null;
  }
  const named = cohort === undefined ? undefined : known.get(comparedName(cohort));
  if (named === undefined || named.archivedAt === null || person?.cohortIds.has(named.id)) return null;
  return `"${named.name}" is archived. Restore it to add applicants.`;
}

/** Returns the compared name of the cohort that the person joins; null if they are or were in it. */
function cohortToJoin(
  { cohort }: ReadRow,
  person: KnownPerson | null,
  known: ReadonlyMap<string, KnownCohort>,
): string | null {
  if (!cohort) return null;
  const name = comparedName(cohort);
  const id = known.get(name)?.id;
  return id !== undefined && person?.cohortIds.has(id) ? null : name;
}

/** Returns why the row's coach can't be assigned, or null. */
function coachIssue({ coach }: ReadRow, staff: KnownStaff): string | null {
  return !coach || staff.has(coach) ? null : "No member of staff has this address.";
}

/** Returns the member ID of the coach whom the row makes the lead of a member; null if they lead already. */
function coachToLead({ coach }: ReadRow, person: KnownPerson | null, staff: KnownStaff): string | null {
  if (!coach || !person?.accountId) return null;
  const id = staff.get(coach) ?? null;
  return id === person.leadId ? null : id;
}

function recordAfter(
  before: KeptRecord,
  row: ReadRow,
  person: KnownPerson | null,
  staff: KnownStaff,
): KeptRecord {
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
    // A name in parts counts more than a whole one, which replaces earlier parts.
    firstName: isInParts ? (firstName ?? before.firstName) : fullName === undefined ? before.firstName : null,
    lastName: isInParts ? (lastName ?? before.lastName) : fullName === undefined ? before.lastName : null,
    fullName: isInParts ? before.fullName : (fullName ?? before.fullName),
    cohortIds: cohort === null && before.cohortIds.length > 0 ? [] : before.cohortIds,
    // A person who joins gets the coach then.
    coachId: coach === undefined || person?.accountId ? before.coachId : (staff.get(coach ?? "") ?? null),
    fields,
  };
}

const COMPARED = ["email", "studentId", "firstName", "lastName", "fullName"] as const;

/** Returns the columns in which two states of a record differ. */
function changesBetween(before: KeptRecord, after: KeptRecord): string[] {
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
