import Papa from "papaparse";

/** Cells as spreadsheets exchange them: tabs between, quotes around what holds tabs, quotes or line ends. */
export function toClipboard(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(cells as string[][], { delimiter: "\t", newline: "\r\n" });
}

/** The cells of a copied range; the line end after the last row is none of its own. */
export function fromClipboard(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: "\t" });
  return data.length === 0 ? [[""]] : data;
}
