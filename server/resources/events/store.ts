import { sql as raw } from "kysely";
import type { EventAction, EventKind, OrganizationEventKind } from "#domain/event-types.ts";
import { databaseOf, type OfOwner, type Owner, type OwnerKind, ownedStatement } from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { type Slots, statementForms } from "#server/core/statements.ts";

/** What a person's events tell of, or an organization's. */
export type AnyEventKind = EventKind | OrganizationEventKind;

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "change_events.kind": AnyEventKind;
    "change_events.action": EventAction;
  }
}

const BATCH = 5_000;

type Asked = OfOwner & { kinds: readonly AnyEventKind[]; after: number; limit: number };
const LIST = ownedStatement("events_list", (db, { ownerId, kinds, after, limit }: Slots<Asked>) =>
  db
    .selectFrom("change_events as e")
    .select(["e.position", "e.kind", "e.action", "e.resource_id as resourceId", "e.created_at as createdAt"])
    .where("e.account_id", "=", ownerId)
    .where("e.position", ">", after)
    .where("e.kind", "=", (eb) => eb.fn.any(kinds))
    .orderBy("e.position")
    .limit(limit),
);
const NEWEST = ownedStatement(
  "events_newest",
  (db, { ownerId, kinds }: Slots<Pick<Asked, "ownerId" | "kinds">>) =>
    db
      .selectFrom("change_events as e")
      .select("e.position")
      .where("e.account_id", "=", ownerId)
      .where("e.kind", "=", (eb) => eb.fn.any(kinds))
      .orderBy("e.position", "desc")
      .limit(1),
);
const FIND = ownedStatement(
  "events_find",
  (db, { ownerId, position }: Slots<OfOwner & { position: number }>) =>
    db
      .selectFrom("change_events as e")
      .select("e.position")
      .where("e.account_id", "=", ownerId)
      .where("e.position", "=", position),
);
type Next = OfOwner & { types: readonly string[]; after: number };
const NEXT = ownedStatement("events_next", (db, { ownerId, types, after }: Slots<Next>) =>
  db
    .selectFrom("change_events as e")
    .select(["e.position", "e.kind", "e.action", "e.resource_id as resourceId", "e.created_at as createdAt"])
    .where("e.account_id", "=", ownerId)
    .where("e.position", ">", after)
    .where(raw<string>`e.kind || '.' || e.action`, "=", (eb) => eb.fn.any(types))
    .orderBy("e.position")
    .limit(2),
);
const LATEST = ownedStatement("events_latest", (db, { ownerId }: Slots<OfOwner>) =>
  db
    .selectFrom("change_events as e")
    .select("e.position")
    .where("e.account_id", "=", ownerId)
    .orderBy("e.position", "desc")
    .limit(1),
);
// Up to the instant of the last of so many, by the index of instants; those of the same instant go along.
const DELETE = statementForms(
  "events_delete_before",
  (of: OwnerKind, { before }: Slots<{ before: string }>) => {
    const oldest = databaseOf(of)
      .selectFrom("change_events")
      .select("created_at")
      .where("created_at", "<", before)
      .orderBy("created_at")
      .limit(raw.lit(BATCH));
    return databaseOf(of)
      .deleteFrom("change_events")
      .where("created_at", "<=", (eb) =>
        eb.selectFrom(oldest.as("old")).select((old) => old.fn.max("old.created_at").as("until")),
      );
  },
);

/** The owner's changes after a position, in their order. */
export function listEvents(sql: Sql, owner: Owner, asked: Omit<Asked, "ownerId">) {
  return sql.all(LIST(owner), asked);
}

/** The position of the owner's newest change of these kinds; null where there is none. */
export async function newestEvent(sql: Sql, owner: Owner, kinds: readonly AnyEventKind[]) {
  return (await sql.first(NEWEST(owner), { kinds }))?.position ?? null;
}

/** The owner's next change after a position, of these types, and the one that follows it. */
export function nextEvents(sql: Sql, owner: Owner, types: readonly string[], after: number) {
  return sql.all(NEXT(owner), { types, after });
}

/** The position of the owner's newest change; 0 where there is none. */
export async function latestPosition(sql: Sql, owner: Owner): Promise<number> {
  return (await sql.first(LATEST(owner), {}))?.position ?? 0;
}

/** Whether the owner's log still has the event at a position. */
export async function hasEvent(sql: Sql, owner: Owner, position: number): Promise<boolean> {
  return (await sql.first(FIND(owner), { position })) !== undefined;
}

/** Deletes some of the events before an instant, of every account or of every organization. @returns how many */
export function deleteBefore(sql: Sql, of: OwnerKind, before: string): Promise<number> {
  return sql.run(DELETE(of), { before });
}
