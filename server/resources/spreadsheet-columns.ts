import { z } from "zod";
import {
  nullableDayOrInstant,
  nullableText,
  nullableUrl,
  TEXT_MAX,
  TITLE_MAX,
  title,
} from "#server/core/fields.ts";
import type { Application } from "#server/resources/applications/entities.ts";
import { CurrencyCode, Money } from "#server/resources/applications/inputs.ts";
import { Industry, PayFrequency, Status, WorkMode, WorkType } from "#server/resources/enumerations.ts";

/** What a cell can hold. */
export const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]).meta({ id: "Cell" });
export type Cell = z.infer<typeof Cell>;

type Column = {
  readonly label: string;
  readonly type: "text" | "long_text" | "url" | "date" | "number" | "choice" | "flag";
  /** How a cell is read off a card. */
  readonly read: (application: Application) => Cell;
  /** What an edit may put in; without one the column is read-only. */
  readonly value?: z.ZodType<Cell>;
  readonly options?: readonly string[];
};

const line = nullableText(TITLE_MAX);
const place = (field: keyof NonNullable<Application["job"]["location"]>, label: string): Column => ({
  label,
  type: "text",
  read: ({ job }) => job.location?.[field] ?? null,
  value: line,
});
const choice = (label: string, schema: z.ZodEnum, read: Column["read"], isEditable = true): Column => ({
  label,
  type: "choice",
  read,
  options: schema.options.map(String),
  ...(isEditable ? { value: schema as z.ZodType<Cell> } : {}),
});
const money = (field: "payAmount" | "salaryRangeMin" | "salaryRangeMax", label: string): Column => ({
  label,
  type: "number",
  read: ({ job }) => job.compensation?.[field] ?? null,
  value: Money,
});
const instant = (field: "createdAt" | "updatedAt" | "statusChangedAt", label: string): Column => ({
  label,
  type: "date",
  read: (application) => application[field],
});

/** One set of columns serves the table, exports and imports; the order is that of a table nobody has changed. */
export const SPREADSHEET_COLUMNS = {
  title: { label: "Title", type: "text", read: ({ job }) => job.title, value: title() },
  company: { label: "Company", type: "text", read: ({ company }) => company.name, value: title() },
  status: choice("Status", Status, ({ status }) => status),
  applicationDate: {
    label: "Applied",
    type: "date",
    read: ({ applicationDate }) => applicationDate,
    value: nullableDayOrInstant(),
  },
  applicationLink: {
    label: "Link",
    type: "url",
    read: ({ applicationLink }) => applicationLink,
    value: nullableUrl(),
  },
  source: { label: "Source", type: "text", read: ({ source }) => source, value: line },
  notes: { label: "Notes", type: "long_text", read: ({ notes }) => notes, value: nullableText(TEXT_MAX) },
  description: {
    label: "Description",
    type: "long_text",
    read: ({ job }) => job.description,
    value: nullableText(TEXT_MAX),
  },
  workMode: choice("Work mode", WorkMode, ({ job }) => job.workMode),
  workType: choice("Work type", WorkType, ({ job }) => job.workType),
  street: place("street", "Street"),
  street2: place("street2", "Street 2"),
  city: place("city", "City"),
  state: place("state", "State"),
  country: place("country", "Country"),
  postalCode: place("postalCode", "Postal code"),
  payAmount: money("payAmount", "Pay"),
  payFrequency: choice("Pay frequency", PayFrequency, ({ job }) => job.compensation?.payFrequency ?? null),
  currency: {
    label: "Currency",
    type: "text",
    read: ({ job }) => job.compensation?.currency ?? null,
    value: CurrencyCode,
  },
  salaryRangeMin: money("salaryRangeMin", "Salary from"),
  salaryRangeMax: money("salaryRangeMax", "Salary to"),
  industry: choice("Industry", Industry, ({ company }) => company.industry, false),
  createdAt: instant("createdAt", "Added"),
  updatedAt: instant("updatedAt", "Changed"),
  statusChangedAt: instant("statusChangedAt", "Status since"),
  interviews: { label: "Interviews", type: "number", read: ({ counts }) => counts.interviews },
  coachNotes: { label: "Coach notes", type: "number", read: ({ counts }) => counts.coachNotes },
  resume: { label: "Résumé", type: "text", read: ({ resume }) => resume?.name ?? null },
  isAutoRetired: { label: "Retired", type: "flag", read: ({ isAutoRetired }) => isAutoRetired },
} as const satisfies Record<string, Column>;

export type ColumnKey = keyof typeof SPREADSHEET_COLUMNS;
export const COLUMN_KEYS = Object.keys(SPREADSHEET_COLUMNS) as ColumnKey[];
export const ColumnKeyName = z.enum(COLUMN_KEYS).meta({ id: "ColumnKey" });

/** A column by its key. */
export function columnOf(key: ColumnKey): Column {
  return SPREADSHEET_COLUMNS[key];
}

/** A card's cells, in the order of the columns. */
export function cellsOf(application: Application): Record<ColumnKey, Cell> {
  return Object.fromEntries(COLUMN_KEYS.map((key) => [key, columnOf(key).read(application)])) as Record<
    ColumnKey,
    Cell
  >;
}

/** By the column's type and not as `Cell`: a union costs a row of this width nine times as much to validate. */
const ANSWERED: Record<Column["type"], z.ZodType<Cell, Cell>> = {
  text: z.string().nullable(),
  long_text: z.string().nullable(),
  url: z.string().nullable(),
  date: z.string().nullable(),
  choice: z.string().nullable(),
  number: z.number().nullable(),
  flag: z.boolean().nullable(),
};

const cellShape = Object.fromEntries(COLUMN_KEYS.map((key) => [key, ANSWERED[columnOf(key).type]])) as Record<
  ColumnKey,
  z.ZodType<Cell, Cell>
>;
/** A card as a row: its id, and a cell for each column. */
export const SpreadsheetRow = z.object({ id: z.string(), ...cellShape }).meta({ id: "SpreadsheetRow" });
export type SpreadsheetRow = z.infer<typeof SpreadsheetRow>;

/** As spreadsheets write numbers: very small ones with an exponent. */
const NUMBER = /^\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;

/**
 * Reads what was put into a column as its value; digits are taken for a number where one belongs.
 * @returns the value, or why it is refused
 */
export function readCell(key: ColumnKey, given: Cell): { value: Cell } | { refused: string } {
  const { value, type, label, options } = columnOf(key);
  if (!value) return { refused: `${label} can't be edited here.` };
  const isDigits = type === "number" && typeof given === "string" && NUMBER.test(given.trim());
  const parsed = value.safeParse(isDigits ? Number(given) : type === "number" && given === "" ? null : given);
  if (parsed.success) return { value: parsed.data };
  if (given === null || given === "") return { refused: `${label} can't be empty.` };
  if (options) return { refused: `Must be one of ${options.join(", ")}.` };
  if (type === "number" && typeof given !== "number" && !isDigits) return { refused: "Must be a number." };
  if (type !== "number" && typeof given !== "string") return { refused: "Must be text." };
  return { refused: parsed.error.issues[0]?.message ?? "Not valid." };
}
