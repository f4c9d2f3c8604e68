import type { OrganizationId } from "#server/core/access.ts";
import type { AuditAction, AuditedOccurrence } from "#server/core/codes.ts";
import type { Handler } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import type { auditEvents } from "./contract.ts";
import * as store from "./store/events.ts";
import { listEventsOfPerson } from "./store/person.ts";

export { shownName } from "./store/events.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The change in public field names: `before` is null for a creation, `after` for an end. Never includes a secret or a note's text. */
export type AuditedChange = Fields & { readonly before: Fields | null; readonly after: Fields | null };

type AuditedEvent = {
  readonly organizationId: OrganizationId;
  /** Null for our support team or the payment provider. */
  readonly actorAccountId: string | null;
  readonly isByProvider?: true;
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
  { organizationId, isByProvider, ...entry }: AuditEntry,
): Promise<void> {
  const bySupport = entry.actorAccountId === null && !isByProvider;
  const actorLabel = bySupport ? "Support" : "Billing";
  await store.insertEvent(sql, organizationId, { ...entry, bySupport, actorLabel });
}

/** Returns a page of the organization's log, newest first. */
export const listAuditEvents: Handler<typeof auditEvents.list> = ({ ctx, input }) => {
  const list = { operation: "audit_events.list", tenant: ctx.organization.id, input };
  return store.listEvents(ctx.sql, ctx.organization.id, list);
};

/** Returns a page of the log by action, and by a part of a person's email or name. */
export const searchAuditEvents: Handler<typeof auditEvents.search> = ({ ctx, input }) => {
  const { id } = ctx.organization;
  const list = { operation: "audit_events.search", tenant: id, input };
  const { action, person } = input;
  return person
    ? listEventsOfPerson(ctx.sql, id, list, { person, action })
    : store.listEvents(ctx.sql, id, list, action);
};
