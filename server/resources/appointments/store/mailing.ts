import { type Expression, sql as raw } from "kysely";
import { DATE_FORMAT_COLUMNS } from "#server/auth/date-formats.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { any, equal, fieldsOf, onTrue } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { lacksFactorOfStaff } from "#server/core/reach.ts";
import { db, dbWithRemoved, deleteFrom, selectFrom, updateTable } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import { mutedOf } from "#server/resources/preferences/service.ts";
import { APPOINTMENT } from "./appointments.ts";

/**
 * Selects both people of appointments `p`, except people in sandboxes, those with unconfirmed addresses, and
 * coaches who lack the second factor that the organization requires: the organization's pages don't show them
 * applicants either.
 */
function recipients(ids: Expression<readonly string[]>, from = db) {
  return from
    .selectFrom("appointments as p")
    .innerJoin("organizations as o", "o.id", "p.organization_id")
    .innerJoinLateral(
      raw<{ me: string; other: string; isCoach: boolean }>`(VALUES (p.coach_id, p.account_id, true),
          (p.account_id, p.coach_id, false))`.as<"r">(raw`r (me, other, "isCoach")`),
      onTrue,
    )
    .innerJoin("accounts as self", "self.id", "r.me")
    .innerJoin("users as u", "u.id", "self.user_id")
    .innerJoin("accounts as a", "a.id", "r.other")
    .leftJoin("preferences as chosen", "chosen.user_id", "self.user_id")
    .select([
      ...fieldsOf("p", "id organization_id"),
      ...fieldsOf("r", "me:accountId isCoach"),
      ...fieldsOf("u", "id:userId email"),
      raw<boolean>`EXISTS ${mutedOf("self.user_id", "interview_reminders")}`.as("isMuted"),
      shownName.as("otherName"),
      ...fieldsOf("o", "name:organizationName slug:organizationSlug"),
      ...APPOINTMENT,
      ...DATE_FORMAT_COLUMNS,
    ])
    .where(equal({ "p.id": any(ids), "self.sandbox_id": null }))
    .where("u.email_verified", "is not", null)
    .where(({ not, ref }) => not(raw<boolean>`(${ref("r.isCoach")} AND ${lacksFactorOfStaff(ref("u.id"))})`))
    .orderBy("p.id")
    .orderBy("r.isCoach");
}

/** Returns the people to email about appointments of an organization, even if it was removed. */
export const readRecipients = query.many(
  "appointments_recipients",
  ({ organizationId, ids }: Params<{ organizationId: OrganizationId; ids: readonly string[] }>) =>
    recipients(ids, dbWithRemoved).where("p.organization_id", "=", organizationId),
);
export type Recipient = RowOf<typeof readRecipients>;

type Upcoming = { organizationId: OrganizationId; now: Date; limit: number };

/** Returns some of an organization's upcoming appointments. */
export const readUpcomingIds = query.many(
  "appointments_coming_ids",
  ({ organizationId, now, limit }: Params<Upcoming>) =>
    selectFrom("appointments as p")
      .select("p.id")
      .where(equal({ "p.organization_id": organizationId, "p.canceled_at": null }))
      .where(raw<boolean>`p.starts_at > ${now}::timestamptz`)
      .orderBy("p.id")
      .limit(limit),
);

export const deleteUpcoming = query.execute(
  "appointments_delete_coming",
  ({ organizationId, ids }: Params<{ organizationId: OrganizationId; ids: readonly string[] }>) =>
    deleteFrom("appointments").where(equal({ organization_id: organizationId, id: any(ids) })),
);

/** Marks the reminders of some appointments up to an instant as sent, and returns the appointments. Concurrent runs claim different ones. */
export const takeRemindable = query.many(
  "appointments_take_remindable",
  ({ now, until, limit }: Params<{ now: Date; until: Date; limit: number }>) =>
    updateTable("appointments as p")
      .set({ reminded_at: raw<string>`${now}::timestamptz` })
      .from(
        selectFrom("appointments as x")
          .select(["x.organization_id", "x.id"])
          .where(equal({ "x.canceled_at": null, "x.reminded_at": null }))
          .where(raw<boolean>`x.starts_at > ${now}::timestamptz AND x.starts_at <= ${until}::timestamptz`)
          .orderBy("x.starts_at")
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .as("due"),
      )
      .where(equal({ "p.organization_id": "due.organization_id", "p.id": "due.id" }))
      .returning(["p.id", "p.organization_id as organizationId"]),
);

/** Returns the people to remind of appointments in several organizations. */
export const readReminderRecipients = query.many(
  "appointments_reminded",
  ({
    organizationIds,
    ids,
  }: Params<{ organizationIds: readonly OrganizationId[]; ids: readonly string[] }>) =>
    recipients(ids).where("p.organization_id", "=", any(organizationIds)),
);
