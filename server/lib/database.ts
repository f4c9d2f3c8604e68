import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "#server/generated/prisma/client.ts";
import { suspectDatabase } from "./database-watch.ts";
import { env } from "./env.ts";
import { logger } from "./logger.ts";
import { gauge } from "./metrics.ts";
import { processGlobal } from "./process-global.ts";
import { requestOrigin } from "./request-origin.ts";

const TIMESTAMPTZ = pg.types.builtins.TIMESTAMPTZ;
const INT8 = pg.types.builtins.INT8;

/**
 * PostgreSQL's own text of a timestamptz as ISO 8601 UTC with milliseconds. Cutting the string is several times
 * faster than a round through `Date`, which remains for sessions that don't run in UTC.
 */
function isoInstant(text: string): string {
  if (text.length < 22 || text.length > 26 || !text.endsWith("+00") || text[10] !== " ") {
    return new Date(text).toISOString();
  }
  const fraction = text.slice(20, -3).padEnd(3, "0");
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text[19] === "." ? fraction : "000"}Z`;
}

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === TIMESTAMPTZ) return isoInstant;
    if (oid === INT8) return Number;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
  },
};

type Taken = (client: pg.PoolClient) => void;
const takings = processGlobal("taken-connections", () => new AsyncLocalStorage<Taken>());

/** A pool that tells which connection is taken, to whom listens with `withConnectionsNoted`, and notes when none can be had. */
class NotingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(done?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    const origin = requestOrigin();
    if (origin) origin.statements += 1;
    if (done) {
      super.connect((error, client, release) => {
        if (error) suspectDatabase();
        done(error, client, release);
      });
      return undefined;
    }
    return super.connect().then(
      (client) => {
        takings.getStore()?.(client);
        return client;
      },
      (error: unknown) => {
        suspectDatabase();
        throw error;
      },
    );
  }
}

/** Does the work, and tells of every connection that it takes from the pool: so SQL can join a transaction of Prisma's. */
export function withConnectionsNoted<Result>(taken: Taken, work: () => Promise<Result>): Promise<Result> {
  return takings.run(taken, work);
}

/** The one connection pool of the process; Prisma's client runs on it too. */
export const pool = processGlobal("pool", () => {
  const created = new NotingPool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_SIZE,
    types,
    options: "-c TimeZone=UTC",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "offerlane",
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  created.on("error", (error) => {
    suspectDatabase();
    logger.warn({ error: error.message }, "a database connection was lost");
  });
  // So would one that breaks while it is in use: its query is rejected, and the client then says the same once more.
  created.on("connect", (client) => client.on("error", () => undefined));
  return created;
});

gauge("offerlane_database_connections", "Connections of the pool, and requests that wait for one.", () => [
  { labels: { state: "in_use" }, value: pool.totalCount - pool.idleCount },
  { labels: { state: "idle" }, value: pool.idleCount },
  { labels: { state: "waiting" }, value: pool.waitingCount },
]);

/** Prisma's client over the same pool. */
export const prisma = processGlobal("prisma", () => new PrismaClient({ adapter: new PrismaPg(pool) }));

/** Prisma's client as it is inside an interactive transaction. */
export type PrismaTransaction = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends" | "$use"
>;
