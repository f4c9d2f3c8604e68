import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { APPLICANTS } from "#domain/roles.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { applicantAt } from "#server/core/addresses.ts";
import { equal, excluded, fieldsOf, insertFrom, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { insertInto, isoText, selectFrom } from "#server/core/statements.ts";
import { type ApplicantChange, CHANGES_SHOWN, REPLY_SHOWN } from "../entities.ts";

type OfViewer = { organizationId: OrganizationId; viewerId: string };
type OfLook = OfViewer & { email: string };

/** Returns an applicant's account and the time of the viewer's last look, or null if the address isn't an applicant's. */
export const findLook = query.maybeOne("applicant_looks_find", (params: Params<OfLook>) =>
  applicantAt(params)
    .leftJoin(
      "applicant_looks as l",
      on({
        "l.organization_id": params.organizationId,
        "l.viewer_id": params.viewerId,
        "l.account_id": "m.account_id",
      }),
    )
    .select(["m.account_id as accountId", "l.looked_at as lookedAt"]),
);

const findLookAt = query.maybeOne(
  "applicant_looks_at",
  ({ organizationId, viewerId, accountId }: Params<OfViewer & { accountId: string }>) =>
    selectFrom("applicant_looks")
      .select("looked_at as lookedAt")
      .where(equal({ organization_id: organizationId, viewer_id: viewerId, account_id: accountId })),
);

/** Returns when a member of staff last looked at an applicant; null if they haven't yet. */
export async function readLook(sql: Sql, look: OfViewer & { accountId: string }): Promise<string | null> {
  return (await findLookAt(sql, look))?.lookedAt ?? null;
}

/** Records a look at an applicant. @returns false if the applicant doesn't exist */
export const writeLook = query.matches("applicant_looks_write", (params: Params<OfLook & { at: Date }>) =>
  insertFrom(insertInto("applicant_looks"), applicantAt(params), {
    organization_id: "m.organization_id",
    viewer_id: raw<string>`${params.viewerId}::text`,
    account_id: "m.account_id",
    looked_at: raw<string>`${params.at}::timestamptz`,
  }).onConflict((conflict) =>
    conflict.columns(["organization_id", "viewer_id", "account_id"]).doUpdateSet(excluded("looked_at")),
  ),
);

/**
 * Returns when a member of staff last looked at each applicant, and when the applicant last wrote since then. Omits applicants with
 * neither. Reads only messages after the look, and only threads that have any.
 */
export const listLooks = query.many(
  "applicant_looks_list",
  ({ organizationId, viewerId, first }: Params<OfViewer & { first: string }>) => {
    const replies = selectFrom("threads as t")
      .innerJoin("thread_messages as x", on({ "x.organization_id": organizationId, "x.thread_id": "t.id" }))
      .select((eb) => eb.fn.max("x.created_at").as("repliedAt"))
      .where("t.organization_id", "=", organizationId)
      .whereRef("t.account_id", "=", raw.ref("m.account_id"))
      .where(raw<boolean>`t.last_message_at > coalesce(l.looked_at, ${first}::timestamptz)`)
      .where(raw<boolean>`x.created_at > coalesce(l.looked_at, ${first}::timestamptz)`)
      .where("x.is_from_applicant", "=", true);
    return selectFrom("members as m")
      .leftJoin(
        "applicant_looks as l",
        on({
          "l.organization_id": organizationId,
          "l.viewer_id": viewerId,
          "l.account_id": "m.account_id",
        }),
      )
      .leftJoinLateral(replies.as("r"), onTrue)
      .select(["m.email as applicantEmail", "l.looked_at as lookedAt", "r.repliedAt"])
      .where(equal({ "m.organization_id": organizationId, "m.role": APPLICANTS }))
      .where(raw<boolean>`coalesce(l.looked_at, r."repliedAt") IS NOT NULL`);
  },
);

type Kind = ApplicantChange["kind"];
type InterviewChanged = ApplicantChange["interview"];
type LooksQuery = { organizationId: OrganizationId; accountId: string; since: Date; at: Date };

const noText = raw<string | null>`NULL::text`;

/** Selects the cards `a` of the boards that an applicant shares. */
function sharedCards(organizationId: Expression<OrganizationId>, accountId: Expression<string>) {
  return (
    selectFrom("shares as sh")
      .innerJoin("applications as a", on({ "a.account_id": "sh.account_id", "a.board_id": "sh.board_id" }))
      .select(["sh.id as shareId", ...fieldsOf("a", "id:applicationId company_id job_title:title")])
      .where("sh.organization_id", "=", organizationId)
      // The share permits the organization to read the account's board.
      .where(raw<boolean>`sh.account_id = ${accountId}`)
  );
}

/** Selects the cards that entered a column since then, newest first. */
function movesOf({ organizationId, accountId, since }: Params<LooksQuery>) {
  return (
    sharedCards(organizationId, accountId)
      .innerJoin("status_history as h", on({ "h.account_id": "a.account_id", "h.application_id": "a.id" }))
      .select([
        raw<Status | null>`h.status`.as("status"),
        raw<Kind>`CASE WHEN h.entered_at <= a.created_at THEN 'card' ELSE 'move' END`.as("kind"),
        raw<string>`h.id::text`.as("id"),
        "h.entered_at as at",
        raw<InterviewChanged>`NULL::json`.as("interview"),
        noText.as("text"),
      ])
      .where("h.entered_at", ">", raw<string>`${since}::timestamptz`)
      // Skips the history of cards that haven't moved since then.
      .where(raw<boolean>`greatest(a.created_at, a.status_changed_at) > ${since}::timestamptz`)
      .orderBy("h.entered_at", "desc")
      .limit(CHANGES_SHOWN)
  );
}

/** Selects the interviews that changed since then, and upcoming ones. */
function interviewsOf({ organizationId, accountId, since, at }: Params<LooksQuery>) {
  return sharedCards(organizationId, accountId)
    .innerJoin("interviews as i", on({ "i.account_id": "a.account_id", "i.application_id": "a.id" }))
    .select((eb) => [
      raw<Status | null>`a.status`.as("status"),
      raw<Kind>`'interview'`.as("kind"),
      ...fieldsOf("i", "id updated_at:at"),
      raw<InterviewChanged>`${jsonBuildObject({
        type: eb.ref("i.type"),
        scheduledAt: isoText(eb.ref("i.scheduled_at")),
        outcome: eb.ref("i.outcome"),
      })}`.as("interview"),
      noText.as("text"),
    ])
    .where((eb) =>
      eb.or([
        eb("i.updated_at", ">", raw<string>`${since}::timestamptz`),
        eb("i.scheduled_at", ">", raw<string>`${at}::timestamptz`),
      ]),
    )
    .orderBy("i.updated_at", "desc")
    .limit(CHANGES_SHOWN);
}

/** Selects the applicant's messages since then. */
function repliesOf({ organizationId, accountId, since }: Params<LooksQuery>) {
  return selectFrom("threads as t")
    .innerJoin("thread_messages as x", on({ "x.organization_id": organizationId, "x.thread_id": "t.id" }))
    .select([
      raw<string>`NULL::text`.as("shareId"),
      raw<string>`NULL::text`.as("applicationId"),
      raw<string>`NULL::text`.as("companyId"),
      raw<string>`NULL::text`.as("title"),
      raw<Status | null>`NULL::text`.as("status"),
      raw<Kind>`'reply'`.as("kind"),
      ...fieldsOf("x", "id created_at:at"),
      raw<InterviewChanged>`NULL::json`.as("interview"),
      raw<string | null>`left(x.body, ${raw.lit(REPLY_SHOWN)})`.as("text"),
    ])
    .where(equal({ "t.organization_id": organizationId, "t.account_id": accountId }))
    .where("x.is_from_applicant", "=", true)
    .where("x.created_at", ">", raw<string>`${since}::timestamptz`)
    .orderBy("x.created_at", "desc")
    .limit(CHANGES_SHOWN);
}

/** Returns the newest changes of an applicant on shared boards and in their thread, and their upcoming interviews. */
export const readChanges = query.many("roster_changes", (params: Params<LooksQuery>) => {
  // Companies are read only for the returned changes.
  const company = selectFrom("companies as c")
    .select("c.name")
    .where("c.account_id", "=", raw<AccountId>`${params.accountId}`)
    .where("c.id", "=", raw.ref<string>("x.companyId"))
    .$asScalar();
  return selectFrom(
    selectFrom(movesOf(params).as("m"))
      .selectAll()
      .unionAll(selectFrom(interviewsOf(params).as("i")).selectAll())
      .unionAll(selectFrom(repliesOf(params).as("r")).selectAll())
      .as("x"),
  )
    .select((eb) => [
      ...fieldsOf("x", "kind id at"),
      raw<ApplicantChange["card"]>`CASE WHEN x."applicationId" IS NOT NULL THEN ${jsonBuildObject({
        shareId: eb.ref("x.shareId"),
        applicationId: eb.ref("x.applicationId"),
        title: eb.ref("x.title"),
        companyName: company,
        status: eb.ref("x.status"),
      })} END`.as("card"),
      ...fieldsOf("x", "interview text"),
    ])
    .orderBy("x.at", "desc")
    .orderBy("x.id");
});
