import { RateLimiterRes } from "rate-limiter-flexible";
import { OperationError } from "#server/core/errors.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { Visitor } from "./visitor.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often within a window something may be tried for one address, and from one place. */
const POLICIES = {
  password: { perAddress: 10, perPlace: 50, seconds: 15 * MINUTE },
  mail: { perAddress: 5, perPlace: 30, seconds: HOUR },
  /** A guest has no address; the place stands for both. */
  sandbox: { perAddress: 10, perPlace: 10, seconds: HOUR },
} as const;

export type Attempt = keyof typeof POLICIES;

/** Raised when something was tried too often; says after how many minutes it may be tried again. */
export class TooManyAttempts extends OperationError {
  readonly minutes: number;

  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
    const minutes = Math.ceil(seconds / MINUTE);
    const detail = `That was tried too often. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
    super("rate_limited", detail, { headers: { "Retry-After": String(seconds) } });
    this.minutes = minutes;
  }
}

const limiters = processGlobal("attempt-limiters", () => {
  const of = (attempt: Attempt) => {
    const { perAddress, perPlace, seconds } = POLICIES[attempt];
    return {
      address: makeLimiter(`${attempt}-address`, perAddress, seconds),
      place: makeLimiter(`${attempt}-place`, perPlace, seconds),
    };
  };
  return { password: of("password"), mail: of("mail"), sandbox: of("sandbox") };
});

/** Counts a try for an address from a place. @throws TooManyAttempts */
export async function countAttempt(
  attempt: Attempt,
  email: string,
  from: Pick<Visitor, "ip">,
): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  const { address, place } = limiters[attempt];
  try {
    await Promise.all([address.consume(email), place.consume(from.ip)]);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new TooManyAttempts(refusal.msBeforeNext);
    throw refusal;
  }
}

/** Whoever got in has their tries for the address back. */
export async function forgiveAttempts(attempt: Attempt, email: string): Promise<void> {
  await limiters[attempt].address.delete(email);
}
