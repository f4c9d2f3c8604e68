import card from "../../messages/en/card.json" with { type: "json" };
import companies from "../../messages/en/companies.json" with { type: "json" };
import roster from "../../messages/en/roster.json" with { type: "json" };
import status from "../../messages/en/status.json" with { type: "json" };
import table from "../../messages/en/table.json" with { type: "json" };

const { unknown: _said, ...industries } = companies.industries;

/** What pages call columns and values, for files that read as the pages do. Each is a text without placeholders, which the build of the pages leaves as it is. */
export const LABELS = {
  tableColumns: table.columns,
  autoMoved: table.retired,
  statuses: status,
  workModes: card.workMode,
  workTypes: card.workType,
  payFrequencies: card.payFrequency,
  /** Without the one that says nothing. */
  industries,
  rosterColumns: roster.columns,
  rosterFile: roster.file,
  attentionReasons: roster.reasons,
};
