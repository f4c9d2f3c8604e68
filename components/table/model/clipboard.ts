import Papa from "papaparse";
import { formulaFree, withoutApostrophes } from "#domain/formula-free.ts";

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
