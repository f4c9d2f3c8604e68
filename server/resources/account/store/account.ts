import { type Expression, sql as raw } from "kysely";
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from "kysely/helpers/postgres";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { equal } from "#server/core/conditions.ts";
import { cut, type PageParams, type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, isoText } from "#server/core/statements.ts";
import { byKey } from "#server/core/streamed.ts";
import { appointmentPortionsOf } from "#server/resources/appointments/service/reading.ts";
import type { RemainingList } from "./contract.ts";

type OfUser = { userId: string };

/** Returns the user's current email and name, and whether they confirmed the email and have a password. */
export const readUser = query.one("account_user", ({ userId }: Params<OfUser>) =>
  db
    .selectFrom("users")
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
    db.updateTable("users").set({ name, updated_at: at }).where("id", "=", userId),
);

export const renameAccount = query.execute(
  "account_rename",
  ({ accountId, name, at }: Params<OfAccount & { name: string; at: Date }>) =>
    db.updateTable("accounts").set({ display_name: name, updated_at: at }).where("id", "=", accountId),
);

/** Selects an instant column as ISO text, as in JSON. */
const at = (column: string) => isoText(raw.ref<string>(column));
/** The organization `o` as a JSON object. */
const ORGANIZATION = jsonBuildObject({ name: raw.ref<string>("o.name"), slug: raw.ref<string>("o.slug") });

function membershipsOf(account: Expression<AccountId>) {
  return db
    .selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .select((eb) => [
      "m.id",
      "m.role",
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
          .select([
            "b.is_on as isOn",
            "b.link",
            "b.hours",
            "b.days_off as daysOff",
            "b.time_zone as timeZone",
          ])
          .select(["b.minutes", "b.buffer_minutes as bufferMinutes", "b.notice_hours as noticeHours"])
          .select(["b.ahead_days as aheadDays", "b.capacity", "b.daily_most as dailyMost", "b.place"])
          .select("b.meeting_url as meetingUrl")
          .where(equal({ "b.organization_id": "m.organization_id", "b.account_id": account })),
      ).as("bookingPages"),
      jsonArrayFrom(
        eb
          .selectFrom("roster_records as r")
          .select([
            "r.id",
            "r.email",
            "r.former_emails as formerEmails",
            "r.student_id as studentId",
            "r.first_name as firstName",
            "r.last_name as lastName",
            "r.full_name as fullName",
            "r.fields",
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
  db
    .selectFrom("cohort_stints as s")
    .innerJoin("organizations as o", "o.id", "s.organization_id")
    .innerJoin("cohorts as c", "c.id", "s.cohort_id")
    .select((eb) => [
      "s.id",
      "s.joined_at as joinedAt",
      "s.left_at as leftAt",
      "s.departure_reason as departureReason",
      "s.intent",
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
      jsonArrayFrom(
        eb
          .selectFrom("today_marks")
          .select([
            "kind",
            "subject_id as subjectId",
            at("occasion").as("occasion"),
            isoText(raw.ref<string | null>("until")).as("until"),
          ])
          .select(at("marked_at").as("markedAt"))
          .where("account_id", "=", accountId),
      ).as("today"),
      jsonArrayFrom(
        eb
          .selectFrom("applications")
          .select(["id as applicationId", at("follow_up_due").as("due"), "follow_up_note as note"])
          .where("account_id", "=", accountId)
          .where("follow_up_due", "is not", null),
      ).as("follow-ups"),
      jsonArrayFrom(
        eb
          .selectFrom("imports")
          .select([
            "id",
            "board_id as boardId",
            "file_name as fileName",
            at("created_at").as("createdAt"),
            "undone",
          ])
          .where("account_id", "=", accountId),
      ).as("imports"),
      jsonArrayFrom(
        eb
          .selectFrom("import_mappings")
          .select(["headings", "mapping", at("used_at").as("usedAt")])
          .where("account_id", "=", accountId),
      ).as("import-mappings"),
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

type Portion = OfAccount & PageParams;
const readNotesWritten = query.many("account_notes_written", (given: Params<Portion>) => {
  const notes = db
    .selectFrom("coach_notes as n")
    .leftJoin("organizations as o", "o.id", "n.organization_id")
    .select((eb) => [
      "n.id",
      "n.application_id as applicationId",
      "n.body",
      "n.created_at as createdAt",
      eb.case().when("o.id", "is not", null).then(ORGANIZATION).end().as("organization"),
    ])
    .where("n.author_id", "=", given.accountId);
  return cut(notes, { key: ["n.id"], order: "asc" }, given);
});
const readImportBatches = query.many("account_import_batches", (given: Params<Portion>) => {
  const batches = db
    .selectFrom("import_batches")
    .select(["import_id as importId", "number", "verdicts"])
    .where("account_id", "=", given.accountId);
  return cut(batches, { key: ["import_id", "number"], order: "asc" }, given);
});
const readImportedCards = query.many("account_imported_cards", (given: Params<Portion>) => {
  const cards = db
    .selectFrom("imported_cards")
    .select(["import_id as importId", "application_id as applicationId", "before", "written_at as writtenAt"])
    .where("account_id", "=", given.accountId);
  return cut(cards, { key: ["import_id", "application_id"], order: "asc" }, given);
});

type ReadRecords = (sql: Sql, accountId: AccountId) => AsyncGenerator<Record<string, unknown>[]>;

/** The readers of an account's long lists, each in portions. */
export const REMAINING_LISTS: Record<RemainingList, ReadRecords> = {
  appointments: (sql, accountId) => appointmentPortionsOf(sql, { accountId }),
  "coach-notes-written": (sql, accountId) =>
    byKey((limit, last?: RowOf<typeof readNotesWritten>) =>
      readNotesWritten(sql, { accountId, limit, after0: last?.id }),
    ),
  "import-batches": (sql, accountId) =>
    byKey((limit, last?: RowOf<typeof readImportBatches>) =>
      readImportBatches(sql, {
        accountId,
        limit,
        after0: last?.importId,
        after1: last && String(last.number),
      }),
    ),
  "imported-cards": (sql, accountId) =>
    byKey((limit, last?: RowOf<typeof readImportedCards>) =>
      readImportedCards(sql, { accountId, limit, after0: last?.importId, after1: last?.applicationId }),
    ),
};

/** Returns the total size of the account's résumé files, in bytes. */
export const readResumeBytes = query.value("account_resume_bytes", ({ accountId }: Params<OfAccount>) =>
  db
    .selectFrom("resumes")
    .select(raw<number>`coalesce(sum(file_size_bytes), 0)::bigint`.as("used"))
    .where("account_id", "=", accountId),
);
