import { z } from "zod";
import { id } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { ColumnKeyName, SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";

export const ExportFormat = z.enum(["json", "csv", "xlsx"]).meta({ id: "ExportFormat" });

/** A file as an answer: over REST its bytes are the body, elsewhere they come as base64. */
export const ExportedFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  contentBase64: z.string(),
});

/** What a file of each format is. */
export const FILE_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

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
      "Every card of the board, whatever its settings hide, in the columns that imports take: as JSON, or as a CSV or XLSX file. Cells that could run as a formula are neutralised; an export imports back without loss.",
    errors: ["not_found"],
    input: z.strictObject({
      boardId: id("board", "The board's id."),
      format: ExportFormat.default("json").describe("csv and xlsx answer the file itself over REST."),
    }),
    output: BoardExport,
    file: ({ file }: BoardExport) => file,
    fileTypes: Object.values(FILE_TYPES),
    hotPath: true,
  }),
};
