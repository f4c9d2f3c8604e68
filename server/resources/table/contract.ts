import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { id } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { BoardSettings, replacedSettingsFields } from "#server/resources/boards/contract.ts";
import { Cell, COLUMN_KEYS, ColumnKeyName, SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";

export const TableColumn = z
  .object({
    key: ColumnKeyName,
    label: z.string(),
    type: z.enum(["text", "long_text", "url", "date", "number", "choice", "flag"]),
    editable: z.boolean(),
    options: z.array(z.string()).optional().describe("The values of a choice."),
  })
  .meta({ id: "TableColumn" });

export const ColumnView = z
  .strictObject({
    key: ColumnKeyName,
    visible: z.boolean(),
    width: z.int().min(40).max(1_000).describe("In pixels."),
  })
  .meta({ id: "ColumnView" });
export type ColumnView = z.infer<typeof ColumnView>;

const TableViewSettings = z
  .object({
    columns: z.array(ColumnView).describe("Every column, in the order shown."),
    ...BoardSettings.shape,
  })
  .meta({ id: "TableViewSettings" });

const boardId = id("board", "The board's id.");
const EDITS_MAX = LIMITS.requests.cellEdits;

const columnViews = z
  .array(ColumnView)
  .max(COLUMN_KEYS.length)
  .refine((views) => new Set(views.map(({ key }) => key)).size === views.length, "A column is named twice.")
  .describe("In the order shown; a column that is left out follows hidden.");

export const table = {
  get: defineOperation({
    name: "table.get",
    method: "GET",
    path: "/boards/{boardId}/table",
    scope: "applications:read",
    actsOn: "own",
    summary: "Read a board as a table",
    description:
      "Cards as rows with one cell a column, after the board's settings: hidden columns and the time filter leave cards out, the sorts order them.",
    errors: ["not_found"],
    input: z.strictObject({ boardId, ...pageFields }),
    output: z.object({ columns: z.array(TableColumn), ...pageOf(SpreadsheetRow).shape }),
  }),
  applyEdits: defineOperation({
    name: "table.apply_edits",
    method: "POST",
    path: "/boards/{boardId}/table/edits",
    scope: "applications:write",
    actsOn: "own",
    summary: "Edit cells of a board's table",
    description:
      "A batch of cell edits, all or none; issues name the edit's index. An edit of status is a move with its history; an edit of company files the card against the company of that name.",
    errors: ["not_found", "cards_not_on_board"],
    input: z.strictObject({
      boardId,
      edits: z
        .array(
          z.strictObject({
            applicationId: id("application", "The row's application."),
            column: ColumnKeyName,
            value: Cell,
          }),
        )
        .min(1)
        .max(EDITS_MAX, `At most ${EDITS_MAX} edits in a batch.`),
    }),
    output: z.object({
      data: z.array(SpreadsheetRow).describe("The rows that were edited, as they are now."),
    }),
  }),
  getViewSettings: defineOperation({
    name: "table.get_view_settings",
    method: "GET",
    path: "/boards/{boardId}/table/view-settings",
    scope: "boards:read",
    actsOn: "own",
    summary: "Read how a board's table is shown",
    description:
      "Order, visibility and width of the columns, beside the settings that the table shares with the board.",
    errors: ["not_found"],
    input: z.strictObject({ boardId }),
    output: TableViewSettings,
  }),
  replaceViewSettings: defineOperation({
    name: "table.replace_view_settings",
    method: "PUT",
    path: "/boards/{boardId}/table/view-settings",
    scope: "boards:write",
    actsOn: "own",
    resource: "table.get_view_settings",
    summary: "Replace how a board's table is shown",
    description:
      "Replaces the columns' order, visibility and width and the four settings shared with the board. What is left out returns to its default.",
    errors: ["not_found"],
    input: z.strictObject({ boardId, columns: columnViews.optional(), ...replacedSettingsFields }),
    output: TableViewSettings,
    answersResource: true,
  }),
  getView: defineOperation({
    audience: "pages",
    name: "table.get_view",
    method: "GET",
    actsOn: "own",
    summary:
      "Read how a board's table is shown, and how many rows it has: what a scroll bar needs before the rows",
    errors: ["not_found"],
    input: z.strictObject({ boardId }),
    output: z.object({
      board: z.object({ id: z.string(), name: z.string(), settings: BoardSettings }),
      columns: z.array(ColumnView),
      total: z.int(),
    }),
  }),
};
