import { z } from "zod";
import { id } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { ColumnKeyName, SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";
import {
  ExportedFile,
  ExportFormat,
  exportFormat,
  FILE_TYPES,
} from "#server/resources/spreadsheet-formats.ts";

export const BoardExport = z
  .object({
    format: ExportFormat,
    columns: z.array(z.object({ key: ColumnKeyName, label: z.string() })),
    data: z.array(SpreadsheetRow).describe("The rows, in the format json; empty in the others."),
    file: ExportedFile.nullable().describe("The file, in the formats csv and xlsx; null in json."),
  })
  .meta({ id: "BoardExport" });
export type BoardExport = z.infer<typeof BoardExport>;

export const exports = {
  get: defineOperation({
    name: "exports.get",
    method: "GET",
    path: "/boards/{boardId}/export",
    scope: "applications:read",
    actsOn: "own",
    summary: "Export a board as a spreadsheet",
    description:
      "Every card of the board, whatever its settings hide, in the columns that imports take: as JSON, or as a CSV or XLSX file. Wherever a formula might begin, the file has an apostrophe; an export imports back without loss.",
    errors: ["not_found"],
    input: z.strictObject({
      boardId: id("board", "The board's id."),
      format: exportFormat,
    }),
    output: BoardExport,
    file: ({ file }: BoardExport) => file,
    fileTypes: Object.values(FILE_TYPES),
  }),
};
