import { type Expression, type InferResult, sql as raw } from "kysely";
import { JOB_DEFAULTS } from "#domain/job-defaults.ts";
import { fieldsOf } from "#server/core/clauses.ts";
import type { AccountId } from "#server/core/ids.ts";
import { type Cards, interviewCount, withCompany } from "./rows.ts";

/** Selects cards as rows of the table, exports, and imports, with a column for each cell. Unknown facts about the job are null. */
export function spreadsheetRows(account: Expression<AccountId>, cards: Cards) {
  const amount = (text: Expression<number | null>) => raw<number | null>`(${text})::float8`;
  return withCompany(account, cards).select((eb) => {
    const place = eb.ref("a.location", "->>");
    const pay = eb.ref("a.compensation", "->>");
    return [
      ...fieldsOf("a", "id job_title:title"),
      "c.name as company",
      ...fieldsOf("a", "status application_date closing_date offer_deadline application_link source notes"),
      ...fieldsOf("a", "job_description:description work_mode work_type"),
      place.key("street").as("street"),
      place.key("street2").as("street2"),
      place.key("city").as("city"),
      place.key("state").as("state"),
      place.key("country").as("country"),
      place.key("postalCode").as("postalCode"),
      amount(pay.key("payAmount")).as("payAmount"),
      pay.key("payFrequency").as("payFrequency"),
      pay.key("currency").as("currency"),
      amount(pay.key("salaryRangeMin")).as("salaryRangeMin"),
      amount(pay.key("salaryRangeMax")).as("salaryRangeMax"),
      "c.industry",
      ...fieldsOf("a", "created_at updated_at"),
      raw<string | null>`nullif(a.status_changed_at, a.imported_at)`.as("statusChangedAt"),
      interviewCount(account, eb.ref("a.id")).as("interviews"),
      "a.coach_note_count as coachNotes",
      "r.name as resume",
      "a.is_auto_retired as isAutoRetired",
      eb("a.compensation", "is not", null).$castTo<boolean>().as("hasPay"),
    ];
  });
}

/** A row as it is stored, with null for unknown facts. */
export type StoredRow = InferResult<ReturnType<typeof spreadsheetRows>>[number];

/** Replaces unknown facts in a row with the API's defaults. */
export function presentRow<Row extends StoredRow>(row: Row) {
  return {
    ...row,
    workMode: row.workMode ?? JOB_DEFAULTS.workMode,
    workType: row.workType ?? JOB_DEFAULTS.workType,
    payFrequency: row.payFrequency ?? (row.hasPay ? JOB_DEFAULTS.payFrequency : null),
    currency: row.currency ?? (row.hasPay ? JOB_DEFAULTS.currency : null),
  };
}
