import { cellsOf, columnOf, type SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";
import { application } from "./applications.ts";
import { settings } from "./boards.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

export const row: SpreadsheetRow = { id: application.id, ...cellsOf(application) };
const { label, type, options } = columnOf("status");
const view = { key: "company", visible: true, width: 200 };

export const tableSamples: GroupSamples = {
  entities: {
    SpreadsheetRow: row,
    TableColumn: { key: "status", label, type, editable: true, options },
    TableViewSettings: { columns: [view], ...settings },
  },
  fields: { ...settings },
  requests: {
    "table.apply_edits": {
      edits: [
        { applicationId: sampleIds.applicationId, column: "status", value: "offer" },
        { applicationId: sampleIds.applicationId, column: "salaryRangeMax", value: 90_000 },
      ],
    },
    "table.replace_view_settings": { columns: [view], ...settings },
  },
};
