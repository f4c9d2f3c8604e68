/** The changes in an organization's audit log, by group, each with the state before and after. */
const CHANGES = {
  appointments: ["booking_page_changed", "appointment_booked", "appointment_moved", "appointment_canceled"],
  assignedTasks: ["task_assigned", "assigned_task_done", "assigned_task_confirmed", "assigned_task_deleted"],
  billing: ["complimentary_seats_changed", "subscription_changed"],
  caseload: ["coach_assigned", "coach_unassigned", "lead_coach_changed"],
  coachNotes: ["note_created", "note_updated", "note_deleted"],
  cohortMemberships: ["cohort_assigned", "cohort_membership_ended", "cohort_membership_corrected"],
  cohorts: ["cohort_created", "cohort_renamed", "cohort_deleted", "cohort_archived", "cohort_restored"],
  contactLog: ["contact_logged", "contact_log_entry_updated", "contact_log_entry_deleted"],
  invitations: ["invitation_accepted", "invitation_declined"],
  joining: [
    "join_link_created",
    "join_link_revoked",
    "join_rule_changed",
    "join_requested",
    "join_request_approved",
    "join_request_declined",
  ],
  organizationFiles: ["outcome_proof_changed"],
  members: ["member_role_changed", "member_removed", "member_left"],
  messageTemplates: ["message_template_created", "message_template_changed", "message_template_deleted"],
  nudges: ["weekly_nudge_changed"],
  organizationInvitations: ["invitation_sent", "invitation_resent", "invitation_revoked"],
  organizationRetention: ["retention_changed"],
  organizations: ["organization_created", "organization_updated", "organization_deleted"],
  outcomes: ["outcome_recorded", "outcome_corrected", "outcome_contested", "intent_stated"],
  roster: ["attention_handled"],
  rosterRecords: ["roster_record_updated", "applicant_field_created", "applicant_field_deleted"],
  rosterSyncs: ["roster_synced", "roster_sync_undone"],
  shares: ["group_shared", "group_unshared"],
  staffCredentials: ["credential_blocked", "credential_allowed"],
  taskTemplates: ["task_template_created", "task_template_changed", "task_template_deleted"],
  webhooks: ["webhook_created", "webhook_updated", "webhook_deleted"],
} as const;

/** Other events in the log, which change nothing in the organization. */
const OCCURRENCES = [
  "payment_event_reprocessed",
  "billing_portal_opened",
  "contact_log_exported",
  "message_sent",
  "leavers_deleted",
  "organization_taken_out",
  "outcomes_exported",
  "roster_exported",
  "webhook_secret_rotated",
] as const;

export type AuditedOccurrence = (typeof OCCURRENCES)[number];
export type AuditAction = (typeof CHANGES)[keyof typeof CHANGES][number] | AuditedOccurrence;

/** The actions that an organization's audit log can contain. */
export const AUDIT_ACTIONS: readonly AuditAction[] = [
  ...Object.values(CHANGES).flat(),
  ...OCCURRENCES,
].sort();
