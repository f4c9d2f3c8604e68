import { ATTENTION_REASONS } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { NO_COHORT, ROSTER_SORTS } from "#domain/values.ts";
import type { Reason, RosterFilter, RosterRow } from "../roster-data.ts";

/** Everybody, whoever needs attention first. */
export const EVERYBODY: RosterFilter = { attention: [], cohortId: null, search: "", sort: "attention" };

/** Whom a row is about: their name, or else their address. */
export function nameOf(row: Pick<RosterRow, "applicantDisplayName" | "applicantEmail">): string {
  return row.applicantDisplayName?.trim() || row.applicantEmail;
}

/** The rows that a filter leaves, in its order. Several reasons leave whoever has one of them. */
export function filtered(rows: readonly RosterRow[], filter: RosterFilter): RosterRow[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const isLeft = (row: RosterRow) => {
    if (!inCohort(row, filter.cohortId)) return false;
    const { attention } = filter;
    if (attention.length > 0 && !row.needsAttention.some((reason) => attention.includes(reason)))
      return false;
    const text = `${row.applicantDisplayName ?? ""} ${row.applicantEmail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return rows.filter(isLeft).sort(ORDERS[filter.sort]);
}

/** How many of the rows have each reason. */
export function countReasons(rows: readonly RosterRow[]): Map<Reason, number> {
  const counts = new Map<Reason, number>(ATTENTION_REASONS.map((reason) => [reason, 0]));
  for (const reason of rows.flatMap(({ needsAttention }) => needsAttention)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

function inCohort({ cohorts }: RosterRow, cohortId: string | null): boolean {
  const current = cohorts.filter(({ leftAt }) => leftAt === null);
  if (cohortId === null) return true;
  return cohortId === NO_COHORT ? current.length === 0 : current.some(({ id }) => id === cohortId);
}

type Order = (one: RosterRow, other: RosterRow) => number;
const names = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });
const byName: Order = (one, other) => names.compare(nameOf(one), nameOf(other));
const byActivity: Order = (one, other) =>
  (one.lastActivityAt ?? "").localeCompare(other.lastActivityAt ?? "");
const first =
  (...orders: Order[]): Order =>
  (one, other) =>
    orders.reduce((result, order) => result || order(one, other), 0);

/** The most first; what is hidden comes after what is none. */
const most = (count: (row: RosterRow) => number): Order => {
  const known = (row: RosterRow) => (row.shares.length === 0 ? -1 : count(row));
  return first((one, other) => known(other) - known(one), byName);
};
/** Who is in none comes last. */
const cohortsOf = ({ cohorts }: RosterRow) =>
  cohorts
    .filter(({ leftAt }) => leftAt === null)
    .map(({ name }) => name)
    .join(", ") || "\uffff";

const ORDERS: Record<RosterFilter["sort"], Order> = {
  attention: first(
    (one, other) => other.needsAttention.length - one.needsAttention.length,
    byActivity,
    byName,
  ),
  name: byName,
  quiet: first(byActivity, byName),
  active: first((one, other) => byActivity(other, one), byName),
  applications: most(({ totals }) => totals.applications),
  applied: most(({ totals }) => totals.applied),
  interviewing: most(({ totals }) => totals.interviewing),
  offers: most(({ totals }) => totals.offers),
  accepted: most(({ totals }) => totals.accepted),
  rejected: most(({ totals }) => totals.rejected),
  upcoming: most(({ upcomingInterviews }) => upcomingInterviews),
  cohort: first((one, other) => names.compare(cohortsOf(one), cohortsOf(other)), byName),
  joined: first((one, other) => other.joinedAt.localeCompare(one.joinedAt), byName),
};

/** A filter as it stands in the page's address; what is as usual is left out. */
export function addressOf({ attention, cohortId, search, sort }: RosterFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (attention.length > 0) address.set("attention", attention.join(","));
  if (cohortId !== null) address.set("cohort", cohortId);
  if (search.trim() !== "") address.set("search", search.trim());
  if (sort !== EVERYBODY.sort) address.set("sort", sort);
  return address;
}

/** The filter that an address names; what it misspells is as usual. */
export function filterOf(address: URLSearchParams): RosterFilter {
  const named = address.get("attention")?.split(",") ?? [];
  const sort = ROSTER_SORTS.find((one) => one === address.get("sort"));
  return {
    attention: ATTENTION_REASONS.filter((reason) => named.includes(reason)),
    cohortId: address.get("cohort"),
    search: (address.get("search") ?? "").slice(0, LIMITS.text.title),
    sort: sort ?? EVERYBODY.sort,
  };
}
