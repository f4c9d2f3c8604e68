import { CORE_ERRORS, type ErrorRule } from "./core/codes.ts";

/** The prefix of every kind of id. */
export const ID_PREFIXES = {
  user: "usr",
  account: "acc",
  session: "ses",
  passkey: "psk",
  apiKey: "key",
  oauthClient: "cli",
  oauthGrant: "grt",
  securityEvent: "sec",
  application: "app",
  bulkChange: "bch",
  appointment: "apt",
  assignedTask: "atk",
  auditEvent: "evt",
  board: "brd",
  coachAssignment: "cas",
  coachNote: "note",
  stint: "stint",
  stintChange: "sch",
  cohort: "coh",
  company: "cmp",
  contactLogEntry: "cle",
  contact: "con",
  import: "imp",
  inboundEmail: "iml",
  interaction: "ixn",
  interview: "itv",
  joinLink: "jln",
  joinRequest: "jrq",
  organizationFile: "ofi",
  member: "mem",
  thread: "thr",
  message: "msg",
  messageBatch: "mba",
  messageTemplate: "mtp",
  invitation: "inv",
  organization: "org",
  outcome: "out",
  resume: "res",
  rosterRecord: "rec",
  applicantField: "fld",
  rosterSync: "syn",
  sandbox: "sbx",
  share: "shr",
  boardLook: "blk",
  task: "tsk",
  taskTemplate: "ttp",
  webhook: "whk",
  delivery: "dlv",
};
export type IdKind = keyof typeof ID_PREFIXES;

const errors = {
  ...CORE_ERRORS,
  status_not_updatable: {
    status: 422,
    title: "The status can't be changed in an update",
    example: "Use applications.move to change the status. It records the history.",
  },
  cards_not_on_board: {
    status: 422,
    title: "Not all cards are on this board",
    example: "Nothing was moved. Cards that aren't on this board: 2.",
  },
  undo_conflict: {
    status: 409,
    title: "Cards were moved or deleted since",
    example: "Nothing was undone. Cards moved or deleted since: 2.",
  },
  undo_expired: {
    status: 409,
    title: "This change can't be undone anymore",
    example: "This change was already undone, or its 10 minutes are over.",
  },
  slot_taken: {
    status: 409,
    title: "The time isn't free",
    example: "This time was just taken. The next free time is Friday, November 27 at 10:30 AM.",
  },
  appointment_over: {
    status: 409,
    title: "The appointment can't be changed anymore",
    example: "The appointment has begun or was canceled. Book another one.",
  },
  task_confirmed: {
    status: 409,
    title: "The task was confirmed",
    example: "Staff confirmed this task. Ask them to undo that.",
  },
  subscription_exists: {
    status: 409,
    title: "The organization already has a subscription",
    example: "The organization has a live subscription. Change its seats in the billing portal.",
  },
  last_board: {
    status: 409,
    title: "An account needs at least one board",
    example: "An account needs at least one board. Create another one first.",
  },
  organization_ambiguous: {
    status: 422,
    title: "The organization is ambiguous",
    example: "The board is shared with several of your organizations. Set organizationSlug to one of them.",
  },
  already_in_cohort: {
    status: 409,
    title: "Already in the cohort",
    example: "The applicant is already in this cohort. End that membership first.",
  },
  stint_already_closed: {
    status: 409,
    title: "The cohort membership has already ended",
    example: "This cohort membership has already ended.",
  },
  membership_changed: {
    status: 409,
    title: "A cohort membership changed since",
    example: "Nothing was undone. Memberships that changed since: 2.",
  },
  membership_undo_expired: {
    status: 409,
    title: "This change can't be undone anymore",
    example: "The 10 minutes are over. Correct the memberships instead.",
  },
  cohort_name_taken: {
    status: 409,
    title: "The cohort name is already in use",
    example: "The organization already has a cohort with this name.",
  },
  cohort_not_empty: {
    status: 409,
    title: "The cohort has a history",
    example: "Someone has been in this cohort. Archive it instead.",
  },
  cohort_archived: {
    status: 409,
    title: "The cohort is archived",
    example: "This cohort is archived. Restore it first.",
  },
  company_name_taken: {
    status: 409,
    title: "The company name is already in use",
    example: "You already have a company with this name.",
  },
  company_not_found: {
    status: 422,
    title: "Company not found",
    example: "company.id isn't one of your companies.",
  },
  cursor_expired: {
    status: 410,
    title: "The cursor has expired",
    example:
      "Events after this cursor are no longer available. List events without a cursor and save `newest`. Read all data again, then continue from `newest`.",
  },
  email_unreadable: {
    status: 422,
    title: "This email can't be read",
    example: "This isn't an email, or it is nested too deeply to be read.",
  },
  email_needs_card: {
    status: 409,
    title: "This email has no card yet",
    example: "Send applicationId to say which card the email is about.",
  },
  already_member: {
    status: 409,
    title: "Already a member",
    example: "You're already a member of this organization.",
  },
  last_owner: {
    status: 409,
    title: "An organization needs at least one owner",
    example: "An organization needs at least one owner. Make someone else an owner first.",
  },
  invitation_not_pending: {
    status: 409,
    title: "The invitation is no longer pending",
    example: "This invitation is no longer pending. Ask for a new one.",
  },
  subscription_active: {
    status: 409,
    title: "The subscription is still active",
    example: "The organization has a live subscription. Cancel it first.",
  },
  seat_limit_exceeded: {
    status: 403,
    title: "The organization is over its seat limit",
    example: "The organization has 26 applicants and 25 seats. Add seats, or remove applicants.",
  },
  intent_already_stated: {
    status: 409,
    title: "The intent was already stated",
    example: "The intent for this cohort was already stated. It can't be changed.",
  },
  resume_not_found: {
    status: 422,
    title: "Résumé not found",
    example: "resumeId isn't one of your résumés.",
  },
  field_name_taken: {
    status: 409,
    title: "The field name is already in use",
    example: "The organization already has a field named “Campus”.",
  },
  roster_key_taken: {
    status: 409,
    title: "The key belongs to another person on the roster",
    example: "Another person has this student ID.",
  },
  roster_sync_undone: {
    status: 409,
    title: "The roster sync is already undone",
    example: "This sync was already undone.",
  },
  already_shared: {
    status: 409,
    title: "Already shared",
    example: "The board is already shared with this organization.",
  },
} satisfies Readonly<Record<string, ErrorRule>>;
export type ErrorCode = keyof typeof errors;

/** Every error code; a problem's `type` opens the code's page in the docs. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorRule>> = errors;

/** Every error code, ordered by status. */
export const ERROR_CODES: readonly ErrorCode[] = (Object.keys(ERRORS) as ErrorCode[]).sort(
  (a, b) => ERRORS[a].status - ERRORS[b].status || (a < b ? -1 : 1),
);

/** The status of every error code. */
export const ERROR_STATUSES = Object.fromEntries(ERROR_CODES.map((code) => [code, ERRORS[code].status]));
