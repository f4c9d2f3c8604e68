import { EVENT_TYPES, type EventType, ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { HOUR_MS } from "#domain/time.ts";
import { ERRORS } from "#server/codes.ts";
import type { AccountId } from "#server/core/access.ts";
import type { CallerContext, OrganizationContext } from "#server/core/context.ts";
import { invalidField, OperationError } from "#server/core/errors.ts";
import type { Handler, InputOf } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Owner } from "#server/core/owners.ts";
import { readWithinBytes } from "#server/core/pagination.ts";
import type { RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { recordNoteChanges } from "#server/lib/citus/note-changes.ts";
import { now } from "#server/lib/clock.ts";
import { organizationEvents } from "#server/resources/organization-events/contract.ts";
import { type EventAuthors, readAuthors } from "./authors.ts";
import { type Event, events } from "./contract.ts";
import { cutToFit } from "./cut-to-fit.ts";
import { PERSONAL } from "./kinds.ts";
import { ORGANIZATIONAL } from "./organization-kinds.ts";
import { kindsWithin, type Reader, snapshotsOf } from "./readable.ts";
import * as store from "./store.ts";

export { credentialTypeOf } from "./authors.ts";
export type { Reader } from "./readable.ts";

const PREFIX = "chg_";
/** Matches an event's ID. Early IDs lack the owner, and have only a position. */
const ID = /^chg_(?:([0-9a-z]{1,40})_)?(\d{1,15})$/;

/** Returns the ID of an owner's event. It includes the owner, as an account and an organization may have the same position. */
export function eventIdOf(owner: Owner, position: number): string {
  return `${PREFIX}${suffixOf(owner)}_${position}`;
}

/**
 * Returns the position that a cursor names.
 * @throws validation_failed if it isn't one of this owner's
 */
function positionOf(owner: Owner, cursor: string): number {
  const [, suffix, digits] = ID.exec(cursor) ?? [];
  if (digits === undefined || (suffix !== undefined && suffix !== suffixOf(owner))) {
    throw invalidField(["cursor"], "This isn't the ID of an event of this list.");
  }
  return Number(digits);
}

/** Returns the error for an expired cursor: events after it were deleted. */
function cursorExpired(): OperationError {
  return new OperationError("cursor_expired", ERRORS.cursor_expired.example);
}

function suffixOf({ id }: Owner): string {
  return id.slice(id.lastIndexOf("_") + 1);
}

/** Columns whose field has another name in the resource. */
const FIELDS: { readonly [Kind in store.AnyEventKind]?: Readonly<Record<string, string>> } = {
  application: {
    company_id: "company.id",
    compensation: "job.compensation",
    job_description: "job.description",
    job_title: "job.title",
    location: "job.location",
    resume_id: "resume.id",
    work_mode: "job.workMode",
    work_type: "job.workType",
  },
  board: {
    auto_retire_enabled: "settings.autoRetire.enabled",
    auto_retire_status: "settings.autoRetire.status",
    auto_retire_timeframe: "settings.autoRetire.timeframe",
    hidden_statuses: "settings.hiddenStatuses",
    sorts: "settings.sorts",
    time_filter: "settings.timeFilter",
  },
};
/** A timestamp as PostgreSQL writes it in JSON. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/;

/** Returns an update's changes field by field, from the columns stored in its event. */
function changesOf(kind: store.AnyEventKind, stored: unknown): NonNullable<Event["changes"]> {
  return Object.entries((stored ?? {}) as Record<string, [unknown, unknown]>).map(([column, [from, to]]) => ({
    field: FIELDS[kind]?.[column] ?? camelCased(column),
    from: presentValue(from),
    to: presentValue(to),
  }));
}

function presentValue(stored: unknown): unknown {
  return typeof stored === "string" && TIMESTAMP.test(stored) ? new Date(stored).toISOString() : stored;
}

function camelCased(column: string): string {
  return column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** The caller, with the account or organization whose events are read. */
export type EventReader = CallerContext &
  ({ readonly accountId: AccountId } | Pick<OrganizationContext, "organization" | "organizationId">);
/** The owner whose resources are read, and the connection to read them with. */
export type Source = { readonly sql: Sql; readonly owner: Owner };

/** Returns a page of the account's changes after an event, oldest first, each with its resource as it is now. */
const listEvents: Handler<typeof events.list> = ({ ctx, input }) => pageOfEvents(ctx, input);

/** Returns a page of an organization's changes that the caller may read in their role. */
const listOrganizationEvents: Handler<typeof organizationEvents.list> = async ({ ctx, input }) => {
  await recordNoteChanges();
  return pageOfEvents(ctx, input);
};

type ListInput = Omit<InputOf<typeof events.list>, "kind"> & {
  readonly kind?: readonly string[] | undefined;
};

async function pageOfEvents(ctx: EventReader, input: ListInput) {
  const { sql } = ctx;
  const owner = ownerOf(ctx);
  const readable = readableKinds(owner, readerOf(ctx));
  const kinds = readable.filter((kind) => input.kind?.includes(kind) ?? true);
  const { limit } = input;
  const newest = await latestPosition(sql, owner);
  const after = await startOf(sql, owner, input.cursor, newest);
  const rows = await store.listEvents(sql, owner, { kinds, after, limit: limit + 1 });
  const data = await readWithinBytes(rows.slice(0, limit), (some) => present({ sql, owner }, some));
  const hasMore = rows.length > data.length;
  return {
    ...{ data, hasMore, nextCursor: hasMore ? (data.at(-1)?.id ?? null) : null },
    newest: newest === 0 ? null : eventIdOf(owner, newest),
  };
}

/** Returns the position after a cursor. @throws validation_failed, cursor_expired */
async function startOf(sql: Sql, owner: Owner, cursor: string | undefined, newest: number): Promise<number> {
  const oldest = await store.oldestEvent(sql, owner, {});
  // The newest expired event is kept to mark which cursors are valid.
  const begin = oldest !== null && oldest.createdAt < keptSince() ? oldest.position : 0;
  if (cursor === undefined) return begin;
  const position = positionOf(owner, cursor);
  // A cursor is past the end only if the database was restored to an earlier state.
  if (position < begin || position > newest) throw cursorExpired();
  return position;
}

function keptSince(): string {
  return new Date(now().getTime() - LIMITS.lifetimes.changeEvent * 1_000).toISOString();
}

/** Returns the caller's owner: the organization or the account. */
export function ownerOf(ctx: EventReader): Owner {
  return "organization" in ctx
    ? { kind: "organization", id: ctx.organizationId }
    : { kind: "account", id: ctx.accountId };
}

/** Returns the caller's scopes and, in an organization, their role. */
export function readerOf(ctx: EventReader): Reader {
  return { scopes: ctx.actor.scopes, role: "organization" in ctx ? ctx.organization.role : null };
}

/** Returns every type of event that an owner can have. */
export function typesOf({ kind }: Owner): readonly EventType[] {
  return kind === "organization" ? ORGANIZATION_EVENT_TYPES : EVENT_TYPES;
}

/** Returns the types of an owner's events that a reader may read. */
export function typesWithin(owner: Owner, reader: Reader): EventType[] {
  const kinds: readonly string[] = readableKinds(owner, reader);
  return typesOf(owner).filter((type) => kinds.includes(type.slice(0, type.indexOf("."))));
}

function readableKinds({ kind }: Owner, reader: Reader): store.AnyEventKind[] {
  return kind === "organization" ? kindsWithin(ORGANIZATIONAL, reader) : kindsWithin(PERSONAL, reader);
}

function readSnapshots({ sql, owner }: Source, events: Parameters<typeof snapshotsOf>[2]) {
  return owner.kind === "organization"
    ? snapshotsOf(ORGANIZATIONAL, { sql, organizationId: owner.id }, events)
    : snapshotsOf(PERSONAL, { sql, accountId: owner.id }, events);
}

/** Returns the position of the owner's newest change; 0 if there is none. */
export async function latestPosition(sql: Sql, owner: Owner): Promise<number> {
  return (await store.latestEvent(sql, owner, {}))?.position ?? 0;
}

/** Checks whether the owner has a change of these types after a position. */
export async function hasNextEvent(sql: Sql, owner: Owner, types: readonly string[], after: number) {
  return (await store.nextEvents(sql, owner, { types, after })).length > 0;
}

/**
 * Returns the owner's next change of these types after a position, as the list shows it, and whether it was the last; null if there is
 * none.
 */
export async function readNextEvent(source: Source, types: readonly string[], after: number) {
  const [row, following] = await store.nextEvents(source.sql, source.owner, { types, after });
  if (!row) return null;
  const [event] = await present(source, [row]);
  return event ? { position: row.position, event, isLast: following === undefined } : null;
}

/** Returns the fields that all events of an owner share, for a test event, which isn't stored. */
export async function readOwnerOf(sql: Sql, owner: Owner): Promise<EventAuthors["owner"]> {
  return (await readAuthors(sql, owner, [])).owner;
}

type EventRow = RowOf<typeof store.nextEvents>;

async function present(source: Source, rows: readonly EventRow[]): Promise<Event[]> {
  const { sql, owner } = source;
  const snapshots = await readSnapshots(source, rows);
  const authors = await readAuthors(
    sql,
    owner,
    rows.map(({ author }) => author),
  );
  return rows.map(({ position, kind, action, resourceId, author, changes, createdAt }) => {
    const snapshot = snapshots.get(resourceId) ?? { version: null, resource: null };
    // The changes of a resource that can't be read anymore aren't shown.
    const isUpdated = action === "updated" && snapshot.resource !== null;
    return cutToFit({
      ...{ id: eventIdOf(owner, position), type: `${kind}.${action}`, ...authors.owner },
      ...{ actor: authors.actorOf(author), resourceId, ...snapshot },
      ...{ changes: isUpdated ? changesOf(kind, changes) : null, createdAt },
    });
  });
}

/**
 * Deletes expired events, some owners at a time, so that no one waits long for the table.
 * @param most the number of events to keep of an owner
 */
export async function forgetOldEvents(sql: Sql, most: number = LIMITS.quotas.events): Promise<void> {
  const before = keptSince();
  // Twice the time between runs: a run may be late.
  const since = new Date(now().getTime() - 2 * HOUR_MS).toISOString();
  const at = new Date(Date.parse(before) - 1).toISOString();
  for (const kind of ["account", "organization"] as const) {
    await store.expireExcess(sql, kind, { since, most, at });
    await store.deleteBefore(sql, kind, before);
  }
}

export const eventsGroup = defineGroup(events, {
  about: "Changes in a person's search, in order.",
  toolsets: ["events"],
  handlers: { list: listEvents },
  examples: () => import("./examples.ts"),
});

export const organizationEventsGroup = defineGroup(organizationEvents, {
  about: "Changes in an organization, in order.",
  toolsets: ["events"],
  handlers: { list: listOrganizationEvents },
  examples: () => import("../organization-events/examples.ts"),
});
