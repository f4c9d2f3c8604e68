import { inWords, type Unit } from "#domain/in-words.ts";
import { LIMIT_TABLE } from "#domain/limit-table.ts";
import { LIMITS } from "#domain/limits.ts";
import { DAY, HOUR } from "#domain/units.ts";
import { IDEMPOTENCY_HOURS } from "#server/core/idempotency.ts";

/** The limits in the guide, imported from the modules that set them. */
export const limits = {
  idempotencyHours: IDEMPOTENCY_HOURS,
  body: inWords(LIMITS.requests.body, "bytes"),
  pageSize: LIMITS.requests.pageSize,
  pageSizeMost: LIMITS.requests.pageSizeMost,
  reads: LIMITS.rates.reads,
  writes: LIMITS.rates.writes,
  eventBytes: inWords(LIMITS.requests.eventBytes, "bytes"),
  eventDays: LIMITS.lifetimes.changeEvent / DAY,
  outageDays: LIMITS.lifetimes.webhookOutage / DAY,
  retryHours: LIMITS.lifetimes.webhookRetries / HOUR,
  secretHours: LIMITS.lifetimes.webhookOldSecret / HOUR,
  answerSeconds: LIMITS.lifetimes.webhookResponse,
};

/**
 * The costs in the guide to syncing: response bodies in bytes, rounded up so that a new field doesn't change them. sync-cost.test.ts
 * measures each.
 */
export const SYNC_COSTS = {
  cards: 500,
  description: 2_000,
  changes: 20,
  whole: { requests: 4, bytes: 1_600_000 },
  follow: { requests: 1, bytes: 75_000 },
  idle: { requests: 1, bytes: 100 },
  webhook: { requests: 20, bytes: 4_000 },
} as const;

/**
 * The costs of tasks for an agent: its calls, and the tokens that it writes as arguments and reads as results, rounded.
 * scripts/bench/agents/costs.test.ts does each task and compares its cost with these numbers.
 */
export const AGENT_COSTS = {
  archiveStale: { toolsets: "search", calls: 2, tokens: 1_150 },
  scheduleInterview: { toolsets: "search", calls: 2, tokens: 2_200 },
  weeklyReport: { toolsets: "search", calls: 4, tokens: 3_100 },
  placeApplicants: { toolsets: "organization", calls: 8, tokens: 5_150 },
  addPosting: { toolsets: "search", calls: 3, tokens: 340 },
  prepareInterview: { toolsets: "search", calls: 3, tokens: 1_750 },
  recordOutcome: { toolsets: "search", calls: 2, tokens: 300 },
  followUp: { toolsets: "search", calls: 2, tokens: 1_200 },
  coachNote: { toolsets: "organization", calls: 4, tokens: 2_300 },
  tailorResume: { toolsets: "search,setup", calls: 5, tokens: 2_400 },
} as const;

/** Rounds bytes for the guide: 1.5 MB, 100 kB, 100 bytes. */
function roundBytes(bytes: number): string {
  if (bytes >= 1e6) return `${bytes / 1e6} MB`;
  return bytes >= 1e3 ? `${bytes / 1e3} kB` : `${bytes} bytes`;
}

/** The limits in the guides to single tasks. */
export const guideLimits = {
  pageSizeMost: LIMITS.requests.pageSizeMost,
  eventDays: limits.eventDays,
  syncCards: SYNC_COSTS.cards,
  syncDescription: SYNC_COSTS.description,
  syncChanges: SYNC_COSTS.changes,
  syncWholeRequests: SYNC_COSTS.whole.requests,
  syncWhole: roundBytes(SYNC_COSTS.whole.bytes),
  syncFollowRequests: SYNC_COSTS.follow.requests,
  syncFollow: roundBytes(SYNC_COSTS.follow.bytes),
  syncIdleRequests: SYNC_COSTS.idle.requests,
  syncIdle: roundBytes(SYNC_COSTS.idle.bytes),
  syncDeliveries: SYNC_COSTS.webhook.requests,
  syncDelivery: roundBytes(SYNC_COSTS.webhook.bytes),
  oauthClients: LIMITS.quotas.oauthClients,
  connectionDays: LIMITS.lifetimes.connection / DAY,
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

/** Returns every limit of the product in words, by group. */
export function limitGroups(): LimitGroup[] {
  const groups = Object.entries(LIMIT_TABLE) as [LimitGroup["name"], Record<string, Line>][];
  return groups.map(([name, lines]) => ({
    name,
    rows: Object.values(lines).map(([value, unit, what]) => ({ what, value: inWords(value, unit) })),
  }));
}

type Line = readonly [value: number, unit: Unit, what: string];
