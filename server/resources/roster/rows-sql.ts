import { FEEDBACK_GRACE_HOURS, needsFeedback } from "#domain/interview-progress.ts";
import { NO_COHORT } from "./contract.ts";

/** An instant in JSON as it goes out. */
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const COHORT_FILTERS = {
  all: "",
  none: `AND NOT EXISTS (SELECT 1 FROM cohort_stints s
    WHERE s.organization_id = m.organization_id AND s.account_id = m.account_id AND s.left_at IS NULL)`,
  one: `AND EXISTS (SELECT 1 FROM cohort_stints s
    WHERE s.cohort_id = $3 AND s.organization_id = m.organization_id AND s.account_id = m.account_id AND s.left_at IS NULL)`,
};

/** Which applicants a cohort filter leaves: all, those in none, or those in the one that is $3. */
export function cohortFilter(cohortId: string | undefined): keyof typeof COHORT_FILTERS {
  if (cohortId === undefined) return "all";
  return cohortId === NO_COHORT ? "none" : "one";
}

/** What a share's board shows: its cards by column, and when something last happened there. */
const BOARDS = `SELECT sh.id AS "shareId", b.id AS "boardId", b.name AS "boardName", b.is_active AS "isActive",
    cards.*, greatest(cards.touched, interviews.touched) AS last_activity, interviews.upcoming, interviews.unreviewed
  FROM shares sh JOIN boards b ON b.account_id = sh.account_id AND b.id = sh.board_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE a.status = 'applied')::int AS applied,
      count(*) FILTER (WHERE a.status = 'interviewing')::int AS interviewing,
      count(*) FILTER (WHERE a.status = 'offer')::int AS offers,
      count(*) FILTER (WHERE a.status = 'accepted')::int AS accepted,
      count(*) FILTER (WHERE a.status = 'rejected')::int AS rejected,
      max(greatest(a.created_at, a.updated_at, a.status_changed_at)) AS touched,
      -- Only what changed within the week can have reached applied in it.
      coalesce(bool_or(EXISTS (
        SELECT 1 FROM status_history h
        WHERE h.account_id = a.account_id AND h.application_id = a.id AND h.status = 'applied' AND h.entered_at >= $2::timestamptz - interval '7 days'
      )) FILTER (WHERE greatest(a.created_at, a.status_changed_at) >= $2::timestamptz - interval '7 days'), false) AS applied_lately
    FROM applications a WHERE a.account_id = b.account_id AND a.board_id = b.id
  ) AS cards
  CROSS JOIN LATERAL (
    SELECT max(i.updated_at) AS touched,
      count(*) FILTER (WHERE i.scheduled_at > $2::timestamptz AND i.outcome = 'pending')::int AS upcoming,
      coalesce(bool_or(${needsFeedback("$2::timestamptz", FEEDBACK_GRACE_HOURS)}), false) AS unreviewed
    FROM interviews i JOIN applications a ON a.account_id = i.account_id AND a.id = i.application_id
    WHERE i.account_id = sh.account_id AND a.board_id = b.id
  ) AS interviews
  WHERE sh.organization_id = $1 AND sh.account_id = m.account_id`;

/**
 * The applicants of an organization ($1) at an instant ($2), a row of figures each, computed from the rows that the boards
 * show. What page of them is read is said by `page`, so that nobody else's boards are looked at.
 */
export function rosterRows(filter: keyof typeof COHORT_FILTERS, page: string): string {
  return `SELECT m.email AS "applicantEmail", account.display_name AS "applicantDisplayName", m.joined_at AS "joinedAt",
    coalesce(stints.cohorts, '[]') AS cohorts, boards.shares,
    json_build_object('applications', boards.total, 'applied', boards.applied, 'interviewing', boards.interviewing,
      'offers', boards.offers, 'accepted', boards.accepted, 'rejected', boards.rejected) AS totals,
    boards.upcoming AS "upcomingInterviews", boards.last_activity AS "lastActivityAt",
    array_remove(ARRAY[
      CASE WHEN NOT boards.any THEN 'no_share' END,
      CASE WHEN boards.any AND (boards.last_activity >= $2::timestamptz - interval '14 days') IS NOT TRUE THEN 'no_activity_14_days' END,
      CASE WHEN boards.any AND NOT boards.applied_lately THEN 'no_applications_7_days' END,
      CASE WHEN boards.unreviewed THEN 'interview_without_feedback' END
    ], NULL) AS "needsAttention"
  FROM (
    SELECT m.organization_id, m.account_id, m.email, m.joined_at FROM members m
    WHERE m.organization_id = $1 AND m.role = 'applicant' ${COHORT_FILTERS[filter]} ${page}
  ) AS m
  JOIN accounts account ON account.id = m.account_id
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'joinedAt', ${iso("s.joined_at")},
      'leftAt', ${iso("s.left_at")}, 'departureReason', s.departure_reason) ORDER BY s.joined_at DESC, s.id DESC) AS cohorts
    FROM cohort_stints s JOIN cohorts c ON c.id = s.cohort_id
    WHERE s.organization_id = m.organization_id AND s.account_id = m.account_id
  ) AS stints ON true
  CROSS JOIN LATERAL (
    SELECT count(*) > 0 AS any, coalesce(sum(b.total), 0)::int AS total, coalesce(sum(b.applied), 0)::int AS applied,
      coalesce(sum(b.interviewing), 0)::int AS interviewing, coalesce(sum(b.offers), 0)::int AS offers,
      coalesce(sum(b.accepted), 0)::int AS accepted, coalesce(sum(b.rejected), 0)::int AS rejected,
      coalesce(sum(b.upcoming), 0)::int AS upcoming, max(b.last_activity) AS last_activity,
      coalesce(bool_or(b.applied_lately), false) AS applied_lately, coalesce(bool_or(b.unreviewed), false) AS unreviewed,
      coalesce(json_agg(json_build_object('shareId', b."shareId", 'boardId', b."boardId", 'boardName', b."boardName",
        'isActive', b."isActive", 'applicationCount', b.total, 'lastActivityAt', ${iso("b.last_activity")})
        ORDER BY b."shareId"), '[]') AS shares
    FROM (${BOARDS}) AS b
  ) AS boards`;
}
