import { IDEMPOTENCY_HOURS } from "#server/core/idempotency.ts";
import { POLICIES } from "#server/core/rate-limit.ts";

/** What the guide says of limits, from where they are set. */
export const limits = { idempotencyHours: IDEMPOTENCY_HOURS, reads: POLICIES.reads, writes: POLICIES.writes };
