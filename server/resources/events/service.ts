import { EVENT_TYPES } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import { invalidField } from "#server/core/errors.ts";
import { withPrisma } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import type { Event, events } from "./contract.ts";
import { kindsWithin, type Snapshot, type Source, snapshotsOf } from "./kinds.ts";
import * as store from "./store.ts";

const PREFIX = "chg_";

/** A page of the account's changes after an event, oldest first, each with its resource as it is now. */
export const listEvents = withPrisma<typeof events.list>(async ({ ctx, input }) => {
  const { sql, accountId, actor } = ctx;
  const readable = kindsWithin(actor.scopes);
  const kinds = readable.filter((kind) => input.kind?.includes(kind) ?? true);
  const known = input.cursor === undefined ? null : positionOf(input.cursor);
  if (known !== null && !(await store.hasEvent(sql, accountId, known))) throw unknownCursor();
  const { limit } = input;
  const newest = await store.newestEvent(sql, accountId, readable);
  const rows = await store.listEvents(sql, accountId, { kinds, after: known ?? 0, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const snapshots = await snapshotsOf(ctx, shown);
  const data = shown.map((row) => presentEvent(row, snapshots));
  const hasMore = rows.length > limit;
  return {
    ...{ data, hasMore, nextCursor: hasMore ? (data.at(-1)?.id ?? null) : null },
    newest: newest === null ? null : eventIdOf(newest),
  };
});

/** The types of events that a credential with these scopes may read. */
export function typesWithin(scopes: readonly string[]) {
  const kinds: readonly string[] = kindsWithin(scopes);
  return EVENT_TYPES.filter((type) => kinds.includes(type.slice(0, type.indexOf("."))));
}

/** The position of the account's newest change; 0 where there is none. */
export const latestPosition = store.latestPosition;

/** Whether the account has a change after a position, of these types. */
export async function hasNextEvent(sql: Sql, accountId: AccountId, types: readonly string[], after: number) {
  return (await store.nextEvent(sql, accountId, types, after)) !== undefined;
}

/** The ID of the event at a position. */
export const eventIdOf = (position: number) => `${PREFIX}${position}`;

/** The account's next change after a position, of these types, as its list tells it; null where there is none. */
export async function readNextEvent(source: Source, types: readonly string[], after: number) {
  const row = await store.nextEvent(source.sql, source.accountId, types, after);
  if (!row) return null;
  return { position: row.position, event: presentEvent(row, await snapshotsOf(source, [row])) };
}

type EventRow = NonNullable<Awaited<ReturnType<typeof store.nextEvent>>>;

function presentEvent(row: EventRow, snapshots: ReadonlyMap<string, Snapshot>): Event {
  const { position, kind, action, resourceId, createdAt } = row;
  const snapshot = snapshots.get(resourceId) ?? { version: null, resource: null };
  return { id: eventIdOf(position), type: `${kind}.${action}`, resourceId, ...snapshot, createdAt };
}

/** Forgets the events that are past their time, some at a time, so that nobody waits long for the table. */
export async function forgetOldEvents(sql: Sql): Promise<void> {
  const before = new Date(now().getTime() - LIMITS.lifetimes.changeEvent * 1_000).toISOString();
  while ((await store.deleteBefore(sql, before)) > 0);
}

/** @throws validation_failed */
function positionOf(id: string): number {
  const [, digits] = /^chg_(\d{1,15})$/.exec(id) ?? [];
  if (digits === undefined) throw unknownCursor();
  return Number(digits);
}

function unknownCursor() {
  return invalidField(
    ["cursor"],
    "There is no such event any more. Read everything again, then follow from the newest event.",
  );
}
