import Papa from "papaparse";
import { statusOfWord } from "#components/import/formats/status-words.ts";
import { WORK_MODE_WORDS, WORK_TYPE_WORDS } from "#components/import/formats/words.ts";
import { type DayOrder, readDate } from "#domain/dates-in-text.ts";
import { formulaFree, withoutApostrophes } from "#domain/formula-free.ts";
import { readCurrency, readSum } from "#domain/pay-in-text.ts";
import { keyOfWord, PAY_FREQUENCY_WORDS } from "#domain/words-in-text.ts";
import type { Cell, Column } from "./table-types.ts";

/** What a value of a choice is called. */
export type NameOf = (column: Pick<Column, "key">, value: string) => string;

/** A cell as text: what an editor begins with, and what is copied. */
export function textOf(column: Column, value: Cell, nameOf: NameOf): string {
  if (value === null) return "";
  if (column.type === "choice" && column.options?.includes(String(value))) {
    return nameOf(column, String(value));
  }
  if (column.key === "applicationDate") return String(value).slice(0, 10);
  return String(value);
}

/**
 * What a typed or pasted text means in a column. Choices are read by name; days, amounts, and currencies
 * as an import reads them. Other text stays as it is, and the server says what is wrong with it.
 * @param order how a day in digits is read
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
  return named ?? meantBy(column, text);
}

/** What other words for a choice mean, as an import reads them. */
function meantBy({ key }: Column, text: string): string | undefined {
  if (key === "status") return statusOfWord(text);
  if (key === "workMode") return keyOfWord(WORK_MODE_WORDS, text);
  if (key === "workType") return keyOfWord(WORK_TYPE_WORDS, text);
  return key === "payFrequency" ? keyOfWord(PAY_FREQUENCY_WORDS, text) : undefined;
}

/** Cells as spreadsheets exchange them: tabs between, quotes around what holds tabs, quotes or line ends. None runs where it is pasted. */
export function toClipboard(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(
    cells.map((row) => row.map(formulaFree)),
    { delimiter: "\t", newline: "\r\n" },
  );
}

/** The cells of a copied range; the line end after the last row is none of its own. */
export function fromClipboard(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: "\t" });
  return data.length === 0 ? [[""]] : data.map((row) => row.map(withoutApostrophes));
}
