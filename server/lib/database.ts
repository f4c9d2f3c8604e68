import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "#server/generated/prisma/client.ts";
import { suspectDatabase } from "./database-watch.ts";
import { env } from "./env.ts";
import { CONNECT_MS, FairPool, type Sharing } from "./fair-pool.ts";
import { logger } from "./logger.ts";
import { gauge } from "./metrics.ts";
import { processGlobal } from "./process-global.ts";
import { requestOrigin } from "./request-origin.ts";
import type { WorkKind } from "./work.ts";

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

/** A statement of a transaction, and a transaction that does nothing, end after so long. */
const PATIENCE_MS = 30_000;
/** A statement outside a transaction, by the kind of work. */
const STATEMENT_MS: Readonly<Record<WorkKind, number>> = {
  interactive: 5_000,
  search: 2_000,
  report: PATIENCE_MS,
};

/** A change may take longer than a read: its transaction says so as it begins. */
const BEGIN = `BEGIN; SET LOCAL statement_timeout = ${PATIENCE_MS}`;
/** Of a pooler's connections nothing can be asked at their start, and nothing of a session stays. */
const BEGIN_POOLED = `${BEGIN}; SET LOCAL idle_in_transaction_session_timeout = ${PATIENCE_MS}; SET LOCAL TimeZone = 'UTC'`;

/** Names who makes the changes of the transaction, for the triggers that write events. */
function begin(): string {
  const { accountId = "", credentialId = "" } = requestOrigin()?.caller ?? {};
  const limits = env().isPooled ? BEGIN_POOLED : BEGIN;
  const author = `${accountId} ${/^(?:key|grt)_/.test(credentialId) ? credentialId : ""}`;
  return AUTHOR.test(author) ? `${limits}; SET LOCAL offerlane.author = '${author}'` : limits;
}
/** What stands in a statement as it is. */
const AUTHOR = /^[a-z0-9_]+ [a-z0-9_]*$/;

type Query = typeof pg.Client.prototype.query;

/** A connection whose transactions bring their limits in the message that begins them. */
class OwnClient extends pg.Client {
  // The overloads of pg's own are kept for its callers.
  override query: Query = ((...given: unknown[]) => {
    const [statement] = given as [string | { text?: string; name?: string | undefined }];
    if (statement === "BEGIN") given[0] = begin();
    else if (typeof statement === "object") {
      if (statement.text === "BEGIN") {
        given[0] = { ...statement, text: begin() };
      } else if (statement.name !== undefined && env().DATABASE_STATEMENTS === "unnamed") {
        statement.name = undefined;
      }
    }
    return Reflect.apply(super.query, this, given) as unknown;
  }) as Query;
}

function configOf(connectionString: string, max: number, isPooled: boolean, statementMs: number) {
  // Behind a pooler nothing else bounds a read, and no transaction can ask for more.
  const fromHere = { query_timeout: statementMs === STATEMENT_MS.interactive ? PATIENCE_MS : statementMs };
  const atStart = {
    options: "-c TimeZone=UTC",
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: PATIENCE_MS,
  };
  return {
    connectionString,
    max,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    ...(isPooled ? fromHere : atStart),
    application_name: "offerlane",
    Client: OwnClient,
  };
}

/** Listens for what would end the process. */
function watched<Pool extends pg.Pool>(created: Pool, isReplica = false): Pool {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  created.on("error", (error) => {
    if (!isReplica) suspectDatabase();
    logger.warn({ error: error.message, isReplica }, "a database connection was lost");
  });
  // So would one that breaks while it is in use: its query is rejected, and the client then says the same once more.
  created.on("connect", (client) => client.on("error", () => undefined));
  return created;
}

/** Of what the pool has, the part that searches have in addition, and reports too. */
const APART = 5;
const LEAST_APART = 2;

/**
 * The connection pool of the process; Prisma's client runs on it too. Searches and reports take theirs from smaller ones behind it, so
 * that what waits for neither is never kept waiting by them.
 */
export const pool = processGlobal("pool", () => {
  const { DATABASE_URL, DATABASE_POOL_SIZE, isPooled } = env();
  const make = (kind: WorkKind, max: number, sharing: Sharing) =>
    watched(new FairPool(configOf(DATABASE_URL, max, isPooled, STATEMENT_MS[kind]), sharing));
  const apart = Math.max(LEAST_APART, Math.ceil(DATABASE_POOL_SIZE / APART));
  const others = {
    search: make("search", apart, { leastShare: 1 }),
    report: make("report", apart, { leastShare: 1 }),
  };
  // A pooler's connections keep no setting between transactions.
  const sharing = { leastShare: 2, others, ...(isPooled ? {} : { backgroundStatementMs: PATIENCE_MS }) };
  return Object.assign(make("interactive", DATABASE_POOL_SIZE, sharing), { others });
});

gauge("offerlane_database_connections", "Connections of the pool, and requests that wait for one.", () => {
  const all = [pool, pool.others.search, pool.others.report];
  const sum = (count: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  return [
    { labels: { state: "in_use" }, value: sum((one) => one.totalCount - one.idleCount) },
    { labels: { state: "idle" }, value: sum((one) => one.idleCount) },
    { labels: { state: "waiting" }, value: sum((one) => one.waiting) },
  ];
});

const DIRECT_CONNECTIONS = 4;

/** Connections to the database itself, for the queue of jobs and for locks of a session. */
export const directPool = processGlobal("direct-pool", () =>
  watched(new pg.Pool(configOf(env().DIRECT_DATABASE_URL, DIRECT_CONNECTIONS, false, PATIENCE_MS))),
);

/** How long a connection to the replica may take: the primary answers meanwhile. */
const REPLICA_CONNECT_MS = 1_000;

/** Connections to the replica; null where there is none. */
export const replicaPool = processGlobal("replica-pool", () => {
  const { DATABASE_REPLICA_URL, DATABASE_POOL_SIZE } = env();
  if (DATABASE_REPLICA_URL === undefined) return { pool: null };
  const config = configOf(DATABASE_REPLICA_URL, DATABASE_POOL_SIZE, false, PATIENCE_MS);
  const sharing = { leastShare: 2, isReplica: true };
  const created = new FairPool({ ...config, connectionTimeoutMillis: REPLICA_CONNECT_MS }, sharing);
  return { pool: watched(created, true) };
}).pool;

/** Closes every connection. */
export async function endPools(): Promise<void> {
  const { search, report } = pool.others;
  await Promise.all([pool, search, report, directPool, replicaPool].map((one) => one?.end()));
}

/** Prisma's client over the same pool. */
export const prisma = processGlobal("prisma", () => new PrismaClient({ adapter: new PrismaPg(pool) }));

/** Prisma's client as it is inside an interactive transaction. */
export type PrismaTransaction = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends" | "$use"
>;
