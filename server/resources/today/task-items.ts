import { sql as raw } from "kysely";
import { on } from "#server/core/conditions.ts";
import type { Params } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";
import { due } from "#server/resources/tasks/service.ts";
import { A_KIND_MAX, type AtInstant, known, nothing, ofKind } from "./columns.ts";
import type { Kind } from "./contract.ts";

/** Selects the open tasks whose day has come, and those without a due date, which come last. */
export function openTasks(given: Params<AtInstant>) {
  return selectFrom("tasks as t")
    .leftJoin("applications as a", on({ "a.account_id": given.accountId, "a.id": "t.application_id" }))
    .leftJoin("companies as c", on({ "c.account_id": given.accountId, "c.id": "a.company_id" }))
    .leftJoin("contacts as n", on({ "n.account_id": given.accountId, "n.id": "t.contact_id" }))
    .select((eb) => [
      raw<Kind>`'task'`.as("kind"),
      "t.id as subjectId",
      eb.fn.coalesce("t.due_at", "t.created_at").as("occasion"),
      "t.text as title",
      "c.name as companyName",
      "a.id as applicationId",
      "a.board_id as boardId",
      "a.status",
      nothing.as("interviewType"),
      nothing.as("meetingUrl"),
      "n.email",
      raw<string | null>`NULL::timestamptz`.as("followUpSince"),
      raw<string | null>`NULL::timestamptz`.as("followUpDue"),
      nothing.as("note"),
      due.as("due"),
      "t.time_zone as timeZone",
      "t.repeat",
      eb.fn.coalesce("a.job_title", "n.name").as("subject"),
      "t.contact_id as contactId",
      nothing.as("writtenBy"),
      ofKind,
      known(),
    ])
    .where("t.account_id", "=", given.accountId)
    .where("t.done_at", "is", null)
    .where((eb) => eb.or([eb("t.comes_up_at", "<=", given.now), eb("t.comes_up_at", "is", null)]))
    .orderBy("t.due_at", (order) => order.asc().nullsLast())
    .orderBy("t.created_at")
    .orderBy("t.id")
    .limit(A_KIND_MAX);
}
