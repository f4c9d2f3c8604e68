import type { SuggestionRule } from "#domain/suggestion-rules.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { readToday, writeMark } from "#server/resources/today/service.ts";
import type { tasks } from "./contract.ts";
import { ownSubjects } from "./store.ts";

/** Returns what Today suggests to the caller. A contact is only named by ID, because this needs no access to contacts. */
export const listSuggestions: Handler<typeof tasks.listSuggestions> = async ({ ctx }) => {
  const { items } = await readToday(ctx.sql, ctx.accountId, ctx.now);
  const suggested = items.filter(({ kind }) => kind === "suggestion");
  return {
    data: suggested.map(({ subjectId: id, occasion, applicationId, contactId, ...shown }) => {
      const { title, companyName } = applicationId === null ? { title: null, companyName: null } : shown;
      const rule = id.split(" ")[0] as SuggestionRule;
      return { id, rule, occasion, applicationId, title, companyName, contactId };
    }),
  };
};

/** Removes a suggestion for its occasion, for good or until an instant. @throws not_found if its card or contact isn't the caller's */
export const settleSuggestion: Handler<typeof tasks.settleSuggestion> = async ({ ctx, input }) => {
  const { sql, accountId, now: at } = ctx;
  const { id: subjectId, occasion, until } = input;
  const named = await ownSubjects(sql, { accountId, ids: subjectId.split(" ") });
  if (named.length === 0) throw notFound("suggestion");
  await writeMark(sql, { accountId, kind: "suggestion", subjectId, occasion, until, at });
  return {};
};
