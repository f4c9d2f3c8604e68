import { t } from "#server/core/trpc.ts";
import { accountRouter } from "./account.ts";
import { apiKeysRouter } from "./api-keys.ts";
import { boardView } from "./board-view.ts";
import { companyCards } from "./company-cards.ts";
import { importsPageRouter } from "./imports.ts";
import { resumeLibrary } from "./resume-library.ts";
import { todayRouter } from "./today/router.ts";

/** What pages call beside the interface's operations. */
export const pageRouter = t.router({
  account: accountRouter,
  apiKeys: apiKeysRouter,
  boardView,
  companyCards,
  imports: importsPageRouter,
  resumeLibrary,
  today: todayRouter,
});
