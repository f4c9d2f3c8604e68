import { sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import type { AuditAction } from "#server/core/codes.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement, statementVariants } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import type { AuditEvent } from "../contract.ts";
import "../codes.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "audit_events.action": AuditEvent["action"];
    "audit_events.details": NonNullable<AuditEvent["details"]>;
  }
}

type Form = { isFirst: boolean; ofAction: boolean };
export type Page = {
  organizationId: OrganizationId;
  limit: number;
  action: AuditEvent["action"] | undefined;
  at: string | undefined;
  id: string | undefined;
};

/** Selects the events `e` of an organization, of one action or any, newest first, before a given one or from the start. */
export function eventsOf(form: Form, given: Params<Page>) {
  let events = db
    .selectFrom("audit_events as e")
    .select([
      "e.id",
      "e.action",
      "e.actor_label as actorLabel",
      "e.performed_by_support as performedBySupport",
      "e.subject_email as subjectEmail",
      "e.subject_label as subjectLabel",
      "e.board_id as boardId",
      "e.details",
      "e.created_at as createdAt",
    ])
    .where("e.organization_id", "=", given.organizationId)
    .orderBy("e.created_at", "desc")
    .orderBy("e.id", "desc")
    .limit(given.limit);
  if (form.ofAction) events = events.where("e.action", "=", given.action);
  if (form.isFirst) return events;
  return events.where((eb) => eb(eb.refTuple("e.created_at", "e.id"), "<", eb.tuple(given.at, given.id)));
}

const LIST = statementVariants("audit_list", eventsOf);

/** Returns a page of the organization's log, newest first. */
export async function listEvents(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  action?: AuditEvent["action"],
) {
  const after = openCursor(list);
  const [at, id] = after?.map(String) ?? [];
  const form: Form = { isFirst: after === null, ofAction: action !== undefined };
  const given = { organizationId, limit: list.input.limit + 1, action, at, id };
  return page(
    list,
    await sql.all(LIST(form), given),
    (row) => [row.createdAt, row.id],
    (row): AuditEvent => row,
  );
}

/** The name shown for a person whose account may be gone: the name of an account `a`, or the part of its email before the @. */
export const shownName = raw<string>`coalesce(nullif(btrim(a.display_name), ''), split_part(a.email, '@', 1))`;

type Written = {
  id: string;
  organizationId: OrganizationId;
  action: AuditAction;
  actorAccountId: string | null;
  /** The actor's name if no account acted. */
  actorLabel: string;
  bySupport: boolean;
  subjectEmail: string | null;
  subjectLabel: string | null;
  boardId: string | null;
  details: object;
  at: string;
};
const INSERT = statement("audit_insert", (event: Params<Written>) =>
  db
    .insertInto("audit_events")
    .columns([
      "id",
      "organization_id",
      "sandbox_id",
      "action",
      "actor_account_id",
      "actor_label",
      "performed_by_support",
      "subject_email",
      "subject_label",
      "board_id",
      "details",
      "created_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom("organizations as o")
        .leftJoin("accounts as a", (join) => join.on("a.id", "=", event.actorAccountId))
        .select([
          event.id.as("id"),
          "o.id as organization_id",
          "o.sandbox_id",
          event.action.as("action"),
          "a.id as actor_account_id",
          eb.fn.coalesce(shownName, event.actorLabel).as("actor_label"),
          raw<boolean>`${event.bySupport}::boolean`.as("performed_by_support"),
          event.subjectEmail.as("subject_email"),
          event.subjectLabel.as("subject_label"),
          event.boardId.as("board_id"),
          raw<object>`${event.details}::jsonb`.as("details"),
          raw<string>`${event.at}::timestamptz`.as("created_at"),
        ])
        .where("o.id", "=", event.organizationId),
    ),
);

type Subject = "subjectEmail" | "subjectLabel" | "boardId";
type Entry = Omit<Written, "id" | "organizationId" | "at" | Subject> & {
  readonly [Name in Subject]?: string | undefined;
};

/** Writes an entry with the current time. */
export async function insertEvent(sql: Sql, organizationId: OrganizationId, event: Entry): Promise<void> {
  await sql.run(INSERT, {
    id: newId("auditEvent"),
    organizationId,
    action: event.action,
    actorAccountId: event.actorAccountId,
    actorLabel: event.actorLabel,
    bySupport: event.bySupport,
    subjectEmail: event.subjectEmail ?? null,
    subjectLabel: event.subjectLabel ?? null,
    boardId: event.boardId ?? null,
    details: event.details,
    at: now().toISOString(),
  });
}
