import { z } from "zod";
import {
  nullableDayOrInstant,
  nullableText,
  nullableUrl,
  TEXT_MAX,
  TITLE_MAX,
  title,
} from "#server/core/fields.ts";
import { CurrencyCode, Money } from "#server/resources/applications/inputs.ts";
import { Industry, PayFrequency, Status, WorkMode, WorkType } from "#server/resources/enumerations.ts";
import { partKey } from "./spreadsheet-parts.ts";

/** The value of a cell. */
export const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]).meta({ id: "Cell" });
export type Cell = z.infer<typeof Cell>;

type Column = {
  readonly label: string;
  readonly type: "text" | "long_text" | "url" | "date" | "number" | "choice" | "flag";
  /** The schema of an edit; without one, the column is read-only. */
  readonly value?: z.ZodType<Cell>;
  readonly options?: readonly string[];
};

const line = nullableText(TITLE_MAX);
const place = (label: string): Column => ({ label, type: "text", value: line });
const choice = (label: string, schema: z.ZodEnum, isEditable = true): Column => ({
  label,
  type: "choice",
  options: schema.options.map(String),
  ...(isEditable ? { value: schema as z.ZodType<Cell> } : {}),
});
const money = (label: string): Column => ({ label, type: "number", value: Money });
const day = (label: string): Column => ({ label, type: "date", value: nullableDayOrInstant() });
const instant = (label: string): Column => ({ label, type: "date" });

/** The columns of the table, exports, and imports, in the default order of a table. */
export const SPREADSHEET_COLUMNS = {
  title: { label: "Title", type: "text", value: title() },
  company: { label: "Company", type: "text", value: title() },
  status: choice("Status", Status),
  applicationDate: day("Applied"),
  applicationLink: { label: "Link", type: "url", value: nullableUrl() },
  source: { label: "Source", type: "text", value: line },
  notes: { label: "Notes", type: "long_text", value: nullableText(TEXT_MAX) },
  description: { label: "Description", type: "long_text", value: nullableText(TEXT_MAX) },
  workMode: choice("Work mode", WorkMode),
  workType: choice("Work type", WorkType),
  street: place("Street"),
  street2: place("Street 2"),
  city: place("City"),
  state: place("State"),
  country: place("Country"),
  postalCode: place("Postal code"),
  payAmount: money("Pay"),
  payFrequency: choice("Pay frequency", PayFrequency),
  currency: { label: "Currency", type: "text", value: CurrencyCode },
  salaryRangeMin: money("Salary from"),
  salaryRangeMax: money("Salary to"),
  closingDate: day("Posting closes"),
  offerDeadline: day("Offer deadline"),
  industry: choice("Industry", Industry, false),
  createdAt: instant("Added"),
  updatedAt: instant("Changed"),
  statusChangedAt: instant("Status since"),
  interviews: { label: "Interviews", type: "number" },
  coachNotes: { label: "Coach notes", type: "number" },
  resume: { label: "Résumé", type: "text" },
  isAutoRetired: { label: "Retired", type: "flag" },
} as const satisfies Record<string, Column>;

export type ColumnKey = keyof typeof SPREADSHEET_COLUMNS;
export const COLUMN_KEYS = Object.keys(SPREADSHEET_COLUMNS) as ColumnKey[];
export const ColumnKeyName = z.enum(COLUMN_KEYS).meta({ id: "ColumnKey" });

/** The columns whose dates are days, the same in every time zone. */
export const DAY_KEYS: readonly ColumnKey[] = COLUMN_KEYS.filter((key) => {
  const { type, value } = columnOf(key);
  return type === "date" && value !== undefined;
});

/** The columns whose text may be too long for a cell of XLSX, and then continues in another column. */
export const LONG_KEYS = ["notes", "description"] as const satisfies readonly ColumnKey[];
export type ContinuationKey = `${(typeof LONG_KEYS)[number]} (2)`;
export const CONTINUATION_KEYS = LONG_KEYS.map((key) => partKey(key, 2) as ContinuationKey);

/** Returns a column by its key. */
export function columnOf(key: ColumnKey): Column {
  return SPREADSHEET_COLUMNS[key];
}

/** The schemas of a response's cells by type. With the union `Cell`, validating a row of this width would take nine times as long. */
const RESPONSE_CELLS: Record<Column["type"], z.ZodType<Cell, Cell>> = {
  text: z.string().nullable(),
  long_text: z.string().nullable(),
  url: z.string().nullable(),
  date: z.string().nullable(),
  choice: z.string().nullable(),
  number: z.number().nullable(),
  flag: z.boolean().nullable(),
};

const cellShape = Object.fromEntries(
  COLUMN_KEYS.map((key) => [key, RESPONSE_CELLS[columnOf(key).type]]),
) as Record<ColumnKey, z.ZodType<Cell, Cell>>;
/** A card as a row: its id, and a cell for each column. */
export const SpreadsheetRow = z.object({ id: z.string(), ...cellShape }).meta({ id: "SpreadsheetRow" });
export type SpreadsheetRow = z.infer<typeof SpreadsheetRow>;

/** A number as spreadsheets write it: very small ones with an exponent. */
const NUMBER = /^\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;

/**
 * Reads a value entered into a column; converts digits to a number in a number column.
 * @returns the value, or why it is rejected
 */
export function readCell(key: ColumnKey, cell: Cell): { value: Cell } | { rejected: string } {
  const { value, type, label, options } = columnOf(key);
  if (!value) return { rejected: `${label} can't be edited here.` };
  const isDigits = type === "number" && typeof cell === "string" && NUMBER.test(cell.trim());
  const parsed = value.safeParse(isDigits ? Number(cell) : type === "number" && cell === "" ? null : cell);
  if (parsed.success) return { value: parsed.data };
  if (cell === null || cell === "") return { rejected: `${label} can't be empty.` };
  if (options) return { rejected: `Must be one of ${options.join(", ")}.` };
  if (type === "number" && typeof cell !== "number" && !isDigits) return { rejected: "Must be a number." };
  if (type !== "number" && typeof cell !== "string") return { rejected: "Must be text." };
  return { rejected: parsed.error.issues[0]?.message ?? "Not valid." };
}
