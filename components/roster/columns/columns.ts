import type { ROSTER_COLUMNS } from "#domain/values.ts";
import type { RosterFilter, RosterRow } from "../roster-data.ts";

type Sort = RosterFilter["sort"];

type Column = {
  readonly name: (typeof ROSTER_COLUMNS)[number];
  /** In the template of a grid. */
  readonly width: string;
  /** The orders that its heading gives, the first first. */
  readonly sorts: readonly Sort[];
  /** Has room in wide windows only. */
  readonly isWide?: boolean;
  /** Not shown until it is asked for. */
  readonly isExtra?: boolean;
  /** Its number, where it is one. */
  readonly count?: (row: RosterRow) => number;
};

/** What can be shown of an applicant, in order, between who they are and when something last happened. */
export const COLUMNS = [
  { name: "attention", width: "minmax(0,1.7fr)", sorts: ["attention"] },
  { name: "cohort", width: "minmax(0,0.9fr)", sorts: ["cohort"], isWide: true },
  { name: "cards", width: "4.25rem", sorts: ["applications"], count: ({ totals }) => totals.applications },
  { name: "applied", width: "4.5rem", sorts: ["applied"], count: ({ totals }) => totals.applied },
  {
    name: "interviewing",
    width: "5.5rem",
    sorts: ["interviewing"],
    isWide: true,
    count: ({ totals }) => totals.interviewing,
  },
  { name: "offers", width: "4.25rem", sorts: ["offers"], count: ({ totals }) => totals.offers },
  {
    name: "accepted",
    width: "5rem",
    sorts: ["accepted"],
    isWide: true,
    count: ({ totals }) => totals.accepted,
  },
  {
    name: "rejected",
    width: "5rem",
    sorts: ["rejected"],
    isWide: true,
    isExtra: true,
    count: ({ totals }) => totals.rejected,
  },
  {
    name: "upcoming",
    width: "5.25rem",
    sorts: ["upcoming"],
    isWide: true,
    isExtra: true,
    count: ({ upcomingInterviews }) => upcomingInterviews,
  },
  { name: "lastActivity", width: "6.75rem", sorts: ["active", "quiet"] },
] as const satisfies readonly Column[];

export type ColumnName = Column["name"];
export type RosterColumn = Column;

/** The columns of these names, in their order. */
export function columnsOf(names: readonly string[]): RosterColumn[] {
  return COLUMNS.filter(({ name }) => names.includes(name));
}

/** What is shown to whoever has chosen nothing. */
export const USUAL: readonly ColumnName[] = COLUMNS.filter((column: Column) => !column.isExtra).map(
  ({ name }) => name,
);

const SELECTION = "1.5rem";
const APPLICANT = "minmax(0,1.5fr)";

/** The grid of a row: in a window of some width, and in a wide one. */
export function templatesOf(columns: readonly RosterColumn[]) {
  const template = (shown: readonly RosterColumn[]) =>
    [SELECTION, APPLICANT, ...shown.map(({ width }) => width)].join(" ");
  return { narrow: template(columns.filter(({ isWide }) => !isWide)), wide: template(columns) };
}

/** The order that a press of the heading gives. */
export function nextSort(sorts: readonly Sort[], current: Sort): Sort | null {
  return sorts[(sorts.indexOf(current) + 1) % sorts.length] ?? null;
}
