import { isAhead, needsFeedback } from "#domain/interview-progress.ts";
import { isQuiet } from "#domain/quiet.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { Kind, Outlook, TodayItem } from "./contract.ts";

/** An item and its occasion, as a mark names them. */
type Marked = Pick<TodayItem, "kind" | "subjectId" | "occasion">;

const SOON = "7 days";
/** Longer ago nobody remembers what was asked. */
const REMEMBERED = "60 days";
const A_KIND_MAX = 50;

const OF_INTERVIEW = `i.id AS subject_id, i.scheduled_at AS occasion, a.job_title AS title, c.name AS company_name,
  a.id AS application_id, a.board_id, a.status, i.type AS interview_type, i.meeting_url
  FROM interviews i JOIN applications a ON a.account_id = $1 AND a.id = i.application_id
    JOIN companies c ON c.account_id = $1 AND c.id = a.company_id
  WHERE i.account_id = $1`;
const OF_CARD = `a.id AS subject_id, q.occasion, a.job_title, c.name, a.id, a.board_id, a.status, NULL, NULL
  FROM boards b JOIN applications a ON a.account_id = $1 AND a.board_id = b.id
    JOIN companies c ON c.account_id = $1 AND c.id = a.company_id`;
const NOW = "$2::timestamptz";

/** Leaves out what was marked on this occasion; until its time, where the mark has one. */
function unmarked(kind: Kind, subject: string, occasion: string): string {
  return `NOT EXISTS (SELECT FROM today_marks m WHERE m.account_id = $1 AND m.kind = '${kind}' AND m.subject_id = ${subject}
    AND m.occasion = ${occasion} AND (m.until IS NULL OR m.until > $2::timestamptz))`;
}

const ITEMS = statement(
  "today_items",
  `SELECT kind, subject_id AS "subjectId", occasion, title, company_name AS "companyName",
     application_id AS "applicationId", board_id AS "boardId", status, interview_type AS "interviewType",
     meeting_url AS "meetingUrl"
   FROM (
     (SELECT 'interview' AS kind, ${OF_INTERVIEW} AND ${isAhead(NOW)}
        AND i.scheduled_at < ${NOW} + interval '${SOON}' AND ${unmarked("interview", "i.id", "i.scheduled_at")}
      ORDER BY i.scheduled_at, i.id LIMIT ${A_KIND_MAX})
     UNION ALL
     (SELECT 'feedback', ${OF_INTERVIEW} AND ${needsFeedback(NOW)}
        AND i.scheduled_at > ${NOW} - interval '${REMEMBERED}' AND ${unmarked("feedback", "i.id", "i.scheduled_at")}
      ORDER BY i.scheduled_at DESC, i.id LIMIT ${A_KIND_MAX})
     UNION ALL
     (SELECT 'offer', ${OF_CARD}, LATERAL (SELECT coalesce(a.status_changed_at, a.created_at) AS occasion) q
      WHERE b.account_id = $1 AND b.is_active AND a.status = 'offer' AND ${unmarked("offer", "a.id", "q.occasion")}
      ORDER BY q.occasion, a.id LIMIT ${A_KIND_MAX})
     UNION ALL
     (SELECT 'quiet', ${OF_CARD}, LATERAL (
        SELECT greatest(a.updated_at, a.status_changed_at, max(i.scheduled_at)) AS occasion
        FROM interviews i WHERE i.account_id = $1 AND i.application_id = a.id
      ) q
      WHERE b.account_id = $1 AND b.is_active AND ${isQuiet("q.occasion", NOW)}
        AND ${unmarked("quiet", "a.id", "q.occasion")}
      ORDER BY q.occasion DESC, a.id LIMIT ${A_KIND_MAX})
     UNION ALL
     (SELECT 'follow_up', n.id, n.follow_up_since, n.name, c.name, NULL, NULL, NULL, NULL, NULL
      FROM contacts n LEFT JOIN companies c ON c.account_id = $1 AND c.id = n.company_id
      WHERE n.account_id = $1 AND n.follow_up_since IS NOT NULL AND ${unmarked("follow_up", "n.id", "n.follow_up_since")}
      ORDER BY n.follow_up_since, n.id LIMIT ${A_KIND_MAX})
   ) AS items`,
);

const MARK = statement(
  "today_mark",
  `INSERT INTO today_marks (account_id, kind, subject_id, occasion, until, marked_at)
   VALUES ($1, $2, $3, $4::timestamptz, $5::timestamptz, $6::timestamptz)
   ON CONFLICT (account_id, kind, subject_id)
   DO UPDATE SET occasion = excluded.occasion, until = excluded.until, marked_at = excluded.marked_at`,
);

const UNMARK = statement(
  "today_unmark",
  `DELETE FROM today_marks WHERE account_id = $1 AND kind = $2 AND subject_id = $3 AND occasion = $4::timestamptz`,
);

/** What there is to do at an instant, without what was marked. */
export function readItems(sql: Sql, accountId: AccountId, at: Date): Promise<TodayItem[]> {
  return sql.query<TodayItem>(ITEMS, [accountId, at.toISOString()]);
}

/** Takes an item off the page: for good, or until an instant. Saying it twice changes nothing more. */
export async function writeMark(
  sql: Sql,
  accountId: AccountId,
  { kind, subjectId, occasion }: Marked,
  { until, at }: { until: string | null; at: Date },
): Promise<void> {
  await sql.query(MARK, [accountId, kind, subjectId, occasion, until, at.toISOString()]);
}

/** Brings an item back. */
export async function deleteMark(
  sql: Sql,
  accountId: AccountId,
  { kind, subjectId, occasion }: Marked,
): Promise<void> {
  await sql.query(UNMARK, [accountId, kind, subjectId, occasion]);
}

// In order: for somebody without cards PostgreSQL would otherwise look for one through everybody's.
const OUTLOOK = statement(
  "today_outlook",
  `SELECT (SELECT a.id FROM applications a WHERE a.account_id = $1 ORDER BY a.id LIMIT 1) IS NOT NULL AS "hasCards",
     count(*)::int AS snoozed, min(until) AS "nextAt"
   FROM today_marks WHERE account_id = $1 AND until > $2::timestamptz`,
);

/** What an account has beyond today. */
export async function readOutlook(sql: Sql, accountId: AccountId, at: Date): Promise<Outlook> {
  const [outlook] = await sql.query<Outlook>(OUTLOOK, [accountId, at.toISOString()]);
  return outlook ?? { hasCards: false, snoozed: 0, nextAt: null };
}
