import { t } from "#server/core/trpc.ts";
import { accountRouter } from "./account/router.ts";
import { apiKeysRouter } from "./api-keys/router.ts";
import { applicationsRouter } from "./applications/router.ts";
import { auditEventsRouter } from "./audit-events/router.ts";
import { billingRouter } from "./billing/router.ts";
import { boardsRouter } from "./boards/router.ts";
import { calendarFeedRouter } from "./calendar-feed/router.ts";
import { coachNotesRouter } from "./coach-notes/router.ts";
import { cohortMembershipsRouter } from "./cohort-memberships/router.ts";
import { cohortsRouter } from "./cohorts/router.ts";
import { companiesRouter } from "./companies/router.ts";
import { connectedAppsRouter } from "./connected-apps/router.ts";
import { contactsRouter } from "./contacts/router.ts";
import { exportsRouter } from "./exports/router.ts";
import { factorsRouter } from "./factors/router.ts";
import { importsRouter } from "./imports/router.ts";
import { insightsRouter } from "./insights/router.ts";
import { interactionsRouter } from "./interactions/router.ts";
import { interviewsRouter } from "./interviews/router.ts";
import { invitationsRouter } from "./invitations/router.ts";
import { meRouter } from "./me/router.ts";
import { membersRouter } from "./members/router.ts";
import { organizationInsightsRouter } from "./organization-insights/router.ts";
import { organizationInvitationsRouter } from "./organization-invitations/router.ts";
import { organizationSharesRouter } from "./organization-shares/router.ts";
import { organizationsRouter } from "./organizations/router.ts";
import { peopleRouter } from "./people/router.ts";
import { postingsRouter } from "./postings/router.ts";
import { profileRouter } from "./profile/router.ts";
import { reauthenticationRouter } from "./reauthentication/router.ts";
import { resumesRouter } from "./resumes/router.ts";
import { rosterRouter } from "./roster/router.ts";
import { sandboxRouter } from "./sandbox/router.ts";
import { securityLogRouter } from "./security-log/router.ts";
import { sessionsRouter } from "./sessions/router.ts";
import { sharesRouter } from "./shares/router.ts";
import { tableRouter } from "./table/router.ts";
import { todayRouter } from "./today/router.ts";

/** Every group of operations, one line each: the only registry. */
export const appRouter = t.router({
  me: meRouter,
  boards: boardsRouter,
  applications: applicationsRouter,
  companies: companiesRouter,
  interviews: interviewsRouter,
  contacts: contactsRouter,
  interactions: interactionsRouter,
  people: peopleRouter,
  resumes: resumesRouter,
  profile: profileRouter,
  insights: insightsRouter,
  table: tableRouter,
  today: todayRouter,
  exports: exportsRouter,
  imports: importsRouter,
  postings: postingsRouter,
  shares: sharesRouter,
  coachNotes: coachNotesRouter,
  organizations: organizationsRouter,
  cohorts: cohortsRouter,
  cohortMemberships: cohortMembershipsRouter,
  roster: rosterRouter,
  organizationInsights: organizationInsightsRouter,
  auditEvents: auditEventsRouter,
  members: membersRouter,
  organizationInvitations: organizationInvitationsRouter,
  invitations: invitationsRouter,
  organizationShares: organizationSharesRouter,
  billing: billingRouter,
  sandbox: sandboxRouter,
  sessions: sessionsRouter,
  securityLog: securityLogRouter,
  reauthentication: reauthenticationRouter,
  factors: factorsRouter,
  connectedApps: connectedAppsRouter,
  calendarFeed: calendarFeedRouter,
  apiKeys: apiKeysRouter,
  account: accountRouter,
});

export type AppRouter = typeof appRouter;
