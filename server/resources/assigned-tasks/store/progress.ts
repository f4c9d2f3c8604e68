import { type Expression, sql as raw } from "kysely";
import { fieldsOf } from "#server/core/clauses.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";
import * as onCluster from "#server/lib/citus/variants.ts";

/** The instant from which a task `t` counts: its assignment or, for a weekly task, the start of this week if that is later. */
const COUNTED_FROM = raw`CASE WHEN t.is_weekly
  THEN greatest(t.assigned_at, date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') ELSE t.assigned_at END`;

/** Counts the cards that reached applied since a task `t` was assigned, on boards shared with the organization; null without a target. */
function applicationsSent(organizationId: Expression<string>) {
  return raw<number | null>`CASE WHEN t.target_applications IS NOT NULL THEN (
    SELECT count(DISTINCT h.application_id)::int FROM status_history h
    JOIN applications c ON c.account_id = h.account_id AND c.id = h.application_id
    JOIN shares s ON s.account_id = c.account_id AND s.board_id = c.board_id AND s.organization_id = ${organizationId}
    WHERE h.account_id = t.account_id AND h.status = 'applied' AND h.entered_at >= ${COUNTED_FROM}) END`;
}

/** Counts the interviews since a task `t` was assigned that weren't canceled or missed, on the same boards; null without a target. */
function interviewsHeld(organizationId: Expression<string>) {
  return raw<number | null>`CASE WHEN t.target_interviews IS NOT NULL THEN (
    SELECT count(*)::int FROM interviews i
    JOIN applications c ON c.account_id = i.account_id AND c.id = i.application_id
    JOIN shares s ON s.account_id = c.account_id AND s.board_id = c.board_id AND s.organization_id = ${organizationId}
    WHERE i.account_id = t.account_id AND i.outcome NOT IN ('canceled', 'no_show')
      AND i.scheduled_at BETWEEN ${COUNTED_FROM} AND now()) END`;
}

/** Returns the columns with the targets of a task `t` and the progress toward them. */
export function progressOf(organizationId: Expression<string>) {
  const [applications, interviews] = isDistributed()
    ? [
        onCluster.applicationsSent(organizationId, COUNTED_FROM),
        onCluster.interviewsHeld(organizationId, COUNTED_FROM),
      ]
    : [applicationsSent(organizationId), interviewsHeld(organizationId)];
  return [
    "t.target_applications as targetApplications",
    applications.as("applications"),
    "t.target_interviews as targetInterviews",
    interviews.as("interviews"),
    "t.is_weekly as isWeekly",
  ] as const;
}

/** Returns the columns of a task `t` that both sides see, without its id. */
export function taskFields(organizationId: Expression<string>) {
  return [
    "t.text",
    raw<string | null>`t.due_on::text`.as("dueOn"),
    ...progressOf(organizationId),
    ...fieldsOf("t", "assigned_by_name assigned_at done_at confirmed_at confirmed_by_name updated_at"),
  ] as const;
}
