import { columnNames } from "#server/core/clauses.ts";
import { type Declared, type OfOrganization, UNDO } from "./declared.ts";

const NOTICE = "It only says when the next email may be sent.";

/** Notes, messages, tasks, outcomes, shares, looks, and the log. */
export const RECORDS = {
  attention_marks: {
    about: "Applicants who were contacted or snoozed.",
    columns: columnNames("account_id kind until marked_by_name marked_at"),
    without: { earlier: UNDO, marked_by_id: UNDO },
    key: ["account_id"],
  },
  applicant_looks: {
    about: "When each member of staff last opened an applicant.",
    columns: columnNames("viewer_id account_id looked_at"),
    key: ["viewer_id", "account_id"],
  },
  shares: {
    about: "The boards that applicants share. Their cards belong to the applicants and aren't included.",
    columns: columnNames("id board_id account_id created_at"),
    key: ["created_at", "id"],
  },
  board_looks: {
    about: "Who looked at a shared board, by day.",
    columns: columnNames("id account_id board_id viewer_id viewer_name day looked_at"),
  },
  coach_notes: {
    about: "Coach notes on the cards of boards that are still shared. The others belong to the applicants.",
    columns: columnNames("id account_id application_id author_id author_name body created_at updated_at"),
    without: {
      organization_name: "It is set once the organization is deleted.",
      organization_slug: "It is set once the organization is deleted.",
    },
  },
  note_notices: { leftOut: NOTICE },
  threads: {
    about: "The threads of messages, one for each applicant.",
    columns: columnNames("id account_id last_message_at is_last_from_applicant created_at"),
  },
  thread_messages: {
    about: "Messages between staff and applicants.",
    columns: columnNames(
      "id thread_id account_id author_id author_name is_from_applicant application_id body batch_id created_at",
    ),
  },
  thread_readers: {
    about: "How far each person has read each thread.",
    columns: columnNames("thread_id reader_id read_at"),
    key: ["thread_id", "reader_id"],
  },
  message_batches: {
    about: "Messages to several applicants, before their fields were filled in.",
    columns: columnNames("id author_id author_name body created_at"),
  },
  message_notices: { leftOut: NOTICE },
  message_templates: {
    about: "Texts for messages to several applicants.",
    columns: columnNames("id name body changed_by_id changed_by_name changed_at"),
  },
  weekly_nudges: {
    about: "The weekly nudge.",
    columns: columnNames("is_on inactive_days is_to_not_sharing body sender_id next_at"),
    key: ["is_on"],
  },
  nudged_applicants: {
    about: "When each applicant's turn for the weekly nudge last came.",
    columns: columnNames("account_id nudged_at"),
    key: ["account_id"],
  },
  assigned_tasks: {
    about: "Tasks that staff assigned.",
    columns: columnNames(
      "id account_id text due_on target_applications target_interviews is_weekly assigned_by_id assigned_by_name assigned_at done_at confirmed_at confirmed_by_name template_id stint_id updated_at",
    ),
  },
  booking_pages: {
    about: "When and how applicants book staff.",
    columns: columnNames(
      "account_id is_on link hours days_off time_zone minutes buffer_minutes notice_hours ahead_days capacity daily_most place meeting_url updated_at",
    ),
    without: {
      calendar_url: "It is a secret: anyone who has it can read the person's calendar.",
      busy: "A staff member's own calendar is private.",
      calendar_read_at: "It belongs to that calendar.",
      calendar_problem: "It belongs to that calendar.",
      calendar_due_at: "It belongs to that calendar.",
    },
    key: ["account_id"],
  },
  appointments: {
    about: "Appointments of applicants with staff.",
    columns: columnNames(
      "id coach_id account_id starts_at ends_at seat place meeting_url topic sequence created_at updated_at canceled_at canceled_by cancel_reason reminded_at",
    ),
  },
  task_templates: {
    about: "The task templates of cohorts.",
    columns: columnNames(
      "id cohort_id text due_days due_on target_applications target_interviews is_weekly is_given_on_joining created_by_id created_by_name created_at",
    ),
  },
  contact_log_entries: {
    about: "The contact log.",
    columns: columnNames(
      "id account_id kind topic happened_at minutes summary next_step appointment_id logged_by_id logged_by_name created_at updated_at",
    ),
  },
  outcomes: {
    about: "Outcomes of applicants.",
    columns: columnNames(
      "id account_id kind happened_on employer title in_field is_own_hire is_full_time_term pay_amount pay_currency pay_period starts_on place source evidence application_id recorded_at recorded_by_id recorded_by_name updated_at contest contested_at mistaken_at",
    ),
  },
  organization_files: {
    about: "Files of messages and outcomes. The files themselves are in the folder `files`.",
    columns: columnNames(
      "id account_id message_id outcome_id file_name file_type file_size_bytes created_at",
    ),
    without: { storage_key: "It is where the installation keeps the file." },
  },
  outcome_versions: {
    about: "Former versions of corrected outcomes.",
    columns: columnNames("outcome_id number fields replaced_at replaced_by_name"),
    key: ["outcome_id", "number"],
  },
  audit_events: {
    about: "The audit log.",
    columns: columnNames(
      "id action actor_account_id actor_label performed_by_support subject_email subject_label board_id details created_at",
    ),
    without: { sandbox_id: "It only says which sandbox the organization is in." },
    key: ["created_at", "id"],
  },
  organization_webhook_endpoints: {
    about: "Webhooks.",
    columns: columnNames(
      "id url description event_types status status_reason maker_id maker_name maker_account_id created_at updated_at",
    ),
    without: {
      secret: "It signs deliveries.",
      old_secret: "It signs deliveries.",
      old_secret_until: "It belongs to a secret.",
      position: "It is the state of the delivery.",
      due_at: "It is the state of the delivery.",
      lease: "It is the state of the delivery.",
      leased_until: "It is the state of the delivery.",
      attempts: "It is the state of the delivery.",
      trying_since: "It is the state of the delivery.",
      failing_since: "It is the state of the delivery.",
    },
  },
  organization_webhook_deliveries: {
    leftOut: "It has copies of data in the other files that were sent in the last week.",
  },
  organization_change_events: { leftOut: "It only says what changed in the last month." },
} as const satisfies Partial<Declared<OfOrganization>>;
