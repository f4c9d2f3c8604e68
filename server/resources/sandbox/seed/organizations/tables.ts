/** The tables to seed, in the order of their references. */
export const tablesInOrder = [
  "accounts",
  "members",
  "coach_assignments",
  "cohorts",
  "cohort_stints",
  "outcomes",
  "contact_log_entries",
  "assigned_tasks",
  "booking_pages",
  "appointments",
  "threads",
  "thread_messages",
  "organization_files",
  "boards",
  "companies",
  "applications",
  "status_history",
  "interviews",
  "shares",
  "coach_notes",
  "invitations",
  "join_links",
  "join_requests",
  "audit_events",
  "organization_webhook_endpoints",
  "organization_webhook_deliveries",
] as const;

type Row = Record<string, string | number | boolean | null | object>;
export type Tables = { readonly [Table in (typeof tablesInOrder)[number]]?: readonly Row[] };
