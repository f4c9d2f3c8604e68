import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { makeNetworkLimiter } from "#server/lib/network-limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { assertWithin, spend } from "./attempts.ts";

/** Limits the wrong codes of one kind that people enter: from a person, and from a network. */
export function makeCodeAttempts(name: string, perPerson: number, perNetwork: number) {
  const limiters = processGlobal(`${name}-attempts`, () => ({
    perPerson: makeLimiter(`${name}-person`, perPerson, LIMITS.attempts.passwordWindow),
    perNetwork: makeNetworkLimiter(`${name}-network`, perNetwork, LIMITS.attempts.passwordWindow),
  }));
  return {
    /**
     * Counts each attempt before the check, so that parallel attempts can't bypass the limit. A correct code undoes only its own count;
     * otherwise someone who guesses codes could reset the limit with a code that they know.
     * @throws rate_limited with Retry-After
     */
    async within<Found>(
      userId: string,
      ip: string,
      find: () => Promise<Found | null>,
    ): Promise<Found | null> {
      if (env().RATE_LIMIT === "off") return find();
      await spend(limiters.perPerson, userId);
      assertWithin(await limiters.perNetwork.spend(ip));
      const found = await find();
      if (found !== null) {
        await Promise.all([limiters.perPerson.giveBack(userId), limiters.perNetwork.giveBack(ip)]);
      }
      return found;
    },
  };
}
