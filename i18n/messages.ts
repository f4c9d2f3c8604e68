import api from "../messages/en/api.json";
import apiKeys from "../messages/en/api-keys.json";
import applicantFields from "../messages/en/applicant-fields.json";
import applicantHome from "../messages/en/applicant-home.json";
import appointments from "../messages/en/appointments.json";
import assignedTasks from "../messages/en/assigned-tasks.json";
import audit from "../messages/en/audit.json";
import auth from "../messages/en/auth.json";
import billing from "../messages/en/billing.json";
import board from "../messages/en/board.json";
import boardViews from "../messages/en/board-views.json";
import calendarFeed from "../messages/en/calendar-feed.json";
import card from "../messages/en/card.json";
import coachNotes from "../messages/en/coach-notes.json";
import cohorts from "../messages/en/cohorts.json";
import commands from "../messages/en/commands.json";
import common from "../messages/en/common.json";
import companies from "../messages/en/companies.json";
import contactLog from "../messages/en/contact-log.json";
import docs from "../messages/en/docs.json";
import docsBilling from "../messages/en/docs-billing.json";
import docsExtension from "../messages/en/docs-extension.json";
import docsGuides from "../messages/en/docs-guides.json";
import docsImport from "../messages/en/docs-import.json";
import docsRun from "../messages/en/docs-run.json";
import docsSearch from "../messages/en/docs-search.json";
import editing from "../messages/en/editing.json";
import exporting from "../messages/en/export.json";
import files from "../messages/en/files.json";
import followUp from "../messages/en/follow-up.json";
import identity from "../messages/en/identity.json";
import importing from "../messages/en/import.json";
import inbound from "../messages/en/inbound.json";
import insights from "../messages/en/insights.json";
import interviews from "../messages/en/interviews.json";
import invitation from "../messages/en/invitation.json";
import joining from "../messages/en/joining.json";
import landing from "../messages/en/landing.json";
import leftOut from "../messages/en/left-out.json";
import members from "../messages/en/members.json";
import memberships from "../messages/en/memberships.json";
import oauth from "../messages/en/oauth.json";
import organizationInsights from "../messages/en/organization-insights.json";
import organizations from "../messages/en/organizations.json";
import outcomeEntry from "../messages/en/outcome-entry.json";
import outcomes from "../messages/en/outcomes.json";
import outreach from "../messages/en/outreach.json";
import people from "../messages/en/people.json";
import posting from "../messages/en/posting.json";
import problems from "../messages/en/problems.json";
import profile from "../messages/en/profile.json";
import resumes from "../messages/en/resumes.json";
import roster from "../messages/en/roster.json";
import rosterSync from "../messages/en/roster-sync.json";
import sandbox from "../messages/en/sandbox.json";
import save from "../messages/en/save.json";
import sections from "../messages/en/sections.json";
import security from "../messages/en/security.json";
import settings from "../messages/en/settings.json";
import sharedBoard from "../messages/en/shared-board.json";
import sharing from "../messages/en/sharing.json";
import shell from "../messages/en/shell.json";
import staffCredentials from "../messages/en/staff-credentials.json";
import staffToday from "../messages/en/staff-today.json";
import status from "../messages/en/status.json";
import table from "../messages/en/table.json";
import tasks from "../messages/en/tasks.json";
import testPayments from "../messages/en/test-payments.json";
import thread from "../messages/en/thread.json";
import today from "../messages/en/today.json";
import ui from "../messages/en/ui.json";
import webhooks from "../messages/en/webhooks.json";

/**
 * Every text of the product, in one file per namespace under `messages/en/`, with one line here for each.
 * Another language is another folder of the same shape.
 */
export const messages = {
  api,
  apiKeys,
  applicantFields,
  applicantHome,
  appointments,
  assignedTasks,
  audit,
  auth,
  billing,
  board,
  boardViews,
  calendarFeed,
  card,
  coachNotes,
  cohorts,
  commands,
  common,
  companies,
  contactLog,
  docs,
  docsBilling,
  docsExtension,
  docsGuides,
  docsImport,
  docsRun,
  docsSearch,
  editing,
  export: exporting,
  files,
  followUp,
  identity,
  import: importing,
  inbound,
  insights,
  interviews,
  invitation,
  joining,
  landing,
  leftOut,
  members,
  memberships,
  oauth,
  organizationInsights,
  organizations,
  outcomeEntry,
  outcomes,
  outreach,
  people,
  posting,
  problems,
  profile,
  resumes,
  roster,
  rosterSync,
  sandbox,
  save,
  sections,
  security,
  settings,
  sharedBoard,
  sharing,
  shell,
  staffCredentials,
  staffToday,
  status,
  table,
  tasks,
  testPayments,
  today,
  ui,
  thread,
  webhooks,
};

export type Messages = typeof messages;
export type Namespace = keyof Messages;
