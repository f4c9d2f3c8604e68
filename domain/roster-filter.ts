import { type AttentionReason, byFlag, type SearchState, searchStateOf } from "./attention.ts";
import { FIELD_COLUMN, NO_COACH, NO_COHORT, ROSTER_SORTS } from "./values.ts";

type FixedSort = (typeof ROSTER_SORTS)[number];
/** An order of the roster: one that every organization has, or one by a field of the organization. */
export type RosterSort = FixedSort | `${typeof FIELD_COLUMN}${string}`;

/** Checks whether an order uses a field of the organization. */
export const isFieldSort = (sort: string): sort is `${typeof FIELD_COLUMN}${string}` =>
  sort.startsWith(FIELD_COLUMN);

/** Returns the order with a name; undefined for another text. */
export function rosterSort(name: string): RosterSort | undefined {
  return isFieldSort(name) ? name : ROSTER_SORTS.find((sort) => sort === name);
}

/** A range of days, such as `2027-01-01..2027-06-30`. Either end may be left out; both are included. */
const DAYS = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;
/** The same as a pattern, for the database. */
export const DAYS_PATTERN = DAYS.source;

/** A range of days; an empty end is open. */
type Days = { readonly since: string; readonly until: string };
export const EVER: Days = { since: "", until: "" };

/** Returns the range of days that a field's wanted value states; null if it isn't a range. */
export function daysOf(value: string | undefined): Days | null {
  const days = DAYS.exec(value ?? "");
  return days && { since: days[1] ?? "", until: days[2] ?? "" };
}

/** Returns a field's wanted value for a range of days. */
export const daysText = ({ since, until }: Days) => `${since}..${until}`;

/**
 * Checks whether a field's value matches the wanted one: equal, a day within its range, or missing if it is
 * an empty text.
 */
function hasValue(value: string, expected: string): boolean {
  const days = daysOf(expected);
  if (days === null) return value === expected;
  return value !== "" && value >= days.since && (days.until === "" || value <= days.until);
}

/** The applicants that the roster shows, and their order. */
export type RosterFilter = {
  readonly attention: readonly AttentionReason[];
  readonly cohortId: string | null;
  /** A coach's member ID, or `none`. */
  readonly coachId?: string | null | undefined;
  readonly state?: SearchState | null | undefined;
  /** The value of each field by its ID, or a range of days; an empty text selects those without a value. */
  readonly fields?: Readonly<Record<string, string>> | null | undefined;
  readonly search: string;
  readonly sort: RosterSort;
};

type Totals = "applications" | "applied" | "interviewing" | "offers" | "accepted" | "rejected";
/** The fields of a roster row that filters use. */
type Row = {
  readonly applicantEmail: string;
  readonly applicantDisplayName: string | null;
  readonly joinedAt: string;
  readonly studentId: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly cohorts: readonly {
    readonly id: string;
    readonly name: string;
    readonly leftAt: string | null;
    readonly departureReason: string | null;
  }[];
  readonly coaches: readonly { readonly id: string; readonly name: string }[];
  readonly shares: readonly unknown[];
  readonly totals: { readonly [Total in Totals]: number };
  readonly upcomingInterviews: number;
  readonly lastActivityAt: string | null;
  readonly needsAttention: readonly AttentionReason[];
  /** The instant of the newest flag; missing in rows from the API, which have every reason. */
  readonly flaggedAt?: string | null;
  /** The instant of the newest change since the viewer last looked; null without one. */
  readonly newsAt?: string | null;
};

/** Returns an applicant's name, or their address if they have none. */
export function nameOf(row: Pick<Row, "applicantDisplayName" | "applicantEmail">): string {
  return row.applicantDisplayName?.trim() || row.applicantEmail;
}

/** Returns the rows that pass a filter, in its order. With several reasons, a row needs only one of them. */
export function filtered<One extends Row>(rows: readonly One[], filter: RosterFilter): One[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const fieldFilters = Object.entries(filter.fields ?? {});
  const isLeft = (row: Row) => {
    if (!inCohort(row, filter.cohortId) || !hasCoach(row, filter.coachId ?? null)) return false;
    const { attention, state = null } = filter;
    if (state !== null && searchStateOf(row) !== state) return false;
    if (attention.length > 0 && !row.needsAttention.some((reason) => attention.includes(reason)))
      return false;
    if (!fieldFilters.every(([id, value]) => hasValue(row.fields[id] ?? "", value))) return false;
    const text =
      `${row.applicantDisplayName ?? ""} ${row.applicantEmail} ${row.studentId ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sorted(rows.filter(isLeft), filter.sort);
}

/** Sorts the rows. */
export const sorted = <One extends Row>(rows: One[], sort: RosterSort): One[] => rows.sort(orderOf(sort));

/** Reduces a row to the fields that an order compares, so that many rows can be held and sorted. */
export function comparable({ fields, cohorts, coaches, shares, ...row }: Row, sort: RosterSort): Row {
  const id = isFieldSort(sort) ? sort.slice(FIELD_COLUMN.length) : null;
  return {
    applicantEmail: row.applicantEmail,
    applicantDisplayName: row.applicantDisplayName,
    joinedAt: row.joinedAt,
    studentId: row.studentId,
    fields: id !== null && fields[id] !== undefined ? { [id]: fields[id] } : {},
    cohorts: sort === "cohort" ? cohorts : [],
    coaches: coaches.slice(0, 1),
    shares: shares.slice(0, 1),
    totals: row.totals,
    upcomingInterviews: row.upcomingInterviews,
    lastActivityAt: row.lastActivityAt,
    needsAttention: row.needsAttention,
    flaggedAt: row.flaggedAt ?? null,
    newsAt: row.newsAt ?? null,
  };
}

function inCohort({ cohorts }: Row, cohortId: string | null): boolean {
  const current = cohorts.filter(({ leftAt }) => leftAt === null);
  if (cohortId === null) return true;
  return cohortId === NO_COHORT ? current.length === 0 : current.some(({ id }) => id === cohortId);
}

function hasCoach({ coaches }: Row, coachId: string | null): boolean {
  if (coachId === null) return true;
  return coachId === NO_COACH ? coaches.length === 0 : coaches.some(({ id }) => id === coachId);
}

type Order = (one: Row, other: Row) => number;
const names = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });
const byName: Order = (a, b) => names.compare(nameOf(a), nameOf(b));
/** Instants all have one format, so comparing texts sorts them; a locale's comparison costs fifty times as much. */
const earlier = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const byActivity: Order = (a, b) => earlier(a.lastActivityAt ?? "", b.lastActivityAt ?? "");
const first =
  (...orders: Order[]): Order =>
  (a, b) =>
    orders.reduce((result, order) => result || order(a, b), 0);

/** Sorts by a count, most first. Rows without a share come after those with a count of zero. */
const most = (count: (row: Row) => number): Order => {
  const known = (row: Row) => (row.shares.length === 0 ? -1 : count(row));
  return first((a, b) => known(b) - known(a), byName);
};
/** Returns the names of the current cohorts, for sorting: applicants without one come last. */
const cohortsOf = ({ cohorts }: Row) =>
  cohorts
    .filter(({ leftAt }) => leftAt === null)
    .map(({ name }) => name)
    .join(", ") || "\uffff";

/** Returns the name of the lead, for sorting: applicants without a coach come first, because they need one. */
const leadOf = ({ coaches }: Row) => coaches[0]?.name ?? "";

/** Returns the comparison for an order. By a field, applicants without a value come last. */
function orderOf(sort: RosterSort): Order {
  if (!isFieldSort(sort)) return ORDERS[sort];
  const id = sort.slice(FIELD_COLUMN.length);
  return first((a, b) => names.compare(a.fields[id] ?? "\uffff", b.fields[id] ?? "\uffff"), byName);
}

const ORDERS: Record<FixedSort, Order> = {
  attention: first(byFlag, (a, b) => b.needsAttention.length - a.needsAttention.length, byActivity, byName),
  news: first(
    (a, b) => earlier(b.newsAt ?? "", a.newsAt ?? ""),
    (a, b) => byActivity(b, a),
    byName,
  ),
  name: byName,
  quiet: first(byActivity, byName),
  active: first((a, b) => byActivity(b, a), byName),
  applications: most(({ totals }) => totals.applications),
  applied: most(({ totals }) => totals.applied),
  interviewing: most(({ totals }) => totals.interviewing),
  offers: most(({ totals }) => totals.offers),
  accepted: most(({ totals }) => totals.accepted),
  rejected: most(({ totals }) => totals.rejected),
  upcoming: most(({ upcomingInterviews }) => upcomingInterviews),
  cohort: first((a, b) => names.compare(cohortsOf(a), cohortsOf(b)), byName),
  coach: first((a, b) => names.compare(leadOf(a), leadOf(b)), byName),
  studentId: first((a, b) => names.compare(a.studentId ?? "\uffff", b.studentId ?? "\uffff"), byName),
  joined: first((a, b) => earlier(b.joinedAt, a.joinedAt), byName),
};
