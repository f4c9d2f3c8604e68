import type { OrganizationId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import type { AuditAction, AuditedOccurrence } from "./codes.ts";
import { auditEvents } from "./contract.ts";
import * as store from "./store.ts";

export { shownName } from "./store.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The change in public field names: `before` is null for a creation, `after` for an end. Never includes a secret or a note's text. */
export type AuditedChange = Fields & { readonly before: Fields | null; readonly after: Fields | null };

type AuditedEvent = {
  readonly organizationId: OrganizationId;
  /** Null for our support team, the payment provider, or a setting. */
  readonly actorAccountId: string | null;
  readonly isByProvider?: true;
  /** True if one of the organization's settings caused it. */
  readonly isByRule?: true;
  /** The person concerned. */
  readonly subjectEmail?: string;
  /** The name of the cohort, board, or organization concerned. */
  readonly subjectLabel?: string;
  readonly boardId?: string;
};
type AuditEntry = AuditedEvent &
  (
    | { readonly action: Exclude<AuditAction, AuditedOccurrence>; readonly details: AuditedChange }
    | { readonly action: AuditedOccurrence; readonly details: Fields }
  );

/**
 * Writes an entry into the organization's log, in the transaction of the change that it records. It is dated when it is written, while the
 * changed rows are locked: of two concurrent changes, the later one gets the later date, whichever was requested first.
 */
export async function recordAuditEvent(
  sql: Sql,
  { isByProvider, isByRule, subjectEmail, subjectLabel, boardId, ...entry }: AuditEntry,
): Promise<void> {
  const bySupport = entry.actorAccountId === null && !isByProvider && !isByRule;
  await store.insertEvent(sql, {
    ...entry,
    id: newId("auditEvent"),
    subjectEmail: subjectEmail ?? null,
    subjectLabel: subjectLabel ?? null,
    boardId: boardId ?? null,
    bySupport,
    actorLabel: bySupport ? "Support" : isByRule ? "Retention" : "Payment provider",
    at: now(),
  });
}

type Unsigned<Entry> = Entry extends AuditEntry ? Omit<Entry, "organizationId" | "actorAccountId"> : never;
type Caller = {
  readonly sql: Sql;
  readonly actor: { readonly accountId: string };
  readonly organizationId: OrganizationId;
};

/** Writes an entry about an action of an operation's caller. */
export function recordChange(
  { sql, actor, organizationId }: Caller,
  change: Unsigned<AuditEntry>,
): Promise<void> {
  return recordAuditEvent(sql, { organizationId, actorAccountId: actor.accountId, ...change });
}

type Shared<Action> = Pick<AuditedEvent, "organizationId" | "subjectLabel"> & {
  readonly actorAccountId: string;
  readonly action: Action;
};
type OfPerson<Action> = {
  readonly subjectEmail: string;
  readonly details: Action extends AuditedOccurrence ? Fields : AuditedChange;
};

/** Writes an entry for each person concerned by one change, in one statement. */
export async function recordAuditEvents<Action extends AuditAction>(
  sql: Sql,
  shared: Shared<Action>,
  people: readonly OfPerson<Action>[],
): Promise<void> {
  if (people.length === 0) return;
  await store.insertEvents(sql, {
    ...shared,
    subjectLabel: shared.subjectLabel ?? null,
    ids: people.map(() => newId("auditEvent")),
    subjectEmails: people.map(({ subjectEmail }) => subjectEmail),
    details: people.map(({ details }) => JSON.stringify(details)),
    at: now(),
  });
}

/** Returns a page of the log, filtered by action, time, and parts of the actor's or the subject's name or address. */
const searchAuditEvents: Handler<typeof auditEvents.search> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { action, since, before, by, about } = input;
  const [actor, subject] = [by, about].map((part) => (part ? likePattern(part) : undefined));
  return store.searchEvents(ctx.sql, ctx.list, { organizationId, action, since, before, actor, subject });
};

export const auditEventsGroup = defineGroup(auditEvents, {
  about: "What happened in an organization.",
  toolsets: ["organization"],
  handlers: {
    /** Returns a page of the organization's log, newest first. */
    list: ({ ctx }) => store.listEvents(ctx.sql, ctx.list, { organizationId: ctx.organizationId }),
    search: searchAuditEvents,
  },
  examples: () => import("./examples.ts"),
});
