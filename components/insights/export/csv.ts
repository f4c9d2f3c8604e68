import { unparse } from "papaparse";
import { saveFile } from "#components/export/save-file.ts";
import type { PanelModel } from "../panels/model.ts";

/** Saves a panel's table as CSV, with a mark that makes Excel read UTF-8. No cell runs as a formula. */
export function saveCsv({ name, columns, rows }: PanelModel): void {
  const fields = columns.map(({ label }) => label);
  const data = rows.map((row) => row.map(({ raw }) => raw));
  const text = unparse({ fields, data }, { escapeFormulae: true });
  saveFile(`${name}.csv`, new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
}
