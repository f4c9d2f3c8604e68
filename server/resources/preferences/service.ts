import { regionOf } from "#domain/region.ts";
import type { Verb } from "#server/core/execute.ts";
import { prefillProfile } from "#server/resources/profile/service.ts";
import type { preferences } from "./contract.ts";
import { insertPreferences, writePreferences } from "./store.ts";

export const save: Verb<typeof preferences.save> = async ({ ctx, input }) => {
  await writePreferences(ctx.sql, { userId: ctx.actor.userId, ...input });
  return {};
};

export const prefill: Verb<typeof preferences.prefill> = async ({ ctx, input: { timeZone, language } }) => {
  await insertPreferences(ctx.sql, { userId: ctx.actor.userId, timeZone, ...regionOf(language) });
  await prefillProfile(ctx.sql, ctx.accountId, ctx.now);
  return {};
};
