import { LIMITS } from "#domain/limits.ts";
import { invalidField } from "#server/core/errors.ts";
import { withPrisma } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import type { events } from "./contract.ts";
import { kindsWithin, snapshotsOf } from "./kinds.ts";
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
  const data = shown.map(({ position, kind, action, resourceId, createdAt }) => ({
    id: `${PREFIX}${position}`,
    type: `${kind}.${action}` as const,
    resourceId,
    ...(snapshots.get(resourceId) ?? { version: null, resource: null }),
    createdAt,
  }));
  const hasMore = rows.length > limit;
  return {
    ...{ data, hasMore, nextCursor: hasMore ? (data.at(-1)?.id ?? null) : null },
    newest: newest === null ? null : `${PREFIX}${newest}`,
  };
});

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
