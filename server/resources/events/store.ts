import { sql as raw } from "kysely";
import type { EventKind, OrganizationEventKind } from "#domain/event-types.ts";
import { any, fieldsOf } from "#server/core/clauses.ts";
import type { OrganizationId } from "#server/core/ids.ts";
import {
  databaseOf,
  type OfOwner,
  type Owner,
  type OwnerKind,
  ownedQuery,
  ownerOfJob,
} from "#server/core/owners.ts";
import { byWorker, readFromAll } from "#server/core/parts.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";

/** The kinds of resources in the events of a person or an organization. */
export type AnyEventKind = EventKind | OrganizationEventKind;

/** The number of owners whose events are checked for expiry at once. */
const OWNERS_AT_ONCE = 500;
const COLUMNS = [...fieldsOf("e", "position kind action resource_id author changes created_at")] as const;

type EventsQuery = OfOwner & { kinds: readonly AnyEventKind[]; after: number; limit: number };
type Next = OfOwner & { types: readonly string[]; after: number };
type Ids = { ids: readonly string[] };

/** Returns the owner's changes after a position, in order. */
export const listEvents = ownedQuery.many(
  "events_list",
  (db, { ownerId, kinds, after, limit }: Params<EventsQuery>) =>
    db
      .selectFrom("change_events as e")
      .select(COLUMNS)
      .where("e.account_id", "=", ownerId)
      .where("e.position", ">", after)
      .where("e.kind", "=", any(kinds))
      .orderBy("e.position")
      .limit(limit),
);

export const oldestEvent = ownedQuery.maybeOne("events_oldest", (db, { ownerId }: Params<OfOwner>) =>
  db
    .selectFrom("change_events as e")
    .select(["e.position", "e.created_at as createdAt"])
    .where("e.account_id", "=", ownerId)
    .orderBy("e.position")
    .limit(1),
);

/** Returns the owner's next change of these types after a position, and the one that follows it. */
export const nextEvents = ownedQuery.many("events_next", (db, { ownerId, types, after }: Params<Next>) =>
  db
    .selectFrom("change_events as e")
    .select(COLUMNS)
    .where("e.account_id", "=", ownerId)
    .where("e.position", ">", after)
    .where(raw<string>`e.kind || '.' || e.action`, "=", any(types))
    .orderBy("e.position")
    .limit(2),
);

/** Returns the position of the owner's newest change. */
export const latestEvent = ownedQuery.maybeOne("events_latest", (db, { ownerId }: Params<OfOwner>) =>
  db
    .selectFrom("change_events as e")
    .select("e.position")
    .where("e.account_id", "=", ownerId)
    .orderBy("e.position", "desc")
    .limit(1),
);

const ownersAfter = query.many("events_owners", ({ after }: Params<{ after: string }>, of: OwnerKind) =>
  databaseOf(of)
    .selectFrom("accounts")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(raw.lit(OWNERS_AT_ONCE)),
);

/** The most events in two hours that keep an owner within the quota over 30 days. */
const BUSY = 1_000;

const ownersBusySince = query.many(
  "events_busy_owners",
  ({ since }: Params<{ since: string }>, of: OwnerKind) =>
    databaseOf(of)
      .selectFrom("change_events as e")
      .select("e.account_id as id")
      .where("e.created_at", ">=", since)
      .groupBy("e.account_id")
      .having((eb) => eb.fn.countAll(), ">", raw.lit(BUSY)),
);

const expireBeyond = ownedQuery.execute(
  "events_expire_beyond",
  (db, { ownerId, most, at }: Params<OfOwner & { most: number; at: string }>) => {
    const mark = db
      .selectFrom("change_events as n")
      .select("n.position")
      .where("n.account_id", "=", ownerId)
      .orderBy("n.position", "desc")
      .offset(most)
      .limit(1);
    return db
      .updateTable("change_events")
      .set({ created_at: at })
      .where("account_id", "=", ownerId)
      .where("position", "=", mark);
  },
);

/** Makes the events beyond the newest ones expire at an instant, for owners with many events since another instant. */
export async function expireExcess(
  sql: Sql,
  of: OwnerKind,
  { since, most, at }: { since: string; most: number; at: string },
): Promise<void> {
  const read = (each: Sql) => ownersBusySince(each, { since }, of);
  const busy = of === "account" ? await readFromAll("busy owners of events", sql, read) : await read(sql);
  for (const { id } of busy) {
    await expireBeyond(sql, ownerOfJob(of, id), { most, at });
  }
}

// The newest of the expired events stays: a cursor at it or later has missed nothing.
const deleteOfOwners = query.execute(
  "events_delete_before",
  ({ owners, before }: Params<{ owners: readonly Owner["id"][]; before: string }>, of: OwnerKind) => {
    const old = databaseOf(of)
      .selectFrom("change_events as o")
      .select(["o.account_id", (eb) => eb.fn.max("o.position").as("newest")])
      .where("o.account_id", "=", any(owners))
      .where("o.created_at", "<", before)
      .groupBy("o.account_id")
      .as("old");
    const deletion = databaseOf(of)
      .deleteFrom("change_events as e")
      .using(old)
      .whereRef("e.account_id", "=", "old.account_id")
      .whereRef("e.position", "<", "old.newest");
    // From the join alone, a cluster can't tell which workers have the owners' events, and would query all of
    // them.
    return isDistributed() ? deletion.where("e.account_id", "=", any(owners)) : deletion;
  },
);

/** Deletes all owners' events from before an instant except each owner's newest of those, some owners at a time. */
export async function deleteBefore(sql: Sql, of: OwnerKind, before: string): Promise<void> {
  const deleteOf = async (ids: readonly string[]) => {
    await deleteOfOwners(sql, { owners: ids.map((id) => ownerOfJob(of, id).id), before }, of);
  };
  const ofAccounts = byWorker("accounts", deleteOf);
  for (let after = ""; ; ) {
    const ids = (await ownersAfter(sql, { after }, of)).map(({ id }) => id);
    if (ids.length === 0) break;
    await (of === "account" ? ofAccounts.run(ids) : deleteOf(ids));
    after = ids.at(-1) ?? "";
  }
  ofAccounts.end();
}

export const readPeople = query.many("events_people", ({ ids }: Params<Ids>) =>
  db
    .selectFrom("accounts")
    .select(["id", "email", "display_name as displayName", "sandbox_id as sandboxId"])
    .where("id", "=", any(ids)),
);

/** Returns an organization as events name it, unless it was deleted. */
export const readOrganization = query.maybeOne(
  "events_organization",
  ({ id }: Params<{ id: OrganizationId }>) =>
    db.selectFrom("organizations").select(["name", "slug", "sandbox_id as sandboxId"]).where("id", "=", id),
);

/** Returns the names of API keys, including revoked ones. */
export const readKeyNames = query.many("events_keys", ({ ids }: Params<Ids>) =>
  db.selectFrom("api_keys").select(["id", "name"]).where("id", "=", any(ids)),
);

/** Returns the names of the apps with these grants. */
export const readAppNames = query.many("events_apps", ({ ids }: Params<Ids>) =>
  db.selectFrom("oauth_grants").select(["id", "client_name as name"]).where("id", "=", any(ids)),
);
