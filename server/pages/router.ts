import { t } from "#server/core/trpc.ts";
import { accountRouter } from "./account.ts";
import { apiKeysRouter } from "./api-keys.ts";
import { auditLog } from "./audit-log/router.ts";
import { boardHistories } from "./board-histories.ts";
import { boardTable } from "./board-table.ts";
import { boardView } from "./board-view.ts";
import { calendarFeedRouter } from "./calendar-feed.ts";
import { companyCards } from "./company-cards.ts";
import { connectedAppsRouter } from "./connected-apps.ts";
import { factorsRouter } from "./factors.ts";
import { importsPageRouter } from "./imports.ts";
import { insightsCards } from "./insights-cards.ts";
import { interviewsRouter } from "./interviews/router.ts";
import { organization } from "./organization.ts";
import { organizationSecondFactor } from "./organization-security.ts";
import { peoplePageRouter } from "./people/router.ts";
import { postingOfLink } from "./posting/posting-of-link.ts";
import { savePosting } from "./posting/save-posting.ts";
import { reauthenticationRouter } from "./reauthentication.ts";
import { referenceKey } from "./reference-key.ts";
import { remainingRecords } from "./remaining-records.ts";
import { resumeLibrary } from "./resume-library.ts";
import { rosterPageRouter } from "./roster/router.ts";
import { sandboxPageRouter } from "./sandbox.ts";
import { securityLog } from "./security-log.ts";
import { sessionsRouter } from "./sessions.ts";
import { sharedCardsRouter } from "./shared-cards.ts";

/** What pages call beside the interface's operations. */
export const pageRouter = t.router({
  organization,
  organizationSecondFactor,
  account: accountRouter,
  apiKeys: apiKeysRouter,
  auditLog,
  boardHistories,
  boardTable,
  boardView,
  calendarFeed: calendarFeedRouter,
  companyCards,
  connectedApps: connectedAppsRouter,
  factors: factorsRouter,
  imports: importsPageRouter,
  interviews: interviewsRouter,
  postingOfLink,
  insightsCards,
  people: peoplePageRouter,
  reauthentication: reauthenticationRouter,
  referenceKey,
  remainingRecords,
  resumeLibrary,
  roster: rosterPageRouter,
  sandbox: sandboxPageRouter,
  savePosting,
  securityLog,
  sessions: sessionsRouter,
  sharedCards: sharedCardsRouter,
});
