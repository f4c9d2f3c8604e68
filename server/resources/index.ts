import { collectGroups, operationsOf, proceduresOf } from "#server/core/group.ts";
import { t } from "#server/core/trpc.ts";
import { account } from "./account/index.ts";
import { apiKeys } from "./api-keys/index.ts";
import { applications } from "./applications/index.ts";
import { auditEvents } from "./audit-events/index.ts";
import { billing } from "./billing/index.ts";
import { boards } from "./boards/index.ts";
import { calendarFeed } from "./calendar-feed/index.ts";
import { coachNotes } from "./coach-notes/index.ts";
import { cohortMemberships } from "./cohort-memberships/index.ts";
import { cohorts } from "./cohorts/index.ts";
import { companies } from "./companies/index.ts";
import { connectedApps } from "./connected-apps/index.ts";
import { contacts } from "./contacts/index.ts";
import { events } from "./events/index.ts";
import { exports } from "./exports/index.ts";
import { factors } from "./factors/index.ts";
import { imports } from "./imports/index.ts";
import { insights } from "./insights/index.ts";
import { interactions } from "./interactions/index.ts";
import { interviews } from "./interviews/index.ts";
import { invitations } from "./invitations/index.ts";
import { me } from "./me/index.ts";
import { members } from "./members/index.ts";
import { organizationEvents } from "./organization-events/index.ts";
import { organizationInsights } from "./organization-insights/index.ts";
import { organizationInvitations } from "./organization-invitations/index.ts";
import { organizationShares } from "./organization-shares/index.ts";
import { organizationWebhooks } from "./organization-webhooks/index.ts";
import { organizations } from "./organizations/index.ts";
import { people } from "./people/index.ts";
import { postings } from "./postings/index.ts";
import { preferences } from "./preferences/index.ts";
import { profile } from "./profile/index.ts";
import { reauthentication } from "./reauthentication/index.ts";
import { resumes } from "./resumes/index.ts";
import { roster } from "./roster/index.ts";
import { sandbox } from "./sandbox/index.ts";
import { search } from "./search/index.ts";
import { securityLog } from "./security-log/index.ts";
import { sessions } from "./sessions/index.ts";
import { shares } from "./shares/index.ts";
import { table } from "./table/index.ts";
import { today } from "./today/index.ts";
import { webhooks } from "./webhooks/index.ts";

/** All groups of operations. The API document, the tools and the reference use this order. */
export const groups = collectGroups({
  me,
  boards,
  applications,
  companies,
  interviews,
  contacts,
  interactions,
  people,
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
  roster,
  organizationInsights,
  auditEvents,
  members,
  organizationInvitations,
  invitations,
  organizationShares,
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
  search,
});

/** All operations, each with its place in the router. */
export const operations = operationsOf(groups);

/** All operations as procedures, such as `applications.bulkMove`. */
export const appRouter = t.router(proceduresOf(groups));

export type AppRouter = typeof appRouter;
