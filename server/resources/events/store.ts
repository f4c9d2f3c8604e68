import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";
import type { ACTIONS, Kind } from "./contract.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "change_events.kind": Kind;
    "change_events.action": (typeof ACTIONS)[number];
  }
}

const BATCH = 5_000;

type Asked = { accountId: AccountId; kinds: readonly Kind[]; after: number; limit: number };
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
  ({ accountId, kinds }: Slots<{ accountId: AccountId; kinds: readonly Kind[] }>) =>
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
export async function newestEvent(sql: Sql, accountId: AccountId, kinds: readonly Kind[]) {
  return (await sql.first(NEWEST, { accountId, kinds }))?.position ?? null;
}

/** Whether the account's log still has the event at a position. */
export async function hasEvent(sql: Sql, accountId: AccountId, position: number): Promise<boolean> {
  return (await sql.first(FIND, { accountId, position })) !== undefined;
}

/** Deletes some of the events before an instant, of every account. @returns how many */
export function deleteBefore(sql: Sql, before: string): Promise<number> {
  return sql.run(DELETE, { before });
}
