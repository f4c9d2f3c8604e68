import { sql as raw } from "kysely";
import type { EventAction, EventKind } from "#domain/event-types.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "change_events.kind": EventKind;
    "change_events.action": EventAction;
  }
}

const BATCH = 5_000;

type Asked = { accountId: AccountId; kinds: readonly EventKind[]; after: number; limit: number };
const LIST = statement("events_list", ({ accountId, kinds, after, limit }: Slots<Asked>) =>
  db
    .selectFrom("change_events as e")
    .select(["e.position", "e.kind", "e.action", "e.resource_id as resourceId", "e.created_at as createdAt"])
    .where("e.account_id", "=", accountId)
    .where("e.position", ">", after)
    .where("e.kind", "=", (eb) => eb.fn.any(kinds))
    .orderBy("e.position")
    .limit(limit),
);
const NEWEST = statement(
  "events_newest",
  ({ accountId, kinds }: Slots<{ accountId: AccountId; kinds: readonly EventKind[] }>) =>
    db
      .selectFrom("change_events as e")
      .select("e.position")
      .where("e.account_id", "=", accountId)
      .where("e.kind", "=", (eb) => eb.fn.any(kinds))
      .orderBy("e.position", "desc")
      .limit(1),
);
const FIND = statement(
  "events_find",
  ({ accountId, position }: Slots<{ accountId: AccountId; position: number }>) =>
    db
      .selectFrom("change_events as e")
      .select("e.position")
      .where("e.account_id", "=", accountId)
      .where("e.position", "=", position),
);
type Next = { accountId: AccountId; types: readonly string[]; after: number };
const NEXT = statement("events_next", ({ accountId, types, after }: Slots<Next>) =>
  db
    .selectFrom("change_events as e")
    .select(["e.position", "e.kind", "e.action", "e.resource_id as resourceId", "e.created_at as createdAt"])
    .where("e.account_id", "=", accountId)
    .where("e.position", ">", after)
    .where(raw<string>`e.kind || '.' || e.action`, "=", (eb) => eb.fn.any(types))
    .orderBy("e.position")
    .limit(1),
);
const LATEST = statement("events_latest", ({ accountId }: Slots<{ accountId: AccountId }>) =>
  db
    .selectFrom("change_events as e")
    .select("e.position")
    .where("e.account_id", "=", accountId)
    .orderBy("e.position", "desc")
    .limit(1),
);
const DELETE = statement("events_delete_before", ({ before }: Slots<{ before: string }>) =>
  db
    .deleteFrom("change_events")
    .where(
      raw<string>`ctid`,
      "in",
      db
        .selectFrom("change_events as old")
        .select(raw<string>`old.ctid`.as("row"))
        .where("old.created_at", "<", before)
        .limit(raw.lit(BATCH)),
    ),
);

/** The account's changes after a position, in their order. */
export function listEvents(sql: Sql, accountId: AccountId, asked: Omit<Asked, "accountId">) {
  return sql.all(LIST, { ...asked, accountId });
}

/** The position of the account's newest change of these kinds; null where there is none. */
export async function newestEvent(sql: Sql, accountId: AccountId, kinds: readonly EventKind[]) {
  return (await sql.first(NEWEST, { accountId, kinds }))?.position ?? null;
}

/** The account's next change after a position, of these types. */
export function nextEvent(sql: Sql, accountId: AccountId, types: readonly string[], after: number) {
  return sql.first(NEXT, { accountId, types, after });
}

/** The position of the account's newest change; 0 where there is none. */
export async function latestPosition(sql: Sql, accountId: AccountId): Promise<number> {
  return (await sql.first(LATEST, { accountId }))?.position ?? 0;
}

/** Whether the account's log still has the event at a position. */
export async function hasEvent(sql: Sql, accountId: AccountId, position: number): Promise<boolean> {
  return (await sql.first(FIND, { accountId, position })) !== undefined;
}

/** Deletes some of the events before an instant, of every account. @returns how many */
export function deleteBefore(sql: Sql, before: string): Promise<number> {
  return sql.run(DELETE, { before });
}
