import { t } from "#server/core/trpc.ts";
import { applicationsRouter } from "./applications/router.ts";
import { boardsRouter } from "./boards/router.ts";
import { companiesRouter } from "./companies/router.ts";
import { meRouter } from "./me/router.ts";

/** Every group of operations, one line each: the only registry. */
export const appRouter = t.router({
  me: meRouter,
  boards: boardsRouter,
  applications: applicationsRouter,
  companies: companiesRouter,
});

export type AppRouter = typeof appRouter;
