import { z } from "zod";
import { id } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { Card } from "#server/resources/applications/entities.ts";
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
    data: z.array(SpreadsheetRow).describe("The rows, for the json format. Empty for other formats."),
    file: ExportedFile.nullable().describe("The file, for the csv and xlsx formats. Null for json."),
  })
  .meta({ id: "BoardExport" });
export type BoardExport = z.infer<typeof BoardExport>;

const boardId = id("board", "The board's ID.");

export const exports = defineOperations("exports", {
  get: {
    ...PUBLIC.ownRead,
    work: "report",
    alsoCounts: "exports",
    fromReplica: true,
    path: "/boards/{boardId}/export",
    summary: "Export a board as a spreadsheet",
    description:
      "Exports every card on the board, including hidden ones, as JSON, CSV, or XLSX, with the columns that imports accept. In files, cells that could start a formula get an apostrophe. You can import an export again without losing data.",
    input: z.strictObject({
      boardId,
      format: exportFormat,
    }),
    output: BoardExport,
    file: ({ file }: BoardExport) => file,
    fileTypes: Object.values(FILE_TYPES),
  },
  getReadable: {
    ...PAGES.ownRead,
    work: "report",
    alsoCounts: "exports",
    fromReplica: true,
    input: z.strictObject({ boardId, format: exportFormat }),
    output: BoardExport,
  },
  getCards: {
    ...PAGES.ownRead,
    work: "report",
    alsoCounts: "exports",
    fromReplica: true,
    input: z.strictObject({ boardId }),
    output: z.object({ data: z.array(Card) }),
  },
});
