import { EVENT_TYPES, type EventType, ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import type { AccountId, OrganizationAccess } from "#server/core/access.ts";
import type { CallerContext } from "#server/core/context.ts";
import { invalidField } from "#server/core/errors.ts";
import { type InputOf, withPrisma } from "#server/core/execute.ts";
import type { Owner } from "#server/core/owners.ts";
import { readWithinBytes } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { organizationEvents } from "#server/resources/organization-events/contract.ts";
import type { Event, events } from "./contract.ts";
import { PERSONAL } from "./kinds.ts";
import { ORGANIZATIONAL } from "./organization-kinds.ts";
import { kindsWithin, type Reader, type Snapshot, snapshotsOf } from "./readable.ts";
import * as store from "./store.ts";

const PREFIX = "chg_";

/** Whose events somebody works with, and what they may read of them. */
export type Working = CallerContext &
  ({ readonly accountId: AccountId } | { readonly organization: OrganizationAccess });
/** Whose resources are read, and by what. */
export type Source = { readonly sql: Sql; readonly prisma: PrismaTransaction; readonly owner: Owner };

/** A page of the account's changes after an event, oldest first, each with its resource as it is now. */
export const listEvents = withPrisma<typeof events.list>(({ ctx, input }) => pageOfEvents(ctx, input));

/** The same of an organization, of what the caller may read in their role. */
export const listOrganizationEvents = withPrisma<typeof organizationEvents.list>(({ ctx, input }) =>
  pageOfEvents(ctx, input),
);

type Asked = Omit<InputOf<typeof events.list>, "kind"> & {
  readonly kind?: readonly string[] | undefined;
};

async function pageOfEvents(ctx: Working & { readonly prisma: PrismaTransaction }, input: Asked) {
  const { sql, prisma } = ctx;
  const owner = ownerOf(ctx);
  const readable = readableKinds(owner, readerOf(ctx));
  const kinds = readable.filter((kind) => input.kind?.includes(kind) ?? true);
  const known = input.cursor === undefined ? null : positionOf(input.cursor);
  if (known !== null && !(await store.hasEvent(sql, owner, known))) throw unknownCursor();
  const { limit } = input;
  const newest = await store.newestEvent(sql, owner, readable);
  const rows = await store.listEvents(sql, owner, { kinds, after: known ?? 0, limit: limit + 1 });
  const data = await readWithinBytes(rows.slice(0, limit), async (some) => {
    const snapshots = await readSnapshots({ sql, prisma, owner }, some);
    return some.map((row) => presentEvent(row, snapshots));
  });
  const hasMore = rows.length > data.length;
  return {
    ...{ data, hasMore, nextCursor: hasMore ? (data.at(-1)?.id ?? null) : null },
    newest: newest === null ? null : eventIdOf(newest),
  };
}

/** Whose something is that both people and organizations have, of those who call. */
export function ownerOf(ctx: Working): Owner {
  return "organization" in ctx
    ? { kind: "organization", id: ctx.organization.id }
    : { kind: "account", id: ctx.accountId };
}

/** What the caller may read: their scopes, and in an organization their role. */
export function readerOf(ctx: Working): Reader {
  return { scopes: ctx.actor.scopes, role: "organization" in ctx ? ctx.organization.role : null };
}

/** Every type of events that an owner can have. */
export function typesOf({ kind }: Owner): readonly EventType[] {
  return kind === "organization" ? ORGANIZATION_EVENT_TYPES : EVENT_TYPES;
}

/** The types of an owner's events that somebody may read. */
export function typesWithin(owner: Owner, reader: Reader): EventType[] {
  const kinds: readonly string[] = readableKinds(owner, reader);
  return typesOf(owner).filter((type) => kinds.includes(type.slice(0, type.indexOf("."))));
}

function readableKinds({ kind }: Owner, reader: Reader): store.AnyEventKind[] {
  return kind === "organization" ? kindsWithin(ORGANIZATIONAL, reader) : kindsWithin(PERSONAL, reader);
}

function readSnapshots({ sql, prisma, owner }: Source, told: Parameters<typeof snapshotsOf>[2]) {
  return owner.kind === "organization"
    ? snapshotsOf(ORGANIZATIONAL, { sql, organizationId: owner.id }, told)
    : snapshotsOf(PERSONAL, { sql, prisma, accountId: owner.id }, told);
}

/** The position of the owner's newest change; 0 where there is none. */
export const latestPosition = store.latestPosition;

/** Whether the owner has a change after a position, of these types. */
export async function hasNextEvent(sql: Sql, owner: Owner, types: readonly string[], after: number) {
  return (await store.nextEvents(sql, owner, types, after)).length > 0;
}

/** The ID of the event at a position. */
export const eventIdOf = (position: number) => `${PREFIX}${position}`;

/** The owner's next change after a position, of these types, as its list tells it, and whether it was the last; null where there is none. */
export async function readNextEvent(source: Source, types: readonly string[], after: number) {
  const [row, following] = await store.nextEvents(source.sql, source.owner, types, after);
  if (!row) return null;
  const event = presentEvent(row, await readSnapshots(source, [row]));
  return { position: row.position, event, isLast: following === undefined };
}

type EventRow = Awaited<ReturnType<typeof store.nextEvents>>[number];

function presentEvent(row: EventRow, snapshots: ReadonlyMap<string, Snapshot>): Event {
  const { position, kind, action, resourceId, createdAt } = row;
  const snapshot = snapshots.get(resourceId) ?? { version: null, resource: null };
  return { id: eventIdOf(position), type: `${kind}.${action}`, resourceId, ...snapshot, createdAt };
}

/** Forgets the events that are past their time, some at a time, so that nobody waits long for the table. */
export async function forgetOldEvents(sql: Sql): Promise<void> {
  const before = new Date(now().getTime() - LIMITS.lifetimes.changeEvent * 1_000).toISOString();
  for (const kind of ["account", "organization"] as const) {
    while ((await store.deleteBefore(sql, kind, before)) > 0);
  }
}

/** The position of an event by its ID. @throws validation_failed */
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
