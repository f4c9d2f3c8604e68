import type { ColumnType } from "kysely";
import type { OwnColumnTypes } from "#server/columns.ts";
import type { DB, Generated } from "#server/generated/kysely/tables.ts";
import type { AccountId, OrganizationId } from "./ids.ts";

/** The tables whose rows belong to one person's search. */
export const PERSONAL_TABLES = [
  "applications",
  "board_looks",
  "boards",
  "bulk_changes",
  "change_events",
  "coach_notes",
  "companies",
  "contact_applications",
  "contacts",
  "deleted_cards",
  "idempotency_records",
  "import_batches",
  "import_mappings",
  "imported_cards",
  "imports",
  "inbound_email_bodies",
  "inbound_emails",
  "interactions",
  "interviews",
  "note_notices",
  "profiles",
  "resumes",
  "search_texts",
  "status_history",
  "tasks",
  "text_uses",
  "today_marks",
  "webhook_deliveries",
  "webhook_endpoints",
] as const satisfies (keyof DB)[];
export type PersonalTable = (typeof PERSONAL_TABLES)[number];

/** The tables whose rows belong to one organization. */
export const ORGANIZATION_TABLES = [
  "applicant_looks",
  "appointments",
  "assigned_tasks",
  "attention_marks",
  "applicant_fields",
  "audit_events",
  "board_looks",
  "booking_pages",
  "coach_assignments",
  "coach_notes",
  "cohort_stints",
  "cohorts",
  "contact_log_entries",
  "invitations",
  "join_links",
  "join_requests",
  "members",
  "message_batches",
  "message_notices",
  "message_templates",
  "note_notices",
  "nudged_applicants",
  "organization_change_events",
  "organization_files",
  "organization_webhook_deliveries",
  "organization_webhook_endpoints",
  "outcome_versions",
  "outcomes",
  "roster_filters",
  "roster_records",
  "roster_sync_changes",
  "roster_syncs",
  "shares",
  "stint_changes",
  "subscriptions",
  "task_templates",
  "thread_messages",
  "thread_readers",
  "threads",
  "weekly_nudges",
] as const satisfies (keyof DB)[];
type OrganizationTable = (typeof ORGANIZATION_TABLES)[number];

type ColumnTypes = OwnColumnTypes &
  Record<`${PersonalTable}.account_id`, AccountId> &
  Record<`${OrganizationTable}.organization_id`, OrganizationId>;

/** The tables of the database as SQL sees them: generated from the Prisma schema, narrowed by `ColumnTypes`. */
export type Tables = {
  [Table in keyof DB]: {
    [Column in keyof DB[Table]]: Narrowed<`${Table}.${Column & string}`, DB[Table][Column]>;
  };
};

type Narrowed<Name extends string, Type> =
  Name extends Known<keyof ColumnTypes>
    ? [Type] extends [ColumnType<infer Selected, infer _Inserted, infer _Updated>]
      ? Generated<ColumnTypes[Name] | NullOf<Selected>>
      : ColumnTypes[Name] | NullOf<Type>
    : Type;
type NullOf<Type> = null extends Type ? null : never;

/** Fails to compile if `ColumnTypes` names an unknown column. */
type Known<Name extends ColumnName> = Name;
type ColumnName = { [Table in keyof DB]: `${Table}.${keyof DB[Table] & string}` }[keyof DB];
