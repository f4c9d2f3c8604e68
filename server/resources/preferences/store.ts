import type { Notification } from "#domain/notifications.ts";
import type { Region } from "#domain/region.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "muted_mail.kind": Notification;
  }
}

type Chosen = Region & { readonly userId: string; readonly timeZone: string };

const insert = ({ userId, dateOrder, hourCycle, weekStart, timeZone }: Params<Chosen>) =>
  db.insertInto("preferences").values({
    user_id: userId,
    date_order: dateOrder,
    hour_cycle: hourCycle,
    week_start: weekStart,
    time_zone: timeZone,
  });
const EXCLUDED = ["date_order", "hour_cycle", "week_start", "time_zone"] as const;

const WRITE = statement("preferences_write", (slots: Params<Chosen>) =>
  insert(slots).onConflict((conflict) =>
    conflict
      .column("user_id")
      .doUpdateSet((eb) => Object.fromEntries(EXCLUDED.map((name) => [name, eb.ref(`excluded.${name}`)]))),
  ),
);
const PREFILL = statement("preferences_prefill", (slots: Params<Chosen>) =>
  insert(slots).onConflict((conflict) => conflict.column("user_id").doNothing()),
);

/** Sets a user's preferences, replacing any earlier ones. */
export async function writePreferences(sql: Sql, chosen: Chosen): Promise<void> {
  await sql.run(WRITE, chosen);
}

/** Sets preferences for a user who has none yet. */
export async function insertPreferences(sql: Sql, chosen: Chosen): Promise<void> {
  await sql.run(PREFILL, chosen);
}

type Muted = { readonly userId: string; readonly kind: Notification };
const LIST_MUTED = statement("muted_mail_list", ({ userId }: Params<{ userId: string }>) =>
  db.selectFrom("muted_mail").select("kind").where("user_id", "=", userId).orderBy("kind"),
);
const MUTE = statement("muted_mail_add", ({ userId, kind, at }: Params<Muted & { at: string }>) =>
  db
    .insertInto("muted_mail")
    .values({ user_id: userId, kind, muted_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doNothing()),
);
const UNMUTE = statement("muted_mail_remove", ({ userId, kind }: Params<Muted>) =>
  db.deleteFrom("muted_mail").where("user_id", "=", userId).where("kind", "=", kind),
);

/** Returns the kinds of email that a user turned off. */
export async function listMuted(sql: Sql, userId: string): Promise<Notification[]> {
  return (await sql.all(LIST_MUTED, { userId })).map(({ kind }) => kind);
}

/** Turns a kind of email off for a user, whether or not it is already. */
export async function mute(sql: Sql, muted: Muted, now: Date): Promise<void> {
  await sql.run(MUTE, { ...muted, at: now.toISOString() });
}

/** Turns a kind of email on again. */
export async function unmute(sql: Sql, muted: Muted): Promise<void> {
  await sql.run(UNMUTE, muted);
}
