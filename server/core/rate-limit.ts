import { RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { OperationError } from "./errors.ts";

const WINDOW_SECONDS = 60;
/**
 * Feeds are asked for by programs; links are pages elsewhere that we fetch for somebody; exports read everything; tokens and
 * registrations are counted by where they are asked for.
 */
export const POLICIES = {
  reads: 3_000,
  writes: 1_200,
  feeds: 60,
  links: 30,
  exports: 10,
  tokens: 300,
  registrations: 30,
} as const;
type Policy = keyof typeof POLICIES;

const limiters = processGlobal("rate-limiters", () => {
  const made = Object.entries(POLICIES).map(([policy, points]) => [
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
  const outcome = await limiters[policy].consume(principal).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  const seconds = Math.max(1, Math.ceil(outcome.msBeforeNext / 1_000));
  headers.set("RateLimit-Policy", `"${policy}";q=${POLICIES[policy]};w=${WINDOW_SECONDS}`);
  headers.set("RateLimit", `"${policy}";r=${outcome.remainingPoints};t=${seconds}`);
  if (outcome.consumedPoints > POLICIES[policy]) {
    throw new OperationError("rate_limited", `Too many ${policy} in a minute. Try again in ${seconds} s.`, {
      headers: { "Retry-After": String(seconds) },
    });
  }
}
