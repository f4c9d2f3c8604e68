import { sql as raw } from "kysely";
import type { EventAction, EventKind, OrganizationEventKind } from "#domain/event-types.ts";
import { databaseOf, type OfOwner, type Owner, type OwnerKind, ownedStatement } from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { type Params, statementVariants } from "#server/core/statements.ts";
import type { AccountId } from "#server/core/tenants.ts";

/** The kinds of resources in the events of a person or an organization. */
export type AnyEventKind = EventKind | OrganizationEventKind;

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "change_events.kind": AnyEventKind;
    "change_events.action": EventAction;
    "change_events.changes": unknown;
  }
}

/** The number of owners whose events are checked for expiry at once. */
const OWNERS_AT_ONCE = 500;
const COLUMNS = [
  "e.position",
  "e.kind",
  "e.action",
  "e.resource_id as resourceId",
  "e.author",
  "e.changes",
  "e.created_at as createdAt",
] as const;

type Asked = OfOwner & { kinds: readonly AnyEventKind[]; after: number; limit: number };
const LIST = ownedStatement("events_list", (db, { ownerId, kinds, after, limit }: Params<Asked>) =>
  db
    .selectFrom("change_events as e")
    .select(COLUMNS)
    .where("e.account_id", "=", ownerId)
    .where("e.position", ">", after)
    .where("e.kind", "=", (eb) => eb.fn.any(kinds))
    .orderBy("e.position")
    .limit(limit),
);
const OLDEST = ownedStatement("events_oldest", (db, { ownerId }: Params<OfOwner>) =>
  db
    .selectFrom("change_events as e")
    .select(["e.position", "e.created_at as createdAt"])
    .where("e.account_id", "=", ownerId)
    .orderBy("e.position")
    .limit(1),
);
type Next = OfOwner & { types: readonly string[]; after: number };
const NEXT = ownedStatement("events_next", (db, { ownerId, types, after }: Params<Next>) =>
  db
    .selectFrom("change_events as e")
    .select(COLUMNS)
    .where("e.account_id", "=", ownerId)
    .where("e.position", ">", after)
    .where(raw<string>`e.kind || '.' || e.action`, "=", (eb) => eb.fn.any(types))
    .orderBy("e.position")
    .limit(2),
);
const LATEST = ownedStatement("events_latest", (db, { ownerId }: Params<OfOwner>) =>
  db
    .selectFrom("change_events as e")
    .select("e.position")
    .where("e.account_id", "=", ownerId)
    .orderBy("e.position", "desc")
    .limit(1),
);
const OWNERS = statementVariants("events_owners", (of: OwnerKind, { after }: Params<{ after: string }>) =>
  databaseOf(of)
    .selectFrom("accounts")
    .select("id")
    .where("id", ">", raw<AccountId>`${after}`)
    .orderBy("id")
    .limit(raw.lit(OWNERS_AT_ONCE)),
);
// The newest of the expired events stays: a cursor at it or later has missed nothing.
const DELETE = statementVariants(
  "events_delete_before",
  (of: OwnerKind, { owners, before }: Params<{ owners: readonly AccountId[]; before: string }>) => {
    const old = databaseOf(of)
      .selectFrom("change_events as o")
      .select(["o.account_id", (eb) => eb.fn.max("o.position").as("newest")])
      .where("o.account_id", "=", (eb) => eb.fn.any(owners))
      .where("o.created_at", "<", before)
      .groupBy("o.account_id")
      .as("old");
    return databaseOf(of)
      .deleteFrom("change_events as e")
      .using(old)
      .whereRef("e.account_id", "=", "old.account_id")
      .whereRef("e.position", "<", "old.newest");
  },
);

/** Returns the owner's changes after a position, in order. */
export function listEvents(sql: Sql, owner: Owner, asked: Omit<Asked, "ownerId">) {
  return sql.all(LIST(owner), asked);
}

/** Returns the owner's next change of these types after a position, and the one that follows it. */
export function nextEvents(sql: Sql, owner: Owner, types: readonly string[], after: number) {
  return sql.all(NEXT(owner), { types, after });
}

/** Returns the position of the owner's newest change; 0 if there is none. */
export async function latestPosition(sql: Sql, owner: Owner): Promise<number> {
  return (await sql.first(LATEST(owner), {}))?.position ?? 0;
}

/** Returns the owner's oldest stored change; undefined if there is none. */
export function oldestEvent(sql: Sql, owner: Owner) {
  return sql.first(OLDEST(owner), {});
}

/** Deletes all owners' events from before an instant except each owner's newest of those, some owners at a time. */
export async function deleteBefore(sql: Sql, of: OwnerKind, before: string): Promise<void> {
  for (let after = ""; ; ) {
    const owners = (await sql.all(OWNERS(of), { after })).map(({ id }) => id as AccountId);
    if (owners.length === 0) return;
    await sql.run(DELETE(of), { owners, before });
    after = owners.at(-1) ?? "";
  }
}
