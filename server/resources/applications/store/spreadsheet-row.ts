import { COLUMN_KEYS, type ColumnKey } from "#server/resources/spreadsheet-columns.ts";

const amount = (field: "payAmount" | "salaryRangeMin" | "salaryRangeMax") =>
  `(a.compensation->>'${field}')::float8`;

/** How each cell is read off a card `a` and its `cardJoins`. */
const cells = (account: string): Record<ColumnKey, string> => ({
  title: "a.job_title",
  company: "c.name",
  status: "a.status",
  applicationDate: "a.application_date",
  applicationLink: "a.application_link",
  source: "a.source",
  notes: "a.notes",
  description: "a.job_description",
  workMode: "a.work_mode",
  workType: "a.work_type",
  street: "a.location->>'street'",
  street2: "a.location->>'street2'",
  city: "a.location->>'city'",
  state: "a.location->>'state'",
  country: "a.location->>'country'",
  postalCode: "a.location->>'postalCode'",
  payAmount: amount("payAmount"),
  payFrequency: "a.compensation->>'payFrequency'",
  currency: "a.compensation->>'currency'",
  salaryRangeMin: amount("salaryRangeMin"),
  salaryRangeMax: amount("salaryRangeMax"),
  industry: "c.industry",
  createdAt: "a.created_at",
  updatedAt: "a.updated_at",
  statusChangedAt: "a.status_changed_at",
  interviews: `(SELECT count(*)::int FROM interviews i WHERE i.account_id = ${account} AND i.application_id = a.id)`,
  coachNotes: "a.coach_note_count",
  resume: "r.name",
  isAutoRetired: "a.is_auto_retired",
});

/** The columns of a `SpreadsheetRow`, of a card `a` and its `cardJoins`: a row is a result as it comes. */
export function spreadsheetColumns(account: string): string {
  const cellOf = cells(account);
  return `a.id, ${COLUMN_KEYS.map((key) => `${cellOf[key]} AS "${key}"`).join(", ")}`;
}
