import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { HISTORY, STAY_DAYS } from "./history.ts";

type Outcomes = { applications: number; responses: number; interviews: number; offers: number };

/** What one pass over a board's cards and their history gives; what is empty is absent. */
export type BoardFigures = {
  totals: Partial<Record<Status, number>> | null;
  reached: Partial<Record<Status, number>> | null;
  sent: Outcomes;
  stays: { status: Status; medianDays: number; n: number }[] | null;
  weeks: Record<string, number> | null;
  bySource: ({ source: string | null } & Outcomes)[] | null;
  byResume: ({ resumeId: string | null; resumeName: string | null } & Outcomes)[] | null;
  transitions: { from: Status; to: Status; count: number }[] | null;
};

const OUTCOMES = `'applications', count(*), 'responses', count(*) FILTER (WHERE responded),
  'interviews', count(*) FILTER (WHERE interviewed), 'offers', count(*) FILTER (WHERE offered)`;

/** All figures of a board in one statement; the benchmark runs it bare, too. */
export const FIGURES = statement(
  "insights_figures",
  `WITH ${HISTORY}
   SELECT
     (SELECT json_object_agg(status, n) FROM (SELECT status, count(*) AS n FROM cards GROUP BY status) t) AS totals,
     (SELECT json_object_agg(status, n) FROM (
        SELECT status, count(DISTINCT application_id) AS n FROM stays GROUP BY status) t) AS reached,
     (SELECT json_build_object(${OUTCOMES}) FROM cards WHERE sent) AS sent,
     (SELECT json_agg(t) FROM (
        SELECT status, count(*) AS n,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY ${STAY_DAYS}) AS "medianDays"
        FROM stays WHERE left_at IS NOT NULL GROUP BY status) t) AS stays,
     (SELECT json_object_agg(week, n) FROM (
        SELECT to_char(date_trunc('week', applied_on AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS week, count(*) AS n
        FROM cards WHERE sent AND applied_on >= $3::timestamptz AND applied_on < $4::timestamptz GROUP BY 1) t) AS weeks,
     (SELECT json_agg(t.row) FROM (
        SELECT json_build_object('source', source, ${OUTCOMES}) AS row FROM cards WHERE sent
        GROUP BY source ORDER BY count(*) DESC, source NULLS LAST) t) AS "bySource",
     (SELECT json_agg(t.row) FROM (
        -- The name is looked up once a résumé: a join could come to read everybody's.
        SELECT json_build_object('resumeId', resume_id, 'resumeName',
          (SELECT r.name FROM resumes r WHERE r.account_id = $1 AND r.id = resume_id), ${OUTCOMES}) AS row
        FROM cards WHERE sent GROUP BY resume_id ORDER BY count(*) DESC, resume_id NULLS LAST) t) AS "byResume",
     (SELECT json_agg(t.row) FROM (
        SELECT json_build_object('from', status, 'to', next_status, 'count', count(*)) AS row FROM stays
        WHERE next_status IS NOT NULL GROUP BY status, next_status ORDER BY count(*) DESC, status, next_status) t) AS transitions`,
);

/** The figures of a board of the account; weeks of the half-open window. */
export async function readFigures(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  { from, to }: { from: Date; to: Date },
): Promise<BoardFigures> {
  const values = [accountId, boardId, from.toISOString(), to.toISOString()];
  const [figures] = await sql.query<BoardFigures>(FIGURES, values);
  if (!figures) throw new Error("an aggregate without a row");
  return figures;
}
