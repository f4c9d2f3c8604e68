import { type Expression, sql as raw } from "kysely";
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from "kysely/helpers/postgres";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { equal, fieldsOf } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { db, isoText, selectFrom, updateTable } from "#server/core/statements.ts";

type OfUser = { userId: string };

/** Returns the user's current email and name, and whether they confirmed the email and have a password. */
export const readUser = query.one("account_user", ({ userId }: Params<OfUser>) =>
  selectFrom("users")
    .select([
      "email",
      "name",
      raw<boolean>`email_verified IS NOT NULL`.as("isConfirmed"),
      raw<boolean>`password_hash IS NOT NULL`.as("hasPassword"),
    ])
    .where("id", "=", userId),
);

export const renameUser = query.execute(
  "account_rename_user",
  ({ userId, name, at }: Params<OfUser & { name: string; at: Date }>) =>
    updateTable("users").set({ name, updated_at: at }).where("id", "=", userId),
);

export const renameAccount = query.execute(
  "account_rename",
  ({ accountId, name, at }: Params<OfAccount & { name: string; at: Date }>) =>
    updateTable("accounts").set({ display_name: name, updated_at: at }).where("id", "=", accountId),
);

/** Selects an instant column as ISO text, as in JSON. */
const at = (column: string) => isoText(raw.ref<string>(column));
/** The organization `o` as a JSON object. */
const ORGANIZATION = jsonBuildObject({ name: raw.ref<string>("o.name"), slug: raw.ref<string>("o.slug") });

function membershipsOf(account: Expression<AccountId>) {
  return selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .select((eb) => [
      ...fieldsOf("m", "id role"),
      at("m.joined_at").as("joinedAt"),
      ORGANIZATION.as("organization"),
      jsonArrayFrom(
        eb
          .selectFrom("roster_filters as f")
          .select(["f.name", "f.filter", "f.is_shared as isShared", at("f.saved_at").as("savedAt")])
          .where(equal({ "f.organization_id": "m.organization_id", "f.account_id": account })),
      ).as("rosterFilters"),
      jsonArrayFrom(
        eb
          .selectFrom("booking_pages as b")
          .select(fieldsOf("b", "is_on link hours days_off time_zone"))
          .select(["b.minutes", "b.buffer_minutes as bufferMinutes", "b.notice_hours as noticeHours"])
          .select(["b.ahead_days as aheadDays", "b.capacity", "b.daily_most as dailyMost", "b.place"])
          .select("b.meeting_url as meetingUrl")
          .where(equal({ "b.organization_id": "m.organization_id", "b.account_id": account })),
      ).as("bookingPages"),
      jsonArrayFrom(
        eb
          .selectFrom("roster_records as r")
          .select([
            ...fieldsOf("r", "id email former_emails student_id first_name last_name full_name fields"),
          ])
          .select([at("r.created_at").as("createdAt"), at("r.updated_at").as("updatedAt")])
          .where(equal({ "r.organization_id": "m.organization_id", "r.account_id": account })),
      ).as("records"),
      jsonArrayFrom(
        eb
          .selectFrom("coach_assignments as g")
          .innerJoin("accounts as p", "p.id", "g.coach_id")
          .select(["g.id", "p.display_name as name", at("g.assigned_at").as("assignedAt")])
          .where(equal({ "g.organization_id": "m.organization_id", "g.account_id": account })),
      ).as("coaches"),
      jsonObjectFrom(
        eb
          .selectFrom("attention_marks as g")
          .select([
            "g.kind",
            at("g.until").as("until"),
            "g.marked_by_name as byDisplayName",
            at("g.marked_at").as("markedAt"),
          ])
          .where(equal({ "g.organization_id": "m.organization_id", "g.account_id": account })),
      ).as("handled"),
    ])
    .where("m.account_id", "=", account)
    .orderBy("m.id");
}

/** Returns the account's cohort memberships without their notes, which staff write for each other. */
export const readStints = query.many("account_stints", ({ accountId }: Params<OfAccount>) =>
  selectFrom("cohort_stints as s")
    .innerJoin("organizations as o", "o.id", "s.organization_id")
    .innerJoin("cohorts as c", "c.id", "s.cohort_id")
    .select((eb) => [
      ...fieldsOf("s", "id joined_at left_at departure_reason intent"),
      jsonBuildObject({ name: eb.ref("c.name") }).as("cohort"),
      ORGANIZATION.as("organization"),
    ])
    .where("s.account_id", "=", accountId)
    .orderBy("s.id"),
);

/** Returns the records of an account and its user that no other operation returns, with instants as ISO text. */
export const readRemaining = query.one(
  "account_remaining",
  ({ accountId, userId }: Params<OfAccount & OfUser>) =>
    db.selectNoFrom((eb) => [
      jsonArrayFrom(membershipsOf(accountId)).as("memberships"),
      jsonObjectFrom(
        eb
          .selectFrom("calendar_feeds")
          .select(at("created_at").as("createdAt"))
          .where("account_id", "=", accountId),
      ).as("calendar-feed"),
      jsonObjectFrom(
        eb
          .selectFrom("preferences")
          .select(["date_order as dateOrder", "hour_cycle as hourCycle", "week_start as weekStart"])
          .select("time_zone as timeZone")
          .where("user_id", "=", userId),
      ).as("preferences"),
      jsonArrayFrom(
        eb
          .selectFrom("muted_mail")
          .select(["kind", at("muted_at").as("mutedAt")])
          .where("user_id", "=", userId),
      ).as("emails-turned-off"),
      jsonObjectFrom(
        eb
          .selectFrom("digest_plans")
          .select(["weekday", "hour", at("next_at").as("nextAt")])
          .where("user_id", "=", userId),
      ).as("digest"),
      jsonArrayFrom(
        eb
          .selectFrom("linked_providers")
          .select(["provider", "provider_account_id as providerAccountId"])
          .where("user_id", "=", userId),
      ).as("sign-in-providers"),
    ]),
);

/** Returns the total size of the account's résumé files, in bytes. */
export const readResumeBytes = query.value("account_resume_bytes", ({ accountId }: Params<OfAccount>) =>
  selectFrom("resumes")
    .select(raw<number>`coalesce(sum(file_size_bytes), 0)::bigint`.as("used"))
    .where("account_id", "=", accountId),
);
