import { saveFile } from "#components/export/save-file.ts";
import { csvOf } from "#domain/csv.ts";
import type { PanelModel } from "../panels/model.ts";

/** Saves a panel's table as CSV. No cell runs as a formula. */
export function saveCsv({ name, columns, rows }: PanelModel): void {
  const headings = columns.map(({ label }) => label);
  const lines = rows.map((row) => row.map(({ raw }) => raw));
  saveFile(`${name}.csv`, new Blob([csvOf([headings, ...lines])], { type: "text/csv;charset=utf-8" }));
}
