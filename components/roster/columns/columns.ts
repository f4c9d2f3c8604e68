import { FIELD_COLUMN, type ROSTER_COLUMNS } from "#domain/values.ts";
import type { Field, RosterFilter, RosterRow } from "../roster-data.ts";

type Sort = RosterFilter["sort"];

type Column = {
  readonly name: ColumnName;
  /** The heading of an applicant field; other columns have theirs in the messages. */
  readonly label?: string;
  /** The width in the grid's template. */
  readonly width: string;
  /** The orders that its heading switches between, the default first. */
  readonly sorts: readonly Sort[];
  /** True if it is shown in wide windows only. */
  readonly isWide?: boolean;
  /** True if it is hidden by default. */
  readonly isExtra?: boolean;
  /** Returns its number, if it is one. */
  readonly count?: (row: RosterRow) => number;
  /** Returns its text, if it is an applicant's record. */
  readonly text?: (row: RosterRow) => string | null;
};

/** The name of a column that every organization has. */
export type FixedName = (typeof ROSTER_COLUMNS)[number];
export type ColumnName = FixedName | `${typeof FIELD_COLUMN}${string}`;
type FixedColumn = Column & { readonly name: FixedName };

/** The columns after the applicant's name, in order. */
export const COLUMNS = [
  { name: "attention", width: "minmax(9.25rem,1.4fr)", sorts: ["attention"] },
  { name: "coach", width: "minmax(0,1fr)", sorts: ["coach"], isWide: true },
  { name: "cohort", width: "minmax(0,1fr)", sorts: ["cohort"], isWide: true },
  {
    name: "studentId",
    width: "minmax(0,0.7fr)",
    sorts: ["studentId"],
    isWide: true,
    isExtra: true,
    text: ({ studentId }) => studentId,
  },
  { name: "cards", width: "3.25rem", sorts: ["applications"], count: ({ totals }) => totals.applications },
  { name: "applied", width: "3.75rem", sorts: ["applied"], count: ({ totals }) => totals.applied },
  {
    name: "interviewing",
    width: "5.5rem",
    sorts: ["interviewing"],
    isWide: true,
    count: ({ totals }) => totals.interviewing,
  },
  { name: "offers", width: "3.5rem", sorts: ["offers"], count: ({ totals }) => totals.offers },
  {
    name: "accepted",
    width: "4.5rem",
    sorts: ["accepted"],
    isWide: true,
    count: ({ totals }) => totals.accepted,
  },
  {
    name: "rejected",
    width: "4.5rem",
    sorts: ["rejected"],
    isWide: true,
    isExtra: true,
    count: ({ totals }) => totals.rejected,
  },
  {
    name: "upcoming",
    width: "5rem",
    sorts: ["upcoming"],
    isWide: true,
    isExtra: true,
    count: ({ upcomingInterviews }) => upcomingInterviews,
  },
  { name: "lastActivity", width: "6rem", sorts: ["active", "quiet"] },
] as const satisfies readonly FixedColumn[];

export type RosterColumn = Column;

/** Returns all columns that can be chosen; columns of the organization's fields come last. */
export function allColumns(fields: readonly Field[]): RosterColumn[] {
  const ofFields = fields.map(
    ({ id, name }): Column => ({
      name: `${FIELD_COLUMN}${id}`,
      label: name,
      width: "minmax(0,0.8fr)",
      sorts: [`${FIELD_COLUMN}${id}`],
      isWide: true,
      isExtra: true,
      text: (row) => row.fields[id] ?? null,
    }),
  );
  return [...COLUMNS, ...ofFields];
}

/** Returns the columns with these names, in their order. */
export function columnsOf(names: readonly string[], fields: readonly Field[] = []): RosterColumn[] {
  return allColumns(fields).filter(({ name }) => names.includes(name));
}

/** The default columns. */
export const USUAL: readonly ColumnName[] = COLUMNS.filter((column: Column) => !column.isExtra).map(
  ({ name }) => name,
);

const SELECTION = "1.5rem";
const APPLICANT = "minmax(0,3.2fr)";

/** Returns the grid templates of a row, for medium and for wide windows. */
export function templatesOf(columns: readonly RosterColumn[]) {
  const template = (shown: readonly RosterColumn[]) =>
    [SELECTION, APPLICANT, ...shown.map(({ width }) => width)].join(" ");
  return { narrow: template(columns.filter(({ isWide }) => !isWide)), wide: template(columns) };
}

/** Returns the order after a press of the heading. */
export function nextSort(sorts: readonly Sort[], current: Sort): Sort | null {
  return sorts[(sorts.indexOf(current) + 1) % sorts.length] ?? null;
}
