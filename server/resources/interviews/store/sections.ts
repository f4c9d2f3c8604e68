import { isAhead, needsFeedback } from "#domain/interview-progress.ts";
import type { AccountId } from "#server/core/access.ts";
import { composed } from "#server/core/composed-sql.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { likePattern, type Sql, type SqlValue, statement } from "#server/core/sql.ts";
import type { CardChoice, Interview, InterviewEntry, Section } from "../contract.ts";

type Filter = { search?: string | undefined; type?: Interview["type"] | undefined };

const ENTRY = `SELECT i.id, i.application_id AS "applicationId", i.type, i.scheduled_at AS "scheduledAt",
  i.duration_minutes AS "durationMinutes", i.time_zone AS "timeZone", i.location, i.meeting_url AS "meetingUrl",
  i.interviewers, i.notes, i.outcome, i.feedback, i.created_at AS "createdAt", i.updated_at AS "updatedAt",
  a.board_id AS "boardId", a.job_title AS title, a.status, c.name AS "companyName"
  FROM interviews i JOIN applications a ON a.account_id = $1 AND a.id = i.application_id
    JOIN companies c ON c.account_id = $1 AND c.id = a.company_id`;

const NOW = "$2::timestamptz";

const CONDITION: Record<Section, string> = {
  upcoming: isAhead(NOW),
  feedback: needsFeedback(NOW),
  past: `NOT ${isAhead(NOW)} AND NOT ${needsFeedback(NOW)}`,
};

function filtered(filter: Filter, bind: (value: SqlValue) => string): string[] {
  const conditions: string[] = [];
  if (filter.type) conditions.push(`i.type = ${bind(filter.type)}`);
  if (filter.search) {
    const pattern = bind(likePattern(filter.search));
    conditions.push(`(a.job_title ILIKE ${pattern} OR c.name ILIKE ${pattern})`);
  }
  return conditions;
}

/** A page of one section: what is to come earliest first, what is over latest first. */
export async function listSection(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  { section, now, ...filter }: Filter & { section: Section; now: Date },
) {
  const after = openCursor(list);
  const values: SqlValue[] = [accountId, now.toISOString()];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = ["i.account_id = $1", CONDITION[section], ...filtered(filter, bind)];
  const [beyond, direction] = section === "upcoming" ? [">", "ASC"] : ["<", "DESC"];
  if (after) {
    const key = `(${bind(String(after[0]))}::timestamptz, ${bind(String(after[1]))})`;
    conditions.push(`(i.scheduled_at, i.id) ${beyond} ${key}`);
  }
  const query = composed(
    `interview_page_${section}`,
    `${ENTRY} WHERE ${conditions.join(" AND ")}
     ORDER BY i.scheduled_at ${direction}, i.id ${direction} LIMIT ${bind(list.input.limit + 1)}`,
  );
  const rows = await sql.query<InterviewEntry>(query, values);
  return page(
    list,
    rows,
    (row) => [row.scheduledAt, row.id],
    (row): InterviewEntry => row,
  );
}

const SPAN_MAX = 500;

/** What stands between two instants, earliest first. */
export function listSpan(
  sql: Sql,
  accountId: AccountId,
  { from, to, ...filter }: Filter & { from: string; to: string },
): Promise<InterviewEntry[]> {
  const values: SqlValue[] = [accountId, from, to];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = [
    "i.account_id = $1 AND i.scheduled_at >= $2::timestamptz AND i.scheduled_at < $3::timestamptz",
    ...filtered(filter, bind),
  ];
  const query = composed(
    "interview_page_span",
    `${ENTRY} WHERE ${conditions.join(" AND ")} ORDER BY i.scheduled_at, i.id LIMIT ${SPAN_MAX}`,
  );
  return sql.query<InterviewEntry>(query, values);
}

const CARDS = statement(
  "interview_page_cards",
  `SELECT a.id, a.job_title AS title, c.name AS "companyName", b.name AS "boardName"
   FROM boards b JOIN applications a ON a.account_id = $1 AND a.board_id = b.id
     JOIN companies c ON c.account_id = $1 AND c.id = a.company_id
   WHERE b.account_id = $1 AND (a.job_title ILIKE $2 OR c.name ILIKE $2 OR a.job_title || ' at ' || c.name ILIKE $2)
   ORDER BY b.is_active DESC, a.status IN ('rejected', 'archived'), a.updated_at DESC, a.id LIMIT 8`,
);

/** The cards whose title or company holds the text: those of the active board first, then those that changed last. */
export function findCards(sql: Sql, accountId: AccountId, search: string): Promise<CardChoice[]> {
  return sql.query<CardChoice>(CARDS, [accountId, likePattern(search)]);
}
