import { t } from "#server/core/trpc.ts";
import { accountRouter } from "./account.ts";
import { apiKeysRouter } from "./api-keys.ts";
import { auditLog } from "./audit-log/router.ts";
import { calendarFeedRouter } from "./calendar-feed.ts";
import { connectedAppsRouter } from "./connected-apps.ts";
import { factorsRouter } from "./factors.ts";
import { organization } from "./organization.ts";
import { organizationSecondFactor } from "./organization-security.ts";
import { reauthenticationRouter } from "./reauthentication.ts";
import { referenceKey } from "./reference-key.ts";
import { remainingRecords } from "./remaining-records.ts";
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
  calendarFeed: calendarFeedRouter,
  connectedApps: connectedAppsRouter,
  factors: factorsRouter,
  reauthentication: reauthenticationRouter,
  referenceKey,
  remainingRecords,
  roster: rosterPageRouter,
  sandbox: sandboxPageRouter,
  securityLog,
  sessions: sessionsRouter,
  sharedCards: sharedCardsRouter,
});
