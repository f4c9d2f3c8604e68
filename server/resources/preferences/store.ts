import { sql as raw } from "kysely";
import { type Notification, SWITCHED_NOTIFICATIONS } from "#domain/notifications.ts";
import type { Region } from "#domain/region.ts";
import type { OfAccount } from "#server/core/access.ts";
import { columnsOf, equal, excluded, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";

type OfUser = { userId: string };
type Chosen = Region & OfUser & { timeZone: string };
type Muted = OfUser & { kind: Notification };

const insert = (chosen: Params<Chosen>) => insertInto("preferences").values(columnsOf(chosen));
/** Sets a user's preferences, replacing any earlier ones. */
export const writePreferences = query.execute("preferences_write", (chosen: Params<Chosen>) =>
  insert(chosen).onConflict((conflict) =>
    conflict.column("user_id").doUpdateSet(excluded("date_order", "hour_cycle", "week_start", "time_zone")),
  ),
);

/** Sets preferences for a user who has none yet. */
export const insertPreferences = query.execute("preferences_prefill", (chosen: Params<Chosen>) =>
  insert(chosen).onConflict((conflict) => conflict.column("user_id").doNothing()),
);

/** Selects the row that says that a user turned off this kind of email. @param userId the column with the user's ID */
export const mutedOf = (userId: string, kind: Notification) =>
  selectFrom("muted_mail as muted")
    .select("muted.kind")
    .where("muted.user_id", "=", raw.ref<string>(userId))
    .where("muted.kind", "=", raw.lit(kind));

/** Returns the kinds of email that a user turned off, of those with a switch in Settings. */
export const listMuted = query.many("muted_mail_list", ({ userId }: Params<OfUser>) =>
  selectFrom("muted_mail")
    .select("kind")
    .where(equal({ user_id: userId, kind: SWITCHED_NOTIFICATIONS }))
    .orderBy("kind"),
);

/** Turns a kind of email off for a user, even if it is already off. */
export const mute = query.execute("muted_mail_add", ({ userId, kind, at }: Params<Muted & { at: Date }>) =>
  insertInto("muted_mail")
    .values({ user_id: userId, kind, muted_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doNothing()),
);

/** Turns a kind of email on again. */
export const unmute = query.execute("muted_mail_remove", ({ userId, kind }: Params<Muted>) =>
  deleteFrom("muted_mail").where(equal({ user_id: userId, kind })),
);

/** Returns when a user gets the digest, and their time zone; null if they don't get it. */
export const readDigestPlan = query.maybeOne("digest_plan_read", ({ userId }: Params<OfUser>) =>
  selectFrom("digest_plans as d")
    .leftJoin("preferences as chosen", "chosen.user_id", "d.user_id")
    .select(["d.weekday", "d.hour", "chosen.time_zone as timeZone"])
    .where("d.user_id", "=", userId),
);

/** Returns a user's time zone; null if they haven't chosen. */
export const readTimeZone = query.maybeOne("preferences_zone", ({ userId }: Params<OfUser>) =>
  selectFrom("preferences").select("time_zone as timeZone").where("user_id", "=", userId),
);

/** Returns an account's user and their time zone; null if they have a digest or turned it off, or in a sandbox. */
export const readUserWithoutDigest = query.maybeOne(
  "digest_plan_absent",
  ({ accountId }: Params<OfAccount>) =>
    selectFrom("accounts as a")
      .innerJoin("users as u", "u.id", "a.user_id")
      .leftJoin("preferences as chosen", "chosen.user_id", "u.id")
      .leftJoin("digest_plans as d", "d.user_id", "u.id")
      .select(["u.id as userId", "chosen.time_zone as timeZone"])
      .where(equal({ "a.id": accountId, "a.sandbox_id": null, "d.user_id": null }))
      .where(({ exists, not }) => not(exists(mutedOf("u.id", "digest")))),
);

type Planned = OfUser & { weekday: number | null; hour: number; nextAt: Date };

export const writeDigestPlan = query.execute(
  "digest_plan_write",
  ({ userId, weekday, hour, nextAt }: Params<Planned>) =>
    insertInto("digest_plans")
      .values({ user_id: userId, weekday, hour, next_at: nextAt })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ weekday, hour, next_at: nextAt })),
);

export const deleteDigestPlan = query.execute("digest_plan_delete", ({ userId }: Params<OfUser>) =>
  deleteFrom("digest_plans").where("user_id", "=", userId),
);

type Page = { at: Date; afterAt: Date; afterId: string; limit: number };

/** Returns the next users whose digest is due, in order, after the given one. */
export const listDueDigests = query.many("digests_due", ({ at, afterAt, afterId, limit }: Params<Page>) =>
  selectFrom("digest_plans")
    .select(["user_id as userId", "next_at as nextAt"])
    .where("next_at", "<=", at)
    .where((of) => of(of.refTuple("next_at", "user_id"), ">", of.tuple(afterAt, afterId)))
    .orderBy("next_at")
    .orderBy("user_id")
    .limit(limit),
);

/**
 * Locks users' due digests, except those that another process has locked. Returns the live account of each, because nothing is sent from a
 * sandbox, and its address if that is confirmed.
 */
export const lockDueDigests = query.many(
  "digests_lock",
  ({ userIds, at }: Params<{ userIds: readonly string[]; at: Date }>) =>
    selectFrom("digest_plans as d")
      .innerJoin("users as u", "u.id", "d.user_id")
      .innerJoin("accounts as p", on({ "p.user_id": "d.user_id", "p.sandbox_id": null }))
      .leftJoin("preferences as chosen", "chosen.user_id", "d.user_id")
      .select((eb) => [
        ...fieldsOf("d", "user_id weekday hour next_at"),
        "p.id as accountId",
        "chosen.time_zone as timeZone",
        eb.case().when("u.email_verified", "is not", null).then(eb.ref("u.email")).end().as("email"),
      ])
      .where(raw<boolean>`d.user_id = ANY(${userIds}::text[])`)
      .where("d.next_at", "<=", at)
      .orderBy("d.next_at")
      .orderBy("d.user_id")
      .forUpdate("d")
      .skipLocked(),
);

/** Sets the instant of each user's next digest: both lists have the same order. */
export const moveDigests = query.execute(
  "digests_move",
  ({ userIds, nextAts }: Params<{ userIds: readonly string[]; nextAts: readonly string[] }>) =>
    updateTable("digest_plans as d")
      .from(
        raw<{
          user_id: string;
          next_at: string;
        }>`unnest(${userIds}::text[], ${nextAts}::timestamptz[])`.as<"m">(raw`m (user_id, next_at)`),
      )
      .set((eb) => ({ next_at: eb.ref("m.next_at") }))
      .whereRef("d.user_id", "=", "m.user_id"),
);
