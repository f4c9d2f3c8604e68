import type { ReadRow } from "./cells.ts";
import type { SyncedRow } from "./contract.ts";

type Issue = SyncedRow["issues"][number];

/** The keys of a person in the organization. */
export type Keys = {
  /** The address in the person's record; null for a member without a record. */
  readonly email: string | null;
  /** The address of the member's account, or of an invitation. */
  readonly accountEmail: string | null;
  readonly formerEmails: readonly string[];
  readonly studentId: string | null;
  /** True for staff, whom no row may change. */
  readonly isStaff: boolean;
};

/** The person of a row: a known one, or null for a new one. */
export type Identified<Person> =
  | { readonly row: ReadRow; readonly person: Person | null; readonly verdict: "first" }
  | {
      readonly row: ReadRow;
      readonly person: Person | null;
      readonly verdict: "duplicate";
      readonly of: number;
    }
  | {
      readonly row: ReadRow;
      readonly person: Person | null;
      readonly verdict: "invalid";
      readonly issues: readonly Issue[];
    };

/** The maximum length of a chain of people who each take over another's former address. */
const ROUNDS_MAX = 50;

/**
 * Finds the person of each row. An address that its owner gives up in the same file is free for every row, so that sending the file again
 * changes nothing.
 * @param issueOf returns the reason why a row can't be applied to its person, or null
 */
export function identifyRows<Person extends Keys>(
  rows: readonly ReadRow[],
  people: readonly Person[],
  issueOf: (row: ReadRow, person: Person | null) => Issue | null,
): Identified<Person>[] {
  let freed: ReadonlySet<string> = new Set();
  for (let round = 1; ; round += 1) {
    const found = identifyOnce(rows, people, issueOf, freed);
    const free = new Set(found.flatMap(addressGivenUp));
    if (round === ROUNDS_MAX || [...free].every((address) => freed.has(address))) return found;
    freed = free;
  }
}

/** Returns the address that a row takes from its person, if any. */
function addressGivenUp<Person extends Keys>({ row, person, verdict }: Identified<Person>): string[] {
  if (verdict !== "first" || person === null || person.email === null) return [];
  const isKept = row.studentId === null || row.email === null || ownsAddress(person, row.email);
  return isKept || person.email === person.accountEmail ? [] : [person.email];
}

/** Checks whether an address is one of the person's. */
export function ownsAddress({ email, accountEmail }: Keys, address: string): boolean {
  return address === email || address === accountEmail;
}

/** A person that a row can match: a known one, or one that an earlier row adds. */
type Candidate<Person> = {
  readonly person: Person | null;
  studentId: string | null;
  /** The first row that names the person. */
  row: number | null;
};

function identifyOnce<Person extends Keys>(
  rows: readonly ReadRow[],
  people: readonly Person[],
  issueOf: (row: ReadRow, person: Person | null) => Issue | null,
  freed: ReadonlySet<string>,
): Identified<Person>[] {
  const [byId, byAddress, byFormer] = [
    new Map<string, Candidate<Person>>(),
    new Map<string, Candidate<Person>>(),
    new Map<string, Candidate<Person>>(),
  ];
  for (const person of people) {
    const candidate: Candidate<Person> = { person, studentId: person.studentId, row: null };
    if (person.studentId !== null) byId.set(person.studentId, candidate);
    for (const address of [person.email, person.accountEmail]) {
      if (address === null) continue;
      if (address !== person.accountEmail && freed.has(address)) byFormer.set(address, candidate);
      // The address of an account takes precedence over the address in another person's record.
      else if (address === person.accountEmail || !byAddress.has(address)) byAddress.set(address, candidate);
    }
    for (const address of person.formerEmails) byFormer.set(address, candidate);
  }
  return rows.map((row): Identified<Person> => {
    const { index, studentId, email, issues } = row;
    const holder = email === null ? undefined : byAddress.get(email);
    const ofId = studentId === null ? undefined : byId.get(studentId);
    const candidate =
      studentId === null
        ? (holder ?? (email === null ? undefined : byFormer.get(email)))
        : (ofId ?? (holder?.studentId === null ? holder : undefined));
    const person = candidate?.person ?? null;
    const invalid = (...issues: readonly Issue[]) => ({ row, person, verdict: "invalid", issues }) as const;
    if (issues.length > 0) return invalid(...issues);
    if (candidate?.person?.isStaff || (holder !== undefined && holder !== candidate)) {
      const isStaff = candidate?.person?.isStaff || holder?.person?.isStaff;
      return invalid({ column: "email", message: isStaff ? OF_STAFF : OF_ANOTHER });
    }
    if (candidate?.row != null) return { row, person, verdict: "duplicate", of: candidate.row };
    if (candidate === undefined && email === null) return invalid({ column: "email", message: NO_ADDRESS });
    const issue = issueOf(row, person);
    if (issue !== null) return invalid(issue);
    const first = candidate ?? { person: null, studentId: null, row: null };
    first.row = index;
    first.studentId ??= studentId;
    if (studentId !== null) byId.set(studentId, first);
    if (email !== null) byAddress.set(email, first);
    return { row, person, verdict: "first" };
  });
}

const OF_STAFF = "This address belongs to a member of staff.";
const OF_ANOTHER = "This address belongs to another person.";
const NO_ADDRESS = "A person who isn't on the roster yet needs an address.";
