import type { AccountId } from "#server/core/access.ts";
import { type Sql, type SqlValue, type Statement, statement } from "#server/core/sql.ts";
import type { CardBehind } from "../contract.ts";
import type { Figure } from "../figure.ts";
import { HISTORY, STAY_DAYS } from "./history.ts";

/** A board of thousands has figures of thousands: a list that long is read in the table, not here. */
const ROWS_MAX = 500;

/** @param counted the rows that the figure counts, from `stays` or `cards`, with `at` and `days` */
function behind(name: string, counted: string): Statement {
  return statement(
    `insights_behind_${name}`,
    `WITH ${HISTORY}, counted AS (${counted})
     SELECT a.id AS "applicationId", a.job_title AS title, c.name AS "companyName", a.status, counted.at,
       counted.days::float8 AS days, count(*) OVER ()::int AS total
     FROM counted JOIN applications a ON a.account_id = $1 AND a.id = counted.application_id AND a.board_id = $2
       JOIN companies c ON c.account_id = $1 AND c.id = a.company_id
     ORDER BY counted.days DESC NULLS LAST, counted.at DESC NULLS LAST, a.id LIMIT ${ROWS_MAX}`,
  );
}

const TOTAL = behind(
  "total",
  `SELECT application_id, status_since AS at, NULL AS days FROM cards WHERE $3::text IS NULL OR status = $3`,
);
const REACHED = behind(
  "reached",
  "SELECT application_id, min(entered_at) AS at, NULL AS days FROM stays WHERE status = $3 GROUP BY application_id",
);
const STAYS = behind(
  "stays",
  `SELECT application_id, left_at AS at, ${STAY_DAYS} AS days FROM stays WHERE status = $3 AND left_at IS NOT NULL`,
);
const TRANSITION = behind(
  "transition",
  "SELECT application_id, left_at AS at, NULL AS days FROM stays WHERE status = $3 AND next_status = $4",
);
const WEEK = behind(
  "week",
  `SELECT application_id, applied_on AS at, NULL AS days FROM cards WHERE sent
   AND applied_on >= ($3::date)::timestamp AT TIME ZONE 'UTC'
   AND applied_on < ($3::date + 7)::timestamp AT TIME ZONE 'UTC'`,
);
const OUTCOME = behind(
  "outcome",
  `SELECT application_id, applied_on AS at, NULL AS days FROM cards WHERE sent
   AND CASE $3::text WHEN 'responses' THEN responded WHEN 'interviews' THEN interviewed WHEN 'offers' THEN offered
     ELSE true END
   AND CASE $4::text WHEN 'source' THEN source IS NOT DISTINCT FROM $5::text
     WHEN 'resume' THEN resume_id IS NOT DISTINCT FROM $5::text ELSE true END`,
);

function queryFor(figure: Figure): [Statement, SqlValue[]] {
  switch (figure.figure) {
    case "total":
      return [TOTAL, [figure.status ?? null]];
    case "reached":
      return [REACHED, [figure.status]];
    case "stays":
      return [STAYS, [figure.status]];
    case "transition":
      return [TRANSITION, [figure.from, figure.to]];
    case "week":
      return [WEEK, [figure.weekStartsOn]];
    case "outcome":
      return [OUTCOME, [figure.outcome, ...groupOf(figure)]];
  }
}

function groupOf({ source, resumeId }: Extract<Figure, { figure: "outcome" }>): SqlValue[] {
  if (source !== undefined) return ["source", source];
  if (resumeId !== undefined) return ["resume", resumeId];
  return ["all", null];
}

/** What a figure of a board of the account counts, the longest stay or the latest first. */
export async function readCardsBehind(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  figure: Figure,
): Promise<{ total: number; cards: CardBehind[] }> {
  const [query, values] = queryFor(figure);
  const rows = await sql.query<CardBehind & { total: number }>(query, [accountId, boardId, ...values]);
  return { total: rows[0]?.total ?? 0, cards: rows.map(({ total: _total, ...card }) => card) };
}
