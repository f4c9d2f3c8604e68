import { type AliasableExpression, sql as raw } from "kysely";
import { QUIET_DAYS } from "#domain/quiet.ts";
import type { Status } from "#domain/values.ts";
import { equal, fieldsOf, on, onTrue } from "#server/core/clauses.ts";
import type { Params } from "#server/core/query.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import { inColumnSince, knownSince, lastEventAt } from "#server/resources/applications/service/read.ts";
import { isAhead, needsFeedback } from "#server/resources/interviews/service.ts";
import { due } from "#server/resources/tasks/service.ts";
import {
  A_KIND_MAX,
  type AtInstant,
  after,
  cardColumns,
  dateKnown,
  days,
  isUnmarked,
  noFollowUp,
  noTask,
  nullColumn,
  ofKind,
  orNull,
} from "./columns.ts";
import type { Kind } from "./contract.ts";
import { suggestions } from "./suggestion-items.ts";

const SOON_DAYS = 7;
/** The number of days after an interview that Today asks for its feedback. */
const REMEMBERED_DAYS = 60;
/** The number of days that a note counts as new, unless it is marked as read. */
const NOTES_NEW_DAYS = 14;
function ofInterviews(kind: "interview" | "feedback", params: Params<AtInstant>) {
  return selectFrom("interviews as i")
    .innerJoin("applications as a", on({ "a.account_id": params.accountId, "a.id": "i.application_id" }))
    .innerJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "a.company_id" }))
    .select((eb) => [
      raw<Kind>`${raw.lit(kind)}`.as("kind"),
      ...fieldsOf("i", "id:subjectId scheduled_at:occasion"),
      ...cardColumns,
      orNull(eb.ref("i.type")).as("interviewType"),
      "i.meeting_url as meetingUrl",
      ...noFollowUp(),
      raw<string | null>`NULL::text`.as("writtenBy"),
      ofKind,
      dateKnown(),
    ])
    .where("i.account_id", "=", params.accountId)
    .where((eb) => isUnmarked(params, kind, eb.ref("i.id"), eb.ref("i.scheduled_at")))
    .limit(A_KIND_MAX);
}

/** Selects cards of the account, each with the instant that caused its item. */
function ofCards(kind: "offer" | "quiet", params: Params<AtInstant>) {
  return selectFrom("boards as b")
    .innerJoin("applications as a", on({ "a.account_id": params.accountId, "a.board_id": "b.id" }))
    .innerJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "a.company_id" }))
    .innerJoinLateral(
      () =>
        db
          .selectNoFrom((kind === "offer" ? inColumnSince() : lastEventAt(params.accountId)).as("occasion"))
          .as("q"),
      onTrue,
    )
    .select([
      raw<Kind>`${raw.lit(kind)}`.as("kind"),
      "a.id as subjectId",
      "q.occasion",
      ...cardColumns,
      nullColumn.as("interviewType"),
      nullColumn.as("meetingUrl"),
      ...noFollowUp(),
      nullColumn.as("writtenBy"),
      ofKind,
      dateKnown(raw<boolean>`(${knownSince()} IS NOT NULL)`),
    ])
    .where("b.account_id", "=", params.accountId)
    .where((eb) => isUnmarked(params, kind, eb.ref("a.id"), eb.ref("q.occasion")))
    .limit(A_KIND_MAX);
}

function quietCards(params: Params<AtInstant>) {
  const limits = Object.entries(QUIET_DAYS).map(
    ([status, count]) => raw`WHEN ${raw.lit(status)} THEN ${days(count)}`,
  );
  // Boards of an earlier search would fill the list with cards that no one follows up on.
  return (
    ofCards("quiet", params)
      .where("b.is_active", "=", true)
      // A card with a planned follow-up comes up when that is due.
      .where("a.follow_up_due", "is", null)
      .where("a.status", "in", Object.keys(QUIET_DAYS) as Status[])
      .where("q.occasion", "<", (eb) => {
        const silence = raw`CASE ${eb.ref("a.status")} ${raw.join(limits, raw` `)} END`;
        return raw<string>`${params.now}::timestamptz - ${silence}`;
      })
      .orderBy("q.occasion", "desc")
      .orderBy("a.id")
  );
}

/** Selects the contacts to follow up with. */
function followUpsWithContacts(params: Params<AtInstant>) {
  return selectFrom("contacts as n")
    .leftJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "n.company_id" }))
    .innerJoinLateral((eb) => {
      const occasion: AliasableExpression<string> = eb.fn
        .coalesce("n.follow_up_due", "n.follow_up_since")
        .$notNull();
      return db.selectNoFrom(occasion.as("occasion")).as("q");
    }, onTrue)
    .select((eb) => [
      raw<Kind>`'follow_up'`.as("kind"),
      "n.id as subjectId",
      "q.occasion",
      "n.name as title",
      "c.name as companyName",
      nullColumn.as("applicationId"),
      nullColumn.as("boardId"),
      nullColumn.as("status"),
      nullColumn.as("interviewType"),
      nullColumn.as("meetingUrl"),
      "n.email",
      orNull(eb.ref("n.follow_up_since")).as("followUpSince"),
      orNull(eb.ref("n.follow_up_due")).as("followUpDue"),
      nullColumn.as("note"),
    ])
    .where("n.account_id", "=", params.accountId)
    .where("n.follow_up_since", "is not", null);
}

/** Selects the cards with a planned follow-up. */
function followUpsOnCards(params: Params<AtInstant>) {
  return selectFrom("applications as a")
    .innerJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "a.company_id" }))
    .select((eb) => [
      raw<Kind>`'follow_up'`.as("kind"),
      "a.id as subjectId",
      eb.ref("a.follow_up_due").$notNull().as("occasion"),
      ...cardColumns,
      nullColumn.as("interviewType"),
      nullColumn.as("meetingUrl"),
      raw<string | null>`NULL::text`.as("email"),
      raw<string | null>`NULL::timestamptz`.as("followUpSince"),
      orNull(eb.ref("a.follow_up_due")).as("followUpDue"),
      orNull(eb.ref("a.follow_up_note")).as("note"),
    ])
    .where("a.account_id", "=", params.accountId)
    .where("a.follow_up_due", "is not", null);
}

function followUps(params: Params<AtInstant>) {
  return selectFrom(followUpsOnCards(params).unionAll(followUpsWithContacts(params)).as("f"))
    .selectAll()
    .select([...noTask(), nullColumn.as("writtenBy"), ofKind, dateKnown()])
    .where("f.occasion", "<=", params.now)
    .where((eb) => isUnmarked(params, "follow_up", eb.ref("f.subjectId"), eb.ref("f.occasion")))
    .orderBy("f.occasion")
    .orderBy("f.subjectId")
    .limit(A_KIND_MAX);
}

/** Selects the cards with a recent coach note, each with the latest note. */
function notesOf(params: Params<AtInstant>) {
  const latest = selectFrom("coach_notes as n")
    .innerJoin("organizations as o", "o.id", "n.organization_id")
    .distinctOn("n.application_id")
    .select([
      "n.application_id",
      "n.created_at",
      raw<string>`n.author_name || ', ' || o.name`.as("writtenBy"),
    ])
    .where("n.account_id", "=", params.accountId)
    .where("n.created_at", ">", after(params.now, -NOTES_NEW_DAYS))
    .orderBy("n.application_id")
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc");
  return selectFrom(latest.as("q"))
    .innerJoin("applications as a", on({ "a.account_id": params.accountId, "a.id": "q.application_id" }))
    .innerJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "a.company_id" }))
    .select((eb) => [
      raw<Kind>`'note'`.as("kind"),
      "a.id as subjectId",
      "q.created_at as occasion",
      ...cardColumns,
      nullColumn.as("interviewType"),
      nullColumn.as("meetingUrl"),
      ...noFollowUp(),
      orNull(eb.ref("q.writtenBy")).as("writtenBy"),
      ofKind,
      dateKnown(),
    ])
    .where((eb) => isUnmarked(params, "note", eb.ref("a.id"), eb.ref("q.created_at")))
    .orderBy("q.created_at", "desc")
    .orderBy("a.id")
    .limit(A_KIND_MAX);
}

/** Selects every unmarked item. Each kind needs its own parentheses, which Kysely writes only around a derived table. */
export function itemsOf(params: Params<AtInstant>) {
  const ahead = ofInterviews("interview", params)
    .where(isAhead(params.now))
    .where("i.scheduled_at", "<", after(params.now, SOON_DAYS))
    .orderBy("i.scheduled_at")
    .orderBy("i.id");
  const feedback = ofInterviews("feedback", params)
    .where(needsFeedback(params.now))
    .where("i.scheduled_at", ">", after(params.now, -REMEMBERED_DAYS))
    .orderBy("i.scheduled_at", "desc")
    .orderBy("i.id");
  const offers = ofCards("offer", params)
    .where("a.status", "=", "offer")
    .orderBy("q.occasion")
    .orderBy("a.id");
  return selectFrom(ahead.as("ahead"))
    .selectAll()
    .unionAll(selectFrom(openTasks(params).as("tasks")).selectAll())
    .unionAll(selectFrom(suggestions(params).as("suggestions")).selectAll())
    .unionAll(selectFrom(feedback.as("feedback")).selectAll())
    .unionAll(selectFrom(offers.as("offers")).selectAll())
    .unionAll(selectFrom(notesOf(params).as("notes")).selectAll())
    .unionAll(selectFrom(quietCards(params).as("quiet")).selectAll())
    .unionAll(selectFrom(followUps(params).as("follow_ups")).selectAll());
}

/** Selects the open tasks whose day has come, and those without a due date, which come last. */
function openTasks(params: Params<AtInstant>) {
  return selectFrom("tasks as t")
    .leftJoin("applications as a", on({ "a.account_id": params.accountId, "a.id": "t.application_id" }))
    .leftJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "a.company_id" }))
    .leftJoin("contacts as n", on({ "n.account_id": params.accountId, "n.id": "t.contact_id" }))
    .select((eb) => [
      raw<Kind>`'task'`.as("kind"),
      "t.id as subjectId",
      eb.fn.coalesce("t.due_at", "t.created_at").as("occasion"),
      "t.text as title",
      "c.name as companyName",
      ...fieldsOf("a", "id:applicationId board_id status"),
      nullColumn.as("interviewType"),
      nullColumn.as("meetingUrl"),
      "n.email",
      raw<string | null>`NULL::timestamptz`.as("followUpSince"),
      raw<string | null>`NULL::timestamptz`.as("followUpDue"),
      nullColumn.as("note"),
      due.as("due"),
      ...fieldsOf("t", "time_zone repeat"),
      eb.fn.coalesce("a.job_title", "n.name").as("subject"),
      "t.contact_id as contactId",
      nullColumn.as("writtenBy"),
      ofKind,
      dateKnown(),
    ])
    .where(equal({ "t.account_id": params.accountId, "t.done_at": null }))
    .where((eb) => eb.or([eb("t.comes_up_at", "<=", params.now), eb("t.comes_up_at", "is", null)]))
    .orderBy("t.due_at", (order) => order.asc().nullsLast())
    .orderBy("t.created_at")
    .orderBy("t.id")
    .limit(A_KIND_MAX);
}
