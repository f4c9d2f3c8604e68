import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { APPLICANTS } from "#domain/roles.ts";
import type { Status } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { equal, on } from "#server/core/conditions.ts";
import { excluded, insertFrom } from "#server/core/inserts.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, isoText } from "#server/core/statements.ts";
import { type ApplicantChange, CHANGES_SHOWN, REPLY_SHOWN } from "../entities.ts";

type OfViewer = { organizationId: OrganizationId; viewerId: string };
type OfLook = OfViewer & { applicantEmail: string };

function applicant({ organizationId, applicantEmail }: Params<Omit<OfLook, "viewerId">>) {
  return db
    .selectFrom("members as m")
    .where(equal({ "m.organization_id": organizationId, "m.email": applicantEmail }))
    .where("m.role", "in", APPLICANTS);
}

/** Returns an applicant's account and the time of the viewer's last look, or null if the address isn't an applicant's. */
export const findLook = query.maybeOne("applicant_looks_find", (given: Params<OfLook>) =>
  applicant(given)
    .leftJoin(
      "applicant_looks as l",
      on({
        "l.organization_id": given.organizationId,
        "l.viewer_id": given.viewerId,
        "l.account_id": "m.account_id",
      }),
    )
    .select(["m.account_id as accountId", "l.looked_at as lookedAt"]),
);

const findLookAt = query.maybeOne(
  "applicant_looks_at",
  ({ organizationId, viewerId, accountId }: Params<OfViewer & { accountId: string }>) =>
    db
      .selectFrom("applicant_looks")
      .select("looked_at as lookedAt")
      .where(equal({ organization_id: organizationId, viewer_id: viewerId, account_id: accountId })),
);

/** Returns when a member of staff last looked at an applicant; null if they haven't yet. */
export async function readLook(sql: Sql, look: OfViewer & { accountId: string }): Promise<string | null> {
  return (await findLookAt(sql, look))?.lookedAt ?? null;
}

/** Stores a look; returns false if there is no such applicant. */
export const writeLook = query.matches("applicant_looks_write", (given: Params<OfLook & { at: Date }>) =>
  insertFrom(db.insertInto("applicant_looks"), applicant(given), {
    organization_id: "m.organization_id",
    viewer_id: raw<string>`${given.viewerId}::text`,
    account_id: "m.account_id",
    looked_at: raw<string>`${given.at}::timestamptz`,
  }).onConflict((conflict) =>
    conflict.columns(["organization_id", "viewer_id", "account_id"]).doUpdateSet(excluded("looked_at")),
  ),
);

/**
 * Returns, of the applicants at whom a member of staff has looked or from whom there is a newer message, when the member last looked, and
 * when the applicant last wrote since. Only messages after the look are read, in threads that have any.
 */
export const listLooks = query.many(
  "applicant_looks_list",
  ({ organizationId, viewerId, first }: Params<OfViewer & { first: string }>) => {
    const replies = db
      .selectFrom("threads as t")
      .innerJoin("thread_messages as x", on({ "x.organization_id": organizationId, "x.thread_id": "t.id" }))
      .select((eb) => eb.fn.max("x.created_at").as("repliedAt"))
      .where("t.organization_id", "=", organizationId)
      .whereRef("t.account_id", "=", raw.ref("m.account_id"))
      .where(raw<boolean>`t.last_message_at > coalesce(l.looked_at, ${first}::timestamptz)`)
      .where(raw<boolean>`x.created_at > coalesce(l.looked_at, ${first}::timestamptz)`)
      .where("x.is_from_applicant", "=", true);
    return db
      .selectFrom("members as m")
      .leftJoin(
        "applicant_looks as l",
        on({
          "l.organization_id": organizationId,
          "l.viewer_id": viewerId,
          "l.account_id": "m.account_id",
        }),
      )
      .leftJoinLateral(replies.as("r"), (join) => join.onTrue())
      .select(["m.email as applicantEmail", "l.looked_at as lookedAt", "r.repliedAt"])
      .where("m.organization_id", "=", organizationId)
      .where("m.role", "in", APPLICANTS)
      .where(raw<boolean>`coalesce(l.looked_at, r."repliedAt") IS NOT NULL`);
  },
);

type Kind = ApplicantChange["kind"];
type CardChanged = ApplicantChange["card"];
type InterviewChanged = ApplicantChange["interview"];
type Asked = { organizationId: OrganizationId; accountId: string; since: Date; at: Date };

/** Selects the cards `a` of the boards that an applicant shares. */
function sharedCards(organizationId: Expression<OrganizationId>, accountId: Expression<string>) {
  return (
    db
      .selectFrom("shares as sh")
      .innerJoin("applications as a", on({ "a.account_id": "sh.account_id", "a.board_id": "sh.board_id" }))
      .innerJoin("companies as c", on({ "c.account_id": "a.account_id", "c.id": "a.company_id" }))
      .where("sh.organization_id", "=", organizationId)
      // The share allows its organization to read the account's board.
      .where(raw<boolean>`sh.account_id = ${accountId}`)
  );
}

/** Writes the card of a change, which entered a column. */
function changedCard(status: Expression<Status>) {
  return jsonBuildObject({
    shareId: raw.ref<string>("sh.id"),
    applicationId: raw.ref<string>("a.id"),
    title: raw.ref<string>("a.job_title"),
    companyName: raw.ref<string>("c.name"),
    status,
  });
}

/** Returns the newest changes of an applicant, on shared boards and in their thread, and the interviews ahead, in one query. */
export const readChanges = query.many(
  "roster_changes",
  ({ organizationId, accountId, since, at }: Params<Asked>) => {
    const moves = sharedCards(organizationId, accountId)
      .innerJoin("status_history as h", on({ "h.account_id": "a.account_id", "h.application_id": "a.id" }))
      .select((eb) => [
        raw<Kind>`CASE WHEN h.entered_at <= a.created_at THEN 'card' ELSE 'move' END`.as("kind"),
        raw<string>`h.id::text`.as("id"),
        "h.entered_at as at",
        raw<CardChanged>`${changedCard(eb.ref("h.status"))}`.as("card"),
        raw<InterviewChanged>`NULL::json`.as("interview"),
        raw<string | null>`NULL::text`.as("text"),
      ])
      .where("h.entered_at", ">", raw<string>`${since}::timestamptz`)
      // Only a card that changed since then can have moved.
      .where(raw<boolean>`greatest(a.created_at, a.status_changed_at) > ${since}::timestamptz`)
      .orderBy("h.entered_at", "desc")
      .limit(CHANGES_SHOWN);
    const interviews = sharedCards(organizationId, accountId)
      .innerJoin("interviews as i", on({ "i.account_id": "a.account_id", "i.application_id": "a.id" }))
      .select((eb) => [
        raw<Kind>`'interview'`.as("kind"),
        "i.id",
        "i.updated_at as at",
        raw<CardChanged>`${changedCard(eb.ref("a.status"))}`.as("card"),
        raw<InterviewChanged>`${jsonBuildObject({
          type: eb.ref("i.type"),
          scheduledAt: isoText(eb.ref("i.scheduled_at")),
          outcome: eb.ref("i.outcome"),
        })}`.as("interview"),
        raw<string | null>`NULL::text`.as("text"),
      ])
      .where((eb) =>
        eb.or([
          eb("i.updated_at", ">", raw<string>`${since}::timestamptz`),
          eb("i.scheduled_at", ">", raw<string>`${at}::timestamptz`),
        ]),
      )
      .orderBy("i.updated_at", "desc")
      .limit(CHANGES_SHOWN);
    const replies = db
      .selectFrom("threads as t")
      .innerJoin("thread_messages as x", on({ "x.organization_id": organizationId, "x.thread_id": "t.id" }))
      .select([
        raw<Kind>`'reply'`.as("kind"),
        "x.id",
        "x.created_at as at",
        raw<CardChanged>`NULL::json`.as("card"),
        raw<InterviewChanged>`NULL::json`.as("interview"),
        raw<string | null>`left(x.body, ${raw.lit(REPLY_SHOWN)})`.as("text"),
      ])
      .where(equal({ "t.organization_id": organizationId, "t.account_id": accountId }))
      .where("x.is_from_applicant", "=", true)
      .where("x.created_at", ">", raw<string>`${since}::timestamptz`)
      .orderBy("x.created_at", "desc")
      .limit(CHANGES_SHOWN);
    return db
      .selectFrom(moves.as("m"))
      .selectAll()
      .unionAll(db.selectFrom(interviews.as("i")).selectAll())
      .unionAll(db.selectFrom(replies.as("r")).selectAll())
      .orderBy("at", "desc")
      .orderBy("id");
  },
);
