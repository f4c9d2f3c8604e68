import { collectGroups, operationsOf, proceduresOf } from "#server/core/group.ts";
import { t } from "#server/core/procedure.ts";
import { accountGroup as account } from "./account/service.ts";
import { apiKeysGroup as apiKeys } from "./api-keys/service.ts";
import { applications } from "./applications/index.ts";
import { appointments } from "./appointments/index.ts";
import { assignedTasksGroup as assignedTasks } from "./assigned-tasks/service.ts";
import { auditEventsGroup as auditEvents } from "./audit-events/service.ts";
import { billingGroup as billing } from "./billing/service.ts";
import { boardsGroup as boards } from "./boards/service.ts";
import { calendarFeedGroup as calendarFeed } from "./calendar-feed/service.ts";
import { caseloadGroup as caseload } from "./caseload/service.ts";
import { coachNotesGroup as coachNotes } from "./coach-notes/service.ts";
import { cohortMembershipsGroup as cohortMemberships } from "./cohort-memberships/service.ts";
import { cohortsGroup as cohorts } from "./cohorts/service.ts";
import { companies } from "./companies/index.ts";
import { connectedAppsGroup as connectedApps } from "./connected-apps/service.ts";
import { contactLogGroup as contactLog } from "./contact-log/service.ts";
import { contactsGroup as contacts } from "./contacts/service.ts";
import { eventsGroup as events, organizationEventsGroup as organizationEvents } from "./events/service.ts";
import { exportsGroup as exports } from "./exports/service.ts";
import { factorsGroup as factors } from "./factors/service.ts";
import { imports } from "./imports/index.ts";
import { inboundEmails } from "./inbound-emails/index.ts";
import { insightsGroup as insights } from "./insights/service.ts";
import { interactionsGroup as interactions } from "./interactions/service.ts";
import { interviewsGroup as interviews } from "./interviews/service.ts";
import { invitationsGroup as invitations } from "./invitations/service.ts";
import { joiningGroup as joining } from "./joining/service.ts";
import { mailboxesGroup as mailboxes } from "./mailboxes/service.ts";
import { meGroup as me } from "./me/service.ts";
import { membersGroup as members } from "./members/service.ts";
import { messageTemplatesGroup as messageTemplates } from "./message-templates/service.ts";
import { messagesGroup as messages } from "./messages/service.ts";
import { nudgesGroup as nudges } from "./nudges/service.ts";
import { organizationFilesGroup as organizationFiles } from "./organization-files/service/files.ts";
import { organizationInsightsGroup as organizationInsights } from "./organization-insights/service.ts";
import { organizationInvitationsGroup as organizationInvitations } from "./organization-invitations/service.ts";
import { organizationRetentionGroup as organizationRetention } from "./organization-retention/service.ts";
import { organizationSharesGroup as organizationShares } from "./organization-shares/service.ts";
import { organizationTakeOutGroup as organizationTakeOut } from "./organization-take-out/service.ts";
import { organizationWebhooks } from "./organization-webhooks/index.ts";
import { organizationsGroup as organizations } from "./organizations/service.ts";
import { outcomesGroup as outcomes } from "./outcomes/service.ts";
import { peopleGroup as people } from "./people/service.ts";
import { postingsGroup as postings } from "./postings/service.ts";
import { preferencesGroup as preferences } from "./preferences/service.ts";
import { profileGroup as profile } from "./profile/service.ts";
import { pushGroup as push } from "./push/service.ts";
import { reauthenticationGroup as reauthentication } from "./reauthentication/service.ts";
import { resumesGroup as resumes } from "./resumes/service.ts";
import { rosterGroup as roster } from "./roster/service.ts";
import { rosterRecords } from "./roster-records/index.ts";
import { rosterSyncs } from "./roster-syncs/service.ts";
import { sandboxGroup as sandbox } from "./sandbox/service.ts";
import { searchGroup as search } from "./search/service.ts";
import { securityLogGroup as securityLog } from "./security-log/service.ts";
import { sessionsGroup as sessions } from "./sessions/service.ts";
import { sharesGroup as shares } from "./shares/service.ts";
import { staffCredentialsGroup as staffCredentials } from "./staff-credentials/service.ts";
import { tableGroup as table } from "./table/service.ts";
import { taskTemplatesGroup as taskTemplates } from "./task-templates/service.ts";
import { tasks } from "./tasks/index.ts";
import { todayGroup as today } from "./today/service.ts";
import { webhooksGroup as webhooks } from "./webhooks/service.ts";

/** All groups of operations. The API document, the tools, and the reference use this order. */
export const groups = collectGroups({
  me,
  boards,
  applications,
  companies,
  interviews,
  contacts,
  interactions,
  inboundEmails,
  people,
  tasks,
  resumes,
  profile,
  insights,
  table,
  today,
  exports,
  imports,
  postings,
  shares,
  coachNotes,
  organizations,
  cohorts,
  cohortMemberships,
  caseload,
  outcomes,
  contactLog,
  messages,
  messageTemplates,
  nudges,
  assignedTasks,
  appointments,
  taskTemplates,
  roster,
  rosterRecords,
  rosterSyncs,
  organizationInsights,
  auditEvents,
  members,
  organizationInvitations,
  joining,
  organizationFiles,
  invitations,
  organizationShares,
  organizationTakeOut,
  organizationRetention,
  staffCredentials,
  billing,
  sandbox,
  events,
  webhooks,
  organizationEvents,
  organizationWebhooks,
  sessions,
  securityLog,
  reauthentication,
  factors,
  connectedApps,
  calendarFeed,
  apiKeys,
  account,
  preferences,
  push,
  mailboxes,
  search,
});

/** All operations, each with its place in the router. */
export const operations = operationsOf(groups);

/** All operations as procedures, such as `applications.bulkMove`. */
export const appRouter = t.router(proceduresOf(groups));

export type AppRouter = typeof appRouter;
