import {
  type ChosenRule,
  type SuggestionRule as RuleName,
  SUGGESTION_RULES,
  SUGGESTIONS,
} from "#domain/suggestion-rules.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import type { SuggestionRule, tasks } from "./contract.ts";
import * as store from "./store.ts";

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
