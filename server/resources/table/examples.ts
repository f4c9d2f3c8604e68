import type { Samples } from "#server/core/group.ts";
import { application, compensation, location } from "#server/resources/applications/examples.ts";
import { settings } from "#server/resources/boards/examples.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import { columnOf, type SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";
import type { table } from "./contract.ts";

const { job, company, counts, ...card } = application;
export const row: SpreadsheetRow = {
  id: card.id,
  title: job.title,
  company: company.name,
  status: card.status,
  applicationDate: card.applicationDate,
  closingDate: card.closingDate,
  offerDeadline: card.offerDeadline,
  applicationLink: card.applicationLink,
  source: card.source,
  notes: card.notes,
  description: job.description,
  workMode: job.workMode,
  workType: job.workType,
  ...location,
  ...compensation,
  industry: company.industry,
  createdAt: card.createdAt,
  updatedAt: card.updatedAt,
  statusChangedAt: card.statusChangedAt,
  interviews: counts.interviews,
  coachNotes: counts.coachNotes,
  resume: null,
  isAutoRetired: card.isAutoRetired,
};
const { label, type, options } = columnOf("status");
const view = { key: "company", visible: true, width: 200 };

export const samples: Samples<typeof table> = {
  entities: {
    SpreadsheetRow: row,
    TableColumn: { key: "status", label, type, editable: true, options },
    TableViewSettings: { columns: [view], ...settings },
  },
  fields: { ...settings },
  requests: {
    applyEdits: {
      edits: [
        { applicationId: sampleIds.applicationId, column: "status", value: "offer" },
        { applicationId: sampleIds.applicationId, column: "salaryRangeMax", value: 90_000 },
      ],
    },
    replaceViewSettings: { columns: [view], ...settings },
  },
};
