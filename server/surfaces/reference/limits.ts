import { LIMITS } from "#domain/limits.ts";
import { IDEMPOTENCY_HOURS } from "#server/core/idempotency.ts";

/** What the guide says of limits, from where they are set. */
export const limits = {
  idempotencyHours: IDEMPOTENCY_HOURS,
  reads: LIMITS.rates.reads,
  writes: LIMITS.rates.writes,
};
