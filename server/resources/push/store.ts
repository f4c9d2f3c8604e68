import { sql as raw } from "kysely";
import type { PushKind } from "#domain/notifications.ts";
import { columnsOf, excluded, fieldsOf } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";

type OfSession = { sessionId: string };
type OfUser = { userId: string };
type Subscribed = OfSession & OfUser & { sealed: string; kinds: readonly PushKind[]; at: Date };

/** Returns a browser's subscription, or null. */
export const readSubscription = query.maybeOne("push_read", ({ sessionId }: Params<OfSession>) =>
  selectFrom("push_subscriptions").select(["sealed", "kinds"]).where("session_id", "=", sessionId),
);

export const writeSubscription = query.execute("push_write", ({ kinds, at, ...params }: Params<Subscribed>) =>
  insertInto("push_subscriptions")
    .values({ ...columnsOf(params), kinds: raw<PushKind[]>`${kinds}::text[]`, created_at: at })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(excluded("sealed", "kinds"))),
);

/** Returns the browsers of a user that show notifications, newest first. */
export const listSubscriptions = query.many("push_list", ({ userId }: Params<OfUser>) =>
  selectFrom("push_subscriptions as p")
    .innerJoin("sign_in_sessions as s", "s.id", "p.session_id")
    .select([
      ...fieldsOf("p", "session_id kinds created_at:addedAt"),
      ...fieldsOf("s", "user_agent last_seen_at"),
    ])
    .where("p.user_id", "=", userId)
    .orderBy("p.created_at", "desc")
    .orderBy("p.session_id"),
);

export const deleteOwnSubscription = query.execute(
  "push_delete_own",
  ({ sessionId, userId }: Params<OfSession & OfUser>) =>
    deleteFrom("push_subscriptions").where("session_id", "=", sessionId).where("user_id", "=", userId),
);

/** Deletes a subscription that ended, unless the browser has replaced it. */
export const deleteSubscription = query.execute(
  "push_delete",
  ({ sessionId, sealed }: Params<OfSession & { sealed: string }>) =>
    deleteFrom("push_subscriptions").where("session_id", "=", sessionId).where("sealed", "=", sealed),
);

/** Returns the user's browsers that show notifications of a kind. */
export const listBrowsers = query.many(
  "push_browsers",
  ({ userId, kind }: Params<{ userId: string; kind: PushKind }>) =>
    selectFrom("push_subscriptions")
      .select("session_id as sessionId")
      .where("user_id", "=", userId)
      .where(raw<boolean>`${kind}::text = ANY (kinds)`)
      .orderBy("session_id"),
);
