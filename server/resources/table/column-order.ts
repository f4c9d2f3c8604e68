import { type Expression, sql as raw } from "kysely";
import { STATUSES } from "#domain/values.ts";
import type { AccountId } from "#server/core/ids.ts";
import { cardColumn, interviewCount } from "#server/resources/applications/service/read.ts";
import type { ColumnKey } from "#server/resources/spreadsheet-columns.ts";
import type { Order } from "./contract.ts";

/** The key and direction of a table's order. */
export type SortKey = { readonly by: Expression<string>; readonly direction: "asc" | "desc" };

/** The most characters of a text that are compared, ignoring case. */
const TEXT_READ = 200;
const text = (value: Expression<unknown>) =>
  raw<string>`lower(left(coalesce(${value}, ''), ${raw.lit(TEXT_READ)}))`;
const number = (value: Expression<unknown>) => raw<string>`coalesce((${value})::float8, 0)`;
const date = (value: Expression<unknown>) => raw<string>`coalesce(${value}, 'epoch'::timestamptz)`;
const place = (name: string) => raw`${raw.ref("a.location")}->>${raw.lit(name)}`;
const pay = (name: string) => raw`${raw.ref("a.compensation")}->>${raw.lit(name)}`;

/** The value of a column, and how to compare two of its cells. */
type Compared = { value: Expression<unknown>; as: (value: Expression<unknown>) => Expression<string> };

const RESUME = (account: Expression<AccountId>) =>
  raw`(SELECT r.name FROM resumes AS r WHERE r.account_id = ${account} AND r.id = ${cardColumn("resume_id")})`;
const statuses = raw.join(STATUSES.map((status) => raw.lit(status)));

const COLUMNS: Record<ColumnKey, (account: Expression<AccountId>) => Compared> = {
  title: () => ({ value: cardColumn("job_title"), as: text }),
  company: () => ({ value: raw.ref("c.name"), as: text }),
  // In the order of the board's columns.
  status: () => ({ value: raw`array_position(ARRAY[${statuses}], ${cardColumn("status")})`, as: number }),
  applicationDate: () => ({ value: cardColumn("application_date"), as: date }),
  closingDate: () => ({ value: cardColumn("closing_date"), as: date }),
  offerDeadline: () => ({ value: cardColumn("offer_deadline"), as: date }),
  applicationLink: () => ({ value: cardColumn("application_link"), as: text }),
  source: () => ({ value: cardColumn("source"), as: text }),
  notes: () => ({ value: cardColumn("notes"), as: text }),
  description: () => ({ value: cardColumn("job_description"), as: text }),
  workMode: () => ({ value: cardColumn("work_mode"), as: text }),
  workType: () => ({ value: cardColumn("work_type"), as: text }),
  street: () => ({ value: place("street"), as: text }),
  street2: () => ({ value: place("street2"), as: text }),
  city: () => ({ value: place("city"), as: text }),
  state: () => ({ value: place("state"), as: text }),
  country: () => ({ value: place("country"), as: text }),
  postalCode: () => ({ value: place("postalCode"), as: text }),
  payAmount: () => ({ value: pay("payAmount"), as: number }),
  payFrequency: () => ({ value: pay("payFrequency"), as: text }),
  currency: () => ({ value: pay("currency"), as: text }),
  salaryRangeMin: () => ({ value: pay("salaryRangeMin"), as: number }),
  salaryRangeMax: () => ({ value: pay("salaryRangeMax"), as: number }),
  industry: () => ({ value: raw.ref("c.industry"), as: text }),
  createdAt: () => ({ value: cardColumn("created_at"), as: date }),
  updatedAt: () => ({ value: cardColumn("updated_at"), as: date }),
  statusChangedAt: () => ({
    value: raw`nullif(${cardColumn("status_changed_at")}, ${cardColumn("imported_at")})`,
    as: date,
  }),
  interviews: (account) => ({ value: interviewCount(account, cardColumn("id")), as: number }),
  coachNotes: () => ({ value: cardColumn("coach_note_count"), as: number }),
  resume: (account) => ({ value: RESUME(account), as: text }),
  isAutoRetired: () => ({ value: raw`(${cardColumn("is_auto_retired")})::int`, as: number }),
};

/** Returns the sort keys for a column: rows with a value come first, in either direction, and are then sorted by the value. */
export function columnOrder({ column, descending }: Order, account: Expression<AccountId>): SortKey[] {
  const { value, as } = COLUMNS[column](account);
  return [
    { by: raw<string>`(${value} IS NULL)::int::text`, direction: "asc" },
    { by: as(value), direction: descending ? "desc" : "asc" },
  ];
}

/** The order of the board: column by column, each in its manual order. */
export const BOARD_ORDER: SortKey[] = [
  { by: number(raw`array_position(ARRAY[${statuses}], ${cardColumn("status")})`), direction: "asc" },
  { by: cardColumn("rank"), direction: "asc" },
];
