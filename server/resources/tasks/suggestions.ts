import {
  type ChosenRule,
  type SuggestionRule as RuleName,
  SUGGESTION_RULES,
  SUGGESTIONS,
} from "#domain/suggestion-rules.ts";
import { invalidField, notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { readToday, writeMark } from "#server/resources/today/service.ts";
import type { SuggestionRule, tasks } from "./contract.ts";
import * as store from "./store.ts";

/** Returns what Today suggests to the caller. Names a contact only by ID, because callers don't need access to contacts. */
export const listSuggestions: Handler<typeof tasks.listSuggestions> = async ({ ctx }) => {
  const { items } = await readToday(ctx.sql, ctx.accountId, ctx.now);
  const suggested = items.filter(({ kind }) => kind === "suggestion");
  return {
    data: suggested.map(({ subjectId: id, occasion, applicationId, contactId, ...shown }) => {
      const { title, companyName } = applicationId === null ? { title: null, companyName: null } : shown;
      const rule = id.split(" ")[0] as RuleName;
      return { id, rule, occasion, applicationId, title, companyName, contactId };
    }),
  };
};

/** Removes a suggestion for its occasion, for good or until an instant. @throws not_found if its card or contact isn't the caller's */
export const settleSuggestion: Handler<typeof tasks.settleSuggestion> = async ({ ctx, input }) => {
  const { sql, accountId, now: at } = ctx;
  const { id: subjectId, occasion, until } = input;
  const named = await store.ownSubjects(sql, { accountId, ids: subjectId.split(" ") });
  if (named.length === 0) throw notFound("suggestion");
  await writeMark(sql, { accountId, kind: "suggestion", subjectId, occasion, until, at });
  return {};
};

/** Returns the rules as the caller set them. */
export const listSuggestionRules: Handler<typeof tasks.listSuggestionRules> = async ({ ctx }) => {
  const chosen = await store.readChosenRules(ctx.sql, { accountId: ctx.accountId });
  return { data: SUGGESTIONS.map((rule) => ruleOf(rule, chosen[rule])) };
};

/** Changes a rule for the caller. @throws validation_failed for more days than the rule allows */
export const updateSuggestionRule: Handler<typeof tasks.updateSuggestionRule> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const { rule, isOn, days } = input;
  const { days: usual, most } = SUGGESTION_RULES[rule];
  if (typeof days === "number" && usual === null) {
    throw invalidField(["days"], "Each contact has their own days (keepInTouchDays).");
  }
  if (typeof days === "number" && days > most) throw invalidField(["days"], `At most ${most} days.`);
  const change = JSON.stringify({ isOn, days });
  return ruleOf(rule, await store.writeChosenRule(sql, { accountId, rule, change }));
};

function ruleOf(rule: RuleName, { isOn = true, days = null }: ChosenRule = {}): SuggestionRule {
  const { days: usual, most } = SUGGESTION_RULES[rule];
  return { rule, isOn, days: days ?? usual, defaultDays: usual, mostDays: usual === null ? null : most };
}
