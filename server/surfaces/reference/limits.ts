import { inWords, type Unit } from "#domain/in-words.ts";
import { LIMIT_TABLE } from "#domain/limit-table.ts";
import { LIMITS } from "#domain/limits.ts";
import { DAY, HOUR } from "#domain/units.ts";
import { IDEMPOTENCY_HOURS } from "#server/core/idempotency.ts";

/** What the guide says of limits, from where they are set. */
export const limits = {
  idempotencyHours: IDEMPOTENCY_HOURS,
  body: inWords(LIMITS.requests.body, "bytes"),
  pageSize: LIMITS.requests.pageSize,
  pageSizeMost: LIMITS.requests.pageSizeMost,
  reads: LIMITS.rates.reads,
  writes: LIMITS.rates.writes,
  eventDays: LIMITS.lifetimes.changeEvent / DAY,
  outageDays: LIMITS.lifetimes.webhookOutage / DAY,
  retryHours: LIMITS.lifetimes.webhookRetries / HOUR,
  secretHours: LIMITS.lifetimes.webhookOldSecret / HOUR,
  answerSeconds: LIMITS.lifetimes.webhookAnswer,
};

/** What the guides to single tasks say of limits. */
export const guideLimits = {
  pageSizeMost: LIMITS.requests.pageSizeMost,
  oauthClients: LIMITS.quotas.oauthClients,
  accessToken: inWords(LIMITS.lifetimes.accessToken, "seconds"),
  deviceCode: inWords(LIMITS.lifetimes.deviceCode, "seconds"),
  devicePoll: inWords(LIMITS.lifetimes.devicePoll, "seconds"),
  refreshTokenGrace: inWords(LIMITS.lifetimes.refreshTokenGrace, "seconds"),
  refreshTokenUnused: inWords(LIMITS.lifetimes.refreshTokenUnused, "seconds"),
};

export type LimitGroup = {
  readonly name: keyof typeof LIMIT_TABLE;
  readonly rows: readonly { readonly what: string; readonly value: string }[];
};

/** Every limit of the product in words, by group. */
export function limitGroups(): LimitGroup[] {
  const groups = Object.entries(LIMIT_TABLE) as [LimitGroup["name"], Record<string, Line>][];
  return groups.map(([name, lines]) => ({
    name,
    rows: Object.values(lines).map(([value, unit, what]) => ({ what, value: inWords(value, unit) })),
  }));
}

type Line = readonly [value: number, unit: Unit, what: string];
