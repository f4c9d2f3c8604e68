import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { pool } from "./database.ts";
import { env } from "./env.ts";

/** The points that a key has used, and the seconds until the window ends. */
export type Usage = {
  readonly isOver: boolean;
  readonly used: number;
  readonly remaining: number;
  readonly seconds: number;
};

/**
 * Counts the points that keys use within a window. Exceeding the limit is a result and not an error: limiters are shared with Next's copy
 * of this code, which would not recognize an error's class.
 */
export type Limiter = {
  readonly points: number;
  spend(key: string): Promise<Usage>;
  /** Returns the uses of the key as far as this process knows without the database: at least whether they exceeded the limit. */
  read(key: string): Promise<Usage>;
  /** Undoes one `spend`. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/**
 * Creates a limiter that counts in this process, or in the database if several processes count together (`RATE_LIMIT_STORE=postgres`).
 * While the database is unreachable, each process counts separately.
 */
export function makeLimiter(keyPrefix: string, points: number, duration: number): Limiter {
  const store = storeOf(keyPrefix, points, duration);
  const isInMemory = env().RATE_LIMIT_STORE === "memory";
  const known = isInMemory ? store : new RateLimiterMemory({ keyPrefix, points, duration });
  const usageOf = (result: RateLimiterRes | null): Usage => ({
    isOver: (result?.consumedPoints ?? 0) > points,
    used: result?.consumedPoints ?? 0,
    remaining: Math.max(0, points - (result?.consumedPoints ?? 0)),
    seconds: Math.max(1, Math.ceil((result?.msBeforeNext ?? 0) / 1_000)),
  });
  return {
    points,
    spend: async (key) => {
      const usage = usageOf(await store.consume(key).catch(exceededCount));
      if (usage.isOver && !isInMemory) await known.set(key, usage.used, usage.seconds);
      return usage;
    },
    read: async (key) => usageOf(await known.get(key)),
    giveBack: async (key) => {
      await store.reward(key);
    },
    forget: async (key) => {
      await store.delete(key);
    },
  };
}

function storeOf(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (env().RATE_LIMIT_STORE === "memory") return inMemory;
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: inMemory,
  });
}

/** Returns the count that the library throws if a limit is exceeded; throws any other error. */
function exceededCount(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}
