const NOTES = "Notes are looked up by ID and may belong to any applicant.";
const FIGURES = "Figures of every applicant of an organization.";
const PAGE = "A page of an organization has rows of many accounts.";
const TASKS =
  "A task counts its applicant's applications and interviews; the tasks on a page belong to several applicants.";

/**
 * Statements that read rows of many accounts, and so reach every worker of a cluster: the beginnings of their
 * names, with the reasons. Every other statement names its account, so one worker runs it. A test runs every
 * operation, and fails on such a statement that isn't listed here.
 */
export const FANS_OUT: Readonly<Record<string, string>> = {
  assigned_tasks_due: TASKS,
  assigned_tasks_get: TASKS,
  assigned_tasks_list: TASKS,
  assigned_tasks_lock: TASKS,
  assigned_tasks_of_account: TASKS,
  coach_notes_find: NOTES,
  coach_notes_get_each: NOTES,
  organization_insights_: FIGURES,
  organization_shares_get_each: PAGE,
  organization_shares_list: PAGE,
  organization_take_out_coach_notes: "Every note of an organization.",
  outcomes_proposals: PAGE,
  remove_: "The notes of a deleted organization or author, about any applicant.",
  roster_: FIGURES,
  search_of_staff: "The notes of every organization in which the person is staff.",
  // Jobs run these in each part of the database (server/core/parts.ts) to find due rows of any account.
  events_busy_owners: "Accounts with many events.",
  reminders_next: "Interviews that begin soon.",
  retirement_boards: "Boards whose cards may be stale.",
  webhooks_due: "Webhooks with something to send.",
  webhooks_backlog: "The number of waiting webhooks, for the metrics.",
};
