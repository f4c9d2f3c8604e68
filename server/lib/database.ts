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

/** A statement and a transaction that does nothing end after so long. */
const PATIENCE_MS = 30_000;

/** Of a pooler's connections nothing can be asked at their start, and nothing of a session stays: each transaction says it. */
const OF_A_TRANSACTION = `SET LOCAL statement_timeout = ${PATIENCE_MS}; SET LOCAL idle_in_transaction_session_timeout = ${PATIENCE_MS}; SET LOCAL TimeZone = 'UTC'`;

/** A connection that may come by way of a pooler. */
class PoolerClient extends pg.Client {
  // The overloads of pg's own are kept for its callers.
  override query: typeof pg.Client.prototype.query = ((...given: unknown[]) => {
    const [statement] = given as [string | { text?: string; name?: string | undefined }];
    if (
      typeof statement === "object" &&
      statement.name !== undefined &&
      env().DATABASE_STATEMENTS === "unnamed"
    ) {
      statement.name = undefined;
    }
    const answer: unknown = Reflect.apply(super.query, this, given);
    const text = typeof statement === "string" ? statement : statement.text;
    if (env().isPooled && text === "BEGIN") super.query(OF_A_TRANSACTION).catch(() => undefined);
    return answer;
  }) as typeof pg.Client.prototype.query;
}

type PoolKind = { readonly isPooled: boolean; readonly isReplica?: boolean };

function makePool(connectionString: string, max: number, { isPooled, isReplica }: PoolKind): pg.Pool {
  const atStart = {
    options: "-c TimeZone=UTC",
    statement_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: PATIENCE_MS,
  };
  // A replica that is away says nothing of the database.
  const created = new (isReplica ? pg.Pool : NotingPool)({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: isReplica ? REPLICA_CONNECT_MS : 5_000,
    idleTimeoutMillis: 30_000,
    ...(isPooled ? { query_timeout: PATIENCE_MS } : atStart),
    application_name: "offerlane",
    ...(isPooled || env().DATABASE_STATEMENTS === "unnamed" ? { Client: PoolerClient } : {}),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  created.on("error", (error) => {
    if (!isReplica) suspectDatabase();
    logger.warn({ error: error.message, isReplica }, "a database connection was lost");
  });
  // So would one that breaks while it is in use: its query is rejected, and the client then says the same once more.
  created.on("connect", (client) => client.on("error", () => undefined));
  return created;
}

/** The one connection pool of the process; Prisma's client runs on it too. */
export const pool = processGlobal("pool", () => {
  const { DATABASE_URL, DATABASE_POOL_SIZE, isPooled } = env();
  return makePool(DATABASE_URL, DATABASE_POOL_SIZE, { isPooled });
});

gauge("offerlane_database_connections", "Connections of the pool, and requests that wait for one.", () => [
  { labels: { state: "in_use" }, value: pool.totalCount - pool.idleCount },
  { labels: { state: "idle" }, value: pool.idleCount },
  { labels: { state: "waiting" }, value: pool.waitingCount },
]);

const DIRECT_CONNECTIONS = 4;

/** Connections to the database itself, for jobs and for locks of a session; the same pool where there is no pooler. */
export const directPool = processGlobal("direct-pool", () => {
  const { DIRECT_DATABASE_URL, isPooled } = env();
  return isPooled ? makePool(DIRECT_DATABASE_URL, DIRECT_CONNECTIONS, { isPooled: false }) : pool;
});

/** How long a connection to the replica may take: the primary answers meanwhile. */
const REPLICA_CONNECT_MS = 1_000;

/** Connections to the replica; null where there is none. */
export const replicaPool = processGlobal("replica-pool", () => {
  const { DATABASE_REPLICA_URL, DATABASE_POOL_SIZE } = env();
  if (DATABASE_REPLICA_URL === undefined) return { pool: null };
  return { pool: makePool(DATABASE_REPLICA_URL, DATABASE_POOL_SIZE, { isPooled: false, isReplica: true }) };
}).pool;

/** Closes every connection. */
export async function endPools(): Promise<void> {
  const all = new Set([pool, directPool, ...(replicaPool ? [replicaPool] : [])]);
  await Promise.all([...all].map((one) => one.end()));
}

/** Prisma's client over the same pool. */
export const prisma = processGlobal("prisma", () => new PrismaClient({ adapter: new PrismaPg(pool) }));

/** Prisma's client as it is inside an interactive transaction. */
export type PrismaTransaction = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends" | "$use"
>;
