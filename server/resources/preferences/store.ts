import type { Notification } from "#domain/notifications.ts";
import type { Region } from "#domain/region.ts";
import { equal } from "#server/core/conditions.ts";
import { type Params, query } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";

type OfUser = { userId: string };
type Chosen = Region & OfUser & { timeZone: string };
type Muted = OfUser & { kind: Notification };

const insert = ({ userId, dateOrder, hourCycle, weekStart, timeZone }: Params<Chosen>) =>
  db.insertInto("preferences").values({
    user_id: userId,
    date_order: dateOrder,
    hour_cycle: hourCycle,
    week_start: weekStart,
    time_zone: timeZone,
  });
const EXCLUDED = ["date_order", "hour_cycle", "week_start", "time_zone"] as const;

/** Sets a user's preferences, replacing any earlier ones. */
export const writePreferences = query.execute("preferences_write", (chosen: Params<Chosen>) =>
  insert(chosen).onConflict((conflict) =>
    conflict
      .column("user_id")
      .doUpdateSet((eb) => Object.fromEntries(EXCLUDED.map((name) => [name, eb.ref(`excluded.${name}`)]))),
  ),
);

/** Sets preferences for a user who has none yet. */
export const insertPreferences = query.execute("preferences_prefill", (chosen: Params<Chosen>) =>
  insert(chosen).onConflict((conflict) => conflict.column("user_id").doNothing()),
);

/** Returns the kinds of email that a user turned off. */
export const listMuted = query.many("muted_mail_list", ({ userId }: Params<OfUser>) =>
  db.selectFrom("muted_mail").select("kind").where("user_id", "=", userId).orderBy("kind"),
);

/** Turns a kind of email off for a user, whether or not it is already. */
export const mute = query.execute("muted_mail_add", ({ userId, kind, at }: Params<Muted & { at: Date }>) =>
  db
    .insertInto("muted_mail")
    .values({ user_id: userId, kind, muted_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doNothing()),
);

/** Turns a kind of email on again. */
export const unmute = query.execute("muted_mail_remove", ({ userId, kind }: Params<Muted>) =>
  db.deleteFrom("muted_mail").where(equal({ user_id: userId, kind })),
);
