import { STATUSES, type Status } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { ATTENTION_REASONS } from "#server/resources/roster/contract.ts";
import { attentionRows } from "#server/resources/roster/service.ts";
import type { CohortFigures, OrganizationInsights } from "./contract.ts";

/** Of some stints: those that count for the rate, the placed ones, and their median days. */
export type Outcomes = { counted: number; placed: number; medianDays: number | null };
export type CohortRow = Pick<
  CohortFigures,
  "id" | "name" | "archivedAt" | "applicants" | "sharing" | "ended"
> &
  Outcomes;

const PEOPLE = statement(
  "organization_insights_people",
  `SELECT count(*)::int AS applicants, (count(*) FILTER (WHERE json_array_length(r.shares) > 0))::int AS sharing,
     json_build_object(${ATTENTION_REASONS.map(
       (reason) => `'${reason}', count(*) FILTER (WHERE '${reason}' = ANY (r."needsAttention"))`,
     ).join(", ")}) AS attention
   FROM (${attentionRows}) AS r`,
);
const TOTALS = statement(
  "organization_insights_totals",
  `SELECT a.status, count(*)::int AS count
   FROM shares sh JOIN applications a ON a.account_id = sh.account_id AND a.board_id = sh.board_id
   WHERE sh.organization_id = $1 GROUP BY a.status`,
);
const reached = (status: string) => `(count(*) FILTER (WHERE h.status = '${status}'))::int`;
const MOVEMENT = statement(
  "organization_insights_movement",
  `SELECT to_char(w.starts, 'YYYY-MM-DD') AS "weekStartsOn", ${reached("applied")} AS applied,
     ${reached("interviewing")} AS interviewing, ${reached("offer")} AS offers, ${reached("accepted")} AS accepted
   FROM generate_series(date_trunc('week', $2::timestamptz AT TIME ZONE 'UTC') - interval '11 weeks',
     date_trunc('week', $2::timestamptz AT TIME ZONE 'UTC'), interval '1 week') AS w (starts)
   LEFT JOIN (
     SELECT h.status, date_trunc('week', h.entered_at AT TIME ZONE 'UTC') AS week
     FROM shares sh JOIN applications a ON a.account_id = sh.account_id AND a.board_id = sh.board_id
     JOIN status_history h ON h.account_id = sh.account_id AND h.application_id = a.id
     WHERE sh.organization_id = $1 AND h.entered_at >= $2::timestamptz - interval '84 days'
   ) AS h ON h.week = w.starts
   GROUP BY w.starts ORDER BY w.starts`,
);
const OUTCOMES = `(count(*) FILTER (WHERE s.departure_reason <> 'withdrew'))::int AS counted,
  (count(*) FILTER (WHERE s.departure_reason = 'placed'))::int AS placed,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM s.left_at - s.joined_at)::float8 / 86400)
    FILTER (WHERE s.departure_reason = 'placed') AS "medianDays"`;
const ALL = statement(
  "organization_insights_outcomes",
  `SELECT ${OUTCOMES} FROM cohort_stints s WHERE s.organization_id = $1`,
);
const COHORTS = statement(
  "organization_insights_cohorts",
  `SELECT c.id, c.name, c.archived_at AS "archivedAt", (count(*) FILTER (WHERE s.id IS NOT NULL AND s.left_at IS NULL))::int AS applicants,
     (count(*) FILTER (WHERE s.left_at IS NULL AND EXISTS (
       SELECT 1 FROM shares sh WHERE sh.organization_id = $1 AND sh.account_id = s.account_id)))::int AS sharing,
     count(s.left_at)::int AS ended, ${OUTCOMES}
   FROM cohorts c LEFT JOIN cohort_stints s ON s.cohort_id = c.id
   WHERE c.organization_id = $1 GROUP BY c.id ORDER BY lower(btrim(c.name)), c.id`,
);

/** Applicants, how many of them share, and how many have each reason for attention. */
export async function readPeople(sql: Sql, id: OrganizationId, now: Date) {
  type People = Pick<OrganizationInsights, "applicants" | "sharing" | "attention">;
  return only(await sql.query<People>(PEOPLE, [id, now.toISOString()]));
}

/** Cards of the shared boards in each column. */
export async function readTotals(sql: Sql, id: OrganizationId): Promise<Record<Status, number>> {
  const rows = await sql.query<{ status: Status; count: number }>(TOTALS, [id]);
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(STATUSES.map((status) => [status, counted.get(status) ?? 0])) as Record<
    Status,
    number
  >;
}

/** Cards that came to each column in each of the last twelve weeks. */
export function readMovement(sql: Sql, id: OrganizationId, now: Date) {
  return sql.query<OrganizationInsights["weeklyMovement"][number]>(MOVEMENT, [id, now.toISOString()]);
}

/** Outcomes of all stints of the organization. */
export async function readOutcomes(sql: Sql, id: OrganizationId): Promise<Outcomes> {
  return only(await sql.query<Outcomes>(ALL, [id]));
}

/** A row of figures a cohort, by name. */
export function readCohorts(sql: Sql, id: OrganizationId): Promise<CohortRow[]> {
  return sql.query<CohortRow>(COHORTS, [id]);
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("an aggregate answers one row");
  return row;
}
