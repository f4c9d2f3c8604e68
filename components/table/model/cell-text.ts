import Papa from "papaparse";
import { statusOfWord } from "#components/import/formats/status-words.ts";
import { WORK_MODE_WORDS, WORK_TYPE_WORDS } from "#components/import/formats/words.ts";
import { type DayOrder, readDate } from "#domain/dates-in-text.ts";
import { formulaFree, withoutApostrophes } from "#domain/formula-free.ts";
import { readCurrency, readSum } from "#domain/pay-in-text.ts";
import { keyOfWord, PAY_FREQUENCY_WORDS } from "#domain/words-in-text.ts";
import type { Cell, Column } from "./table-types.ts";

/** Returns the name of a choice's value. */
export type NameOf = (column: Pick<Column, "key">, value: string) => string;

/** Returns a cell as text, for its editor and for copying. */
export function textOf(column: Column, value: Cell, nameOf: NameOf): string {
  if (value === null) return "";
  if (column.type === "choice" && column.options?.includes(String(value))) {
    return nameOf(column, String(value));
  }
  if (column.type === "date" && column.editable) return String(value).slice(0, 10);
  return String(value);
}

/**
 * Returns the value of a typed or pasted text in a column. Choices are read by name; days, amounts, and currencies as
 * in an import. Other text is unchanged, and the server says what is wrong with it.
 * @param order how a numeric day is read
 */
export function cellFrom(column: Column, text: string, nameOf: NameOf, order: DayOrder): Cell {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  if (column.type === "choice") return choiceOf(column, trimmed, nameOf) ?? trimmed;
  if (column.type === "number") return readSum(trimmed) ?? trimmed;
  if (column.type === "date") return readDate(trimmed, order) ?? trimmed;
  if (column.key === "currency") return readCurrency(trimmed) ?? trimmed;
  return column.type === "long_text" ? text : trimmed;
}

function choiceOf(column: Column, text: string, nameOf: NameOf): string | undefined {
  const wanted = text.toLowerCase();
  const named = column.options?.find(
    (option) => option === wanted || nameOf(column, option).toLowerCase() === wanted,
  );
  return named ?? choiceForWord(column, text);
}

/** Returns the choice that another word means, as in an import. */
function choiceForWord({ key }: Column, text: string): string | undefined {
  if (key === "status") return statusOfWord(text);
  if (key === "workMode") return keyOfWord(WORK_MODE_WORDS, text);
  if (key === "workType") return keyOfWord(WORK_TYPE_WORDS, text);
  return key === "payFrequency" ? keyOfWord(PAY_FREQUENCY_WORDS, text) : undefined;
}

/**
 * Returns cells in the format that spreadsheets exchange: separated by tabs, with quotes around text that contains
 * tabs, quotes, or line breaks. None runs as a formula where it is pasted.
 */
export function toClipboard(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(
    cells.map((row) => row.map(formulaFree)),
    { delimiter: "\t", newline: "\r\n" },
  );
}

/** Returns the cells of a copied range; ignores the line break after the last row. */
export function fromClipboard(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: "\t" });
  return data.length === 0 ? [[""]] : data.map((row) => row.map(withoutApostrophes));
}
