/**
 * A board ($2) of an account ($1) as every figure counts it, for the statistics and for the cards behind each of them alike: `stays`, one row a
 * stay with what followed it, and `cards`, one row a card with what came of it. A card was sent when it was ever past saved and
 * not only archived; a rejection by the retirement job is no response.
 */
export const HISTORY = `stays AS MATERIALIZED (
     SELECT s.* FROM applications a CROSS JOIN LATERAL (
       SELECT h.application_id, h.status, h.entered_at, h.left_at,
         lead(h.status) OVER (ORDER BY h.entered_at, h.id) AS next_status
       FROM status_history h WHERE h.account_id = $1 AND h.application_id = a.id
     ) AS s WHERE a.account_id = $1 AND a.board_id = $2
   ), visits AS (
     SELECT application_id,
       bool_or(status IN ('applied', 'interviewing', 'offer', 'rejected', 'accepted')) AS sent,
       bool_or(status IN ('interviewing', 'offer', 'accepted')) AS advanced,
       bool_or(status = 'rejected') AS rejected,
       bool_or(status = 'interviewing') AS interviewed,
       bool_or(status IN ('offer', 'accepted')) AS offered,
       min(entered_at) FILTER (WHERE status = 'applied') AS applied_at
     FROM stays GROUP BY application_id
   ), cards AS MATERIALIZED (
     SELECT a.id AS application_id, a.status, a.source, a.resume_id, v.sent, v.interviewed, v.offered,
       v.advanced OR (v.rejected AND NOT (a.is_auto_retired AND a.status = 'rejected')) AS responded,
       coalesce(a.application_date, v.applied_at) AS applied_on,
       coalesce(a.status_changed_at, a.created_at) AS status_since
     FROM applications a JOIN visits v ON v.application_id = a.id WHERE a.account_id = $1 AND a.board_id = $2
   )`;

/** A stay's length in days. */
export const STAY_DAYS = "extract(epoch FROM left_at - entered_at) / 86400";
