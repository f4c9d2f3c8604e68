import { windowOf } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { metrics } from "#server/lib/metrics.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { OperationError } from "./errors.ts";

/** All rates are a minute's. */
const WINDOW_SECONDS = windowOf("a minute");
type Policy = keyof typeof LIMITS.rates;

const limiters = processGlobal("rate-limiters", () => {
  const made = Object.entries(LIMITS.rates).map(([policy, points]) => [
    policy,
    makeLimiter(policy, points, WINDOW_SECONDS),
  ]);
  return Object.fromEntries(made) as Record<Policy, ReturnType<typeof makeLimiter>>;
});

/**
 * Counts one request of a principal, reads, writes and fetches of a feed apart, and says on the answer's headers what is left
 * (IETF draft "RateLimit header fields for HTTP").
 * @throws rate_limited with Retry-After
 */
export async function countRequest(
  principal: string,
  policy: Policy,
  headers: Map<string, string>,
): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  const { isOver, left, seconds } = await limiters[policy].spend(principal);
  headers.set("RateLimit-Policy", `"${policy}";q=${LIMITS.rates[policy]};w=${WINDOW_SECONDS}`);
  headers.set("RateLimit", `"${policy}";r=${left};t=${seconds}`);
  if (isOver) {
    metrics.limits.inc({ limit: policy });
    const detail = `More than ${LIMITS.rates[policy].toLocaleString("en")} ${policy} in a minute. Try again in ${seconds} s.`;
    throw new OperationError("rate_limited", detail, { headers: { "Retry-After": String(seconds) } });
  }
}
