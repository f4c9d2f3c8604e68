import type { Verb } from "#server/core/execute.ts";
import type { search } from "./contract.ts";
import { findCards } from "./store/applications.ts";
import { findText } from "./store/everything.ts";

/** The caller's applications that match every filter, the longest in their column first. */
export const findApplications: Verb<typeof search.applications> = ({ ctx, input }) =>
  findCards(ctx.sql, ctx.accountId, input, ctx.now);

/** What holds the text, a few of each kind. */
export const find: Verb<typeof search.find> = ({ ctx: { sql, accountId }, input: { text } }) =>
  text === "" ? Promise.resolve([]) : findText(sql, accountId, text);
