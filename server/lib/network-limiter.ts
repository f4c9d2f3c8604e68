import { createHash } from "node:crypto";
import { type CountedNetwork, networksAround } from "./client-network.ts";
import { type Limiter, makeLimiter, type Usage } from "./limiter.ts";

/** A limit by network. Each subject, such as an email address, is counted separately for each network. */
export type NetworkLimiter = {
  /** Spends a point of each network around the address, narrowest first; stops at the first network that has no points left. */
  spend(address: string, subject?: string): Promise<Usage>;
  /** Undoes one `spend`. */
  giveBack(address: string, subject?: string): Promise<void>;
  /** Resets the narrowest network's count, and takes one point back from each of the others. */
  forget(address: string, subject?: string): Promise<void>;
};

/**
 * Creates a limiter with this many points for the narrowest network. Wider networks have more, as
 * `client-network.ts` defines.
 */
export function makeNetworkLimiter(keyPrefix: string, points: number, duration: number): NetworkLimiter {
  const made = new Map<number, Limiter>();
  const limiterOf = (times: number) => {
    const limiter = made.get(times) ?? makeLimiter(`${keyPrefix}-${times}`, points * times, duration);
    made.set(times, limiter);
    return limiter;
  };
  const counter = ({ network, times }: CountedNetwork, subject: string | undefined) => ({
    limiter: limiterOf(times),
    key: subject === undefined ? network : countedAs(network, subject),
  });
  const counters = (address: string, subject: string | undefined) => {
    const [first, ...wider] = networksAround(address);
    return { narrow: counter(first, subject), wider: wider.map((network) => counter(network, subject)) };
  };

  return {
    async spend(address, subject) {
      const { narrow, wider } = counters(address, subject);
      const narrowest = await narrow.limiter.spend(narrow.key);
      if (narrowest.isOver) return narrowest;
      for (const { limiter, key } of wider) {
        const usage = await limiter.spend(key);
        if (usage.isOver) return usage;
      }
      return narrowest;
    },
    async giveBack(address, subject) {
      const { narrow, wider } = counters(address, subject);
      await Promise.all([narrow, ...wider].map(({ limiter, key }) => limiter.giveBack(key)));
    },
    async forget(address, subject) {
      const { narrow, wider } = counters(address, subject);
      await Promise.all([
        narrow.limiter.forget(narrow.key),
        ...wider.map(({ limiter, key }) => limiter.giveBack(key)),
      ]);
    },
  };
}

/**
 * Returns the key under which several parts are counted together: a digest, because counters may be stored in
 * the database.
 */
export function countedAs(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
}
