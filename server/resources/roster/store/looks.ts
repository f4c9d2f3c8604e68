import { type Expression, sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { Status } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { equal, on } from "#server/core/conditions.ts";
import { excluded, insertFrom } from "#server/core/inserts.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import type { Interview } from "#server/resources/interviews/contract.ts";
import { CHANGES_SHOWN } from "../entities.ts";

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

/** Returns when a member of staff last looked at each applicant. */
export const listLooks = query.many(
  "applicant_looks_list",
  ({ organizationId, viewerId }: Params<OfViewer>) =>
    db
      .selectFrom("applicant_looks as l")
      .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "l.account_id" }))
      .select(["m.email as applicantEmail", "l.looked_at as lookedAt"])
      .where(equal({ "l.organization_id": organizationId, "l.viewer_id": viewerId })),
);

type Kind = "card" | "move" | "interview";
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

/** Returns the newest changes on an applicant's shared boards, and the interviews ahead, in one query. */
export const readChanges = query.many(
  "roster_changes",
  ({ organizationId, accountId, since, at }: Params<Asked>) => {
    const moves = sharedCards(organizationId, accountId)
      .innerJoin("status_history as h", on({ "h.account_id": "a.account_id", "h.application_id": "a.id" }))
      .select([
        raw<Kind>`CASE WHEN h.entered_at <= a.created_at THEN 'card' ELSE 'move' END`.as("kind"),
        raw<string>`h.id::text`.as("id"),
        "h.entered_at as at",
        "sh.id as shareId",
        "a.id as applicationId",
        "a.job_title as title",
        "c.name as companyName",
        raw<Status>`h.status`.as("status"),
        raw<Interview["type"] | null>`NULL::text`.as("type"),
        raw<string | null>`NULL::timestamptz`.as("scheduledAt"),
        raw<Interview["outcome"] | null>`NULL::text`.as("outcome"),
      ])
      .where("h.entered_at", ">", raw<string>`${since}::timestamptz`)
      // Only a card that changed since then can have moved.
      .where(raw<boolean>`greatest(a.created_at, a.status_changed_at) > ${since}::timestamptz`)
      .orderBy("h.entered_at", "desc")
      .limit(CHANGES_SHOWN);
    const interviews = sharedCards(organizationId, accountId)
      .innerJoin("interviews as i", on({ "i.account_id": "a.account_id", "i.application_id": "a.id" }))
      .select([
        raw<Kind>`'interview'`.as("kind"),
        "i.id",
        "i.updated_at as at",
        "sh.id as shareId",
        "a.id as applicationId",
        "a.job_title as title",
        "c.name as companyName",
        raw<Status>`a.status`.as("status"),
        raw<Interview["type"] | null>`i.type`.as("type"),
        raw<string | null>`i.scheduled_at`.as("scheduledAt"),
        raw<Interview["outcome"] | null>`i.outcome`.as("outcome"),
      ])
      .where((eb) =>
        eb.or([
          eb("i.updated_at", ">", raw<string>`${since}::timestamptz`),
          eb("i.scheduled_at", ">", raw<string>`${at}::timestamptz`),
        ]),
      )
      .orderBy("i.updated_at", "desc")
      .limit(CHANGES_SHOWN);
    return db
      .selectFrom(moves.as("m"))
      .selectAll()
      .unionAll(db.selectFrom(interviews.as("i")).selectAll())
      .orderBy("at", "desc")
      .orderBy("id");
  },
);
