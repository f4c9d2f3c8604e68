import { codes as auth } from "./auth/codes.ts";
import { codes as core } from "./core/codes.ts";
import { codes as applications } from "./resources/applications/codes.ts";
import { codes as appointments } from "./resources/appointments/codes.ts";
import { codes as assignedTasks } from "./resources/assigned-tasks/codes.ts";
import { codes as auditEvents } from "./resources/audit-events/codes.ts";
import { codes as billing } from "./resources/billing/codes.ts";
import { codes as boards } from "./resources/boards/codes.ts";
import { codes as caseload } from "./resources/caseload/codes.ts";
import { codes as coachNotes } from "./resources/coach-notes/codes.ts";
import { codes as cohortMemberships } from "./resources/cohort-memberships/codes.ts";
import { codes as cohorts } from "./resources/cohorts/codes.ts";
import { codes as companies } from "./resources/companies/codes.ts";
import { codes as contactLog } from "./resources/contact-log/codes.ts";
import { codes as contacts } from "./resources/contacts/codes.ts";
import { codes as events } from "./resources/events/codes.ts";
import { codes as imports } from "./resources/imports/codes.ts";
import { codes as inboundEmails } from "./resources/inbound-emails/codes.ts";
import { codes as interactions } from "./resources/interactions/codes.ts";
import { codes as interviews } from "./resources/interviews/codes.ts";
import { codes as invitations } from "./resources/invitations/codes.ts";
import { codes as joining } from "./resources/joining/codes.ts";
import { codes as members } from "./resources/members/codes.ts";
import { codes as messageTemplates } from "./resources/message-templates/codes.ts";
import { codes as messages } from "./resources/messages/codes.ts";
import { codes as nudges } from "./resources/nudges/codes.ts";
import { codes as organizationFiles } from "./resources/organization-files/codes.ts";
import { codes as organizationInvitations } from "./resources/organization-invitations/codes.ts";
import { codes as organizationRetention } from "./resources/organization-retention/codes.ts";
import { codes as organizationTakeOut } from "./resources/organization-take-out/codes.ts";
import { codes as organizations } from "./resources/organizations/codes.ts";
import { codes as outcomes } from "./resources/outcomes/codes.ts";
import { codes as resumes } from "./resources/resumes/codes.ts";
import { codes as roster } from "./resources/roster/codes.ts";
import { codes as rosterRecords } from "./resources/roster-records/codes.ts";
import { codes as rosterSyncs } from "./resources/roster-syncs/codes.ts";
import { codes as sandbox } from "./resources/sandbox/codes.ts";
import { codes as shares } from "./resources/shares/codes.ts";
import { codes as staffCredentials } from "./resources/staff-credentials/codes.ts";
import { codes as taskTemplates } from "./resources/task-templates/codes.ts";
import { codes as tasks } from "./resources/tasks/codes.ts";
import { codes as webhooks } from "./resources/webhooks/codes.ts";

/** The rule of an error code: its status, its title, and an example of its detail. */
type ErrorRule = { readonly status: number; readonly title: string; readonly example: string };

/** The codes that a group, or another part of the server, declares. */
type Codes = {
  /** The prefixes of ids, by kind. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, ErrorRule>>;
  /** Changes in an organization's audit log, each with the state before and after. */
  readonly changes?: readonly string[];
  /** Other events in the log, which change nothing in the organization. */
  readonly occurrences?: readonly string[];
};

/** The codes of all groups and parts. Their files contain only data, so any module may import this list. */
const OWNERS = [
  core,
  auth,
  applications,
  appointments,
  assignedTasks,
  auditEvents,
  billing,
  boards,
  caseload,
  coachNotes,
  cohortMemberships,
  cohorts,
  companies,
  contactLog,
  contacts,
  events,
  imports,
  inboundEmails,
  interactions,
  interviews,
  invitations,
  joining,
  organizationFiles,
  members,
  messages,
  messageTemplates,
  nudges,
  organizationInvitations,
  organizationRetention,
  organizationTakeOut,
  organizations,
  outcomes,
  resumes,
  roster,
  rosterRecords,
  rosterSyncs,
  sandbox,
  shares,
  staffCredentials,
  tasks,
  taskTemplates,
  webhooks,
] as const satisfies readonly Codes[];

type Declared<Part extends keyof Codes> = Extract<(typeof OWNERS)[number], Required<Pick<Codes, Part>>>[Part];
type KeyOf<Of> = Of extends unknown ? keyof Of & string : never;

export type IdKind = KeyOf<Declared<"ids">>;
export type ErrorCode = KeyOf<Declared<"errors">>;
export type AuditedOccurrence = Declared<"occurrences">[number];
export type AuditAction = Declared<"changes">[number] | AuditedOccurrence;

const owners: readonly Codes[] = OWNERS;

/** The prefix of every kind of id. */
export const ID_PREFIXES = Object.assign({}, ...owners.map(({ ids }) => ids)) as Readonly<
  Record<IdKind, string>
>;

/** Every error code; a problem's `type` opens the code's page in the docs. */
export const ERRORS = Object.assign({}, ...owners.map(({ errors }) => errors)) as Readonly<
  Record<ErrorCode, ErrorRule>
>;

/** Every error code, ordered by status. */
export const ERROR_CODES: readonly ErrorCode[] = (Object.keys(ERRORS) as ErrorCode[]).sort(
  (a, b) => ERRORS[a].status - ERRORS[b].status || (a < b ? -1 : 1),
);

/** The status of every error code. */
export const ERROR_STATUSES = Object.fromEntries(ERROR_CODES.map((code) => [code, ERRORS[code].status]));

/** The actions that an organization's audit log can contain. */
export const AUDIT_ACTIONS = owners
  .flatMap(({ changes = [], occurrences = [] }) => [...changes, ...occurrences])
  .sort() as readonly string[] as readonly AuditAction[];
