import { t } from "#server/core/trpc.ts";
import { boardView } from "./board-view.ts";

/** What pages call beside the interface's operations. */
export const pageRouter = t.router({
  boardView,
});
