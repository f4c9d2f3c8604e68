import api from "../messages/en/api.json";
import audit from "../messages/en/audit.json";
import auth from "../messages/en/auth.json";
import billing from "../messages/en/billing.json";
import billingdocs from "../messages/en/billingdocs.json";
import board from "../messages/en/board.json";
import calendarFeed from "../messages/en/calendar-feed.json";
import card from "../messages/en/card.json";
import coachNotes from "../messages/en/coach-notes.json";
import cohorts from "../messages/en/cohorts.json";
import commands from "../messages/en/commands.json";
import common from "../messages/en/common.json";
import companies from "../messages/en/companies.json";
import docs from "../messages/en/docs.json";
import docsearch from "../messages/en/docsearch.json";
import exporting from "../messages/en/export.json";
import identity from "../messages/en/identity.json";
import importing from "../messages/en/import.json";
import importdocs from "../messages/en/importdocs.json";
import insights from "../messages/en/insights.json";
import interviews from "../messages/en/interviews.json";
import invitation from "../messages/en/invitation.json";
import keys from "../messages/en/keys.json";
import landing from "../messages/en/landing.json";
import members from "../messages/en/members.json";
import oauth from "../messages/en/oauth.json";
import organizationInsights from "../messages/en/organization-insights.json";
import organizations from "../messages/en/organizations.json";
import people from "../messages/en/people.json";
import posting from "../messages/en/posting.json";
import problems from "../messages/en/problems.json";
import profile from "../messages/en/profile.json";
import resumes from "../messages/en/resumes.json";
import roster from "../messages/en/roster.json";
import sandbox from "../messages/en/sandbox.json";
import save from "../messages/en/save.json";
import security from "../messages/en/security.json";
import settings from "../messages/en/settings.json";
import sharedBoard from "../messages/en/shared-board.json";
import sharing from "../messages/en/sharing.json";
import shell from "../messages/en/shell.json";
import status from "../messages/en/status.json";
import table from "../messages/en/table.json";
import testpayments from "../messages/en/testpayments.json";
import today from "../messages/en/today.json";
import tryit from "../messages/en/tryit.json";
import ui from "../messages/en/ui.json";
import views from "../messages/en/views.json";

/**
 * Every text of the product: one file a namespace under `messages/en/`, one line here for each.
 * Another language is another folder of the same shape.
 */
export const messages = {
  api,
  audit,
  auth,
  billing,
  billingdocs,
  board,
  calendarFeed,
  card,
  coachNotes,
  cohorts,
  commands,
  common,
  companies,
  docs,
  docsearch,
  export: exporting,
  identity,
  import: importing,
  importdocs,
  interviews,
  insights,
  invitation,
  keys,
  landing,
  members,
  organizationInsights,
  organizations,
  oauth,
  posting,
  people,
  problems,
  profile,
  resumes,
  roster,
  sandbox,
  save,
  security,
  settings,
  sharedBoard,
  sharing,
  shell,
  status,
  testpayments,
  today,
  table,
  tryit,
  ui,
  views,
};

export type Messages = typeof messages;
export type Namespace = keyof Messages;
