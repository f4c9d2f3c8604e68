import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { growingEnum, id, title } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { dateFilters } from "#server/resources/applications/contract.ts";
import {
  BoardSettings,
  PageBoardSettings,
  replacedSettingsFields,
} from "#server/resources/boards/contract.ts";
import { Cell, COLUMN_KEYS, ColumnKeyName, SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";

export const TableColumn = z
  .object({
    key: ColumnKeyName,
    label: z.string(),
    type: growingEnum(["text", "long_text", "url", "date", "number", "choice", "flag"]),
    editable: z.boolean(),
    options: z.array(z.string()).optional().describe("The options, for the type choice."),
  })
  .meta({ id: "TableColumn" });

export const ColumnView = z
  .strictObject({
    key: ColumnKeyName.describe("The column's key."),
    visible: z.boolean().describe("True if the column is shown."),
    width: z.int().min(40).max(1_000).describe("The width in pixels."),
  })
  .meta({ id: "ColumnView" });
export type ColumnView = z.infer<typeof ColumnView>;

const TableViewSettings = z
  .object({
    columns: z.array(ColumnView).describe("Every column, in display order."),
    ...BoardSettings.shape,
  })
  .meta({ id: "TableViewSettings" });

const boardId = id("board", "The board's ID.");
const EDITS_MAX = LIMITS.requests.cellEdits;

const columnViews = z
  .array(ColumnView)
  .max(COLUMN_KEYS.length)
  .refine(
    (views) => new Set(views.map(({ key }) => key)).size === views.length,
    "List each column only once.",
  )
  .describe("In display order. Omitted columns come last and are hidden.");

const tablePage = z.object({ columns: z.array(TableColumn), ...pageOf(SpreadsheetRow).shape });

const tableView = z.object({
  board: z.object({ id: z.string(), name: z.string(), settings: PageBoardSettings }),
  columns: z.array(ColumnView),
  total: z.int(),
});

const edits = z.strictObject({
  boardId,
  edits: z
    .array(
      z.strictObject({
        applicationId: id("application", "The application in this row."),
        column: ColumnKeyName.describe("The column's key."),
        value: Cell.describe("The new value; null empties the cell."),
      }),
    )
    .min(1)
    .max(EDITS_MAX, `At most ${EDITS_MAX} edits in a batch.`)
    .describe("The cells to change: all or none."),
});
const editedRows = z.object({
  data: z.array(SpreadsheetRow).describe("The edited rows with their new values."),
});

/** Filters and order beyond the board's settings: a text in the card, bounds of its dates, and a column to sort by, empty cells last. */
const narrowed = {
  ...dateFilters,
  search: title().optional(),
  order: z.strictObject({ column: ColumnKeyName, descending: z.boolean() }).optional(),
};
export type Order = NonNullable<z.infer<typeof narrowed.order>>;

export const table = defineOperations("table", {
  get: {
    ...PUBLIC.ownRead,
    path: "/boards/{boardId}/table",
    summary: "Get a board as a table",
    description:
      "Returns cards as rows with one cell per column. The board's settings apply: hidden columns and the time filter leave cards out, and sorts order them.",
    input: z.strictObject({ boardId, ...pageFields }),
    output: tablePage,
  },
  applyEdits: {
    ...PUBLIC.ownChange,
    path: "/boards/{boardId}/table/edits",
    summary: "Edit cells in a board's table",
    description:
      "Applies a batch of cell edits, all or none. issues has the index of each invalid edit. Editing a status moves the card and records its history. Editing a company moves the card to the company with that name. The response has the edited rows, at most 1 MiB of them.",
    repeatable: true,
    errors: ["cards_not_on_board"],
    input: edits,
    output: editedRows,
  },
  getViewSettings: {
    ...PUBLIC.ownRead,
    path: "/boards/{boardId}/table/view-settings",
    scope: "boards:read",
    summary: "Get a table's view settings",
    description:
      "Returns the order, visibility, and width of the columns, and the settings the table shares with the board.",
    input: z.strictObject({ boardId }),
    output: TableViewSettings,
  },
  replaceViewSettings: {
    method: "PUT",
    path: "/boards/{boardId}/table/view-settings",
    scope: "boards:write",
    actsOn: "own",
    summary: "Replace a table's view settings",
    description:
      "Replaces the order, visibility, and width of the columns and the four settings shared with the board. Omitted settings return to their defaults.",
    input: z.strictObject({ boardId, columns: columnViews.optional(), ...replacedSettingsFields }),
    output: TableViewSettings,
  },
  getRows: {
    ...PAGES.ownRead,
    input: z.strictObject({ boardId, ...pageFields, ...narrowed }),
    output: tablePage,
  },
  editCells: {
    ...PAGES.ownChange,
    input: edits,
    output: editedRows,
  },
  getView: {
    ...PAGES.ownRead,
    input: z.strictObject({ boardId }),
    output: tableView,
  },
  getPage: {
    ...PAGES.ownRead,
    input: z.strictObject({ boardId, limit: pageFields.limit }),
    output: z.object({ view: tableView, page: tablePage }),
  },
});
