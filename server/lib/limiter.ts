import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { pool } from "./database.ts";
import { env } from "./env.ts";

/**
 * Counts what one key uses of some points within so many seconds: in this process, or in the database where several
 * processes are to count together (`RATE_LIMIT_STORE=postgres`). While the database is away each process counts by itself.
 */
export function makeLimiter(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
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
