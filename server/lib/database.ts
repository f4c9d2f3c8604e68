import type { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "#server/generated/prisma/client.ts";
import { makePlacement, WORKERS_OF_ACCOUNTS } from "#server/lib/citus/placement.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";
import { suspectDatabase } from "./database-watch.ts";
import { env } from "./env.ts";
import { CONNECT_MS, FairPool, type Sharing } from "./fair-pool.ts";
import { logger } from "./logger.ts";
import { gauge } from "./metrics.ts";
import { processGlobal } from "./process-global.ts";
import { requestOrigin } from "./request-origin.ts";
import type { WorkKind } from "./work.ts";

/** Citus's warning when it continues as if a part of the statement had no rows. */
const LOST = /could not find the intermediate result/;

/**
 * Ends the connection when Citus loses rows of a statement, so that the statement fails rather than returning too few. The cause is the
 * failure of a node, or one of some statements that read rows of the coordinator within an expression of `WITH` (citusdata/citus#8312).
 */
function failWithoutAllRows(client: pg.ClientBase): void {
  client.on("notice", ({ message }) => {
    if (message === undefined || !LOST.test(message)) return;
    logger.error({ warning: message }, "the cluster lost rows of a statement");
    const { connection } = client as unknown as { connection: Failing };
    const error = new Error("Connection terminated: the cluster lost rows of a statement");
    // The statement's end may have arrived with the warning, so its rows would be returned before the connection's end is noticed.
    connection.emit("error", error);
    connection.stream.destroy();
  });
}

type Failing = { emit(event: "error", error: Error): void; readonly stream: Socket };

/** Ends a connection that stays silent: a database that hangs enforces no limit, and a request would wait for hours. */
function endIfSilent(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: Failing }).connection;
  stream.setTimeout(SILENCE_MS, () => {
    stream.destroy(new Error("Connection terminated: the database stayed silent"));
  });
}

const TIMESTAMPTZ = pg.types.builtins.TIMESTAMPTZ;
const INT8 = pg.types.builtins.INT8;

/**
 * Converts PostgreSQL's text of a timestamptz to ISO 8601 UTC with milliseconds. Cutting the string is several times faster than `Date`,
 * which is used for sessions that don't run in UTC.
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

/** The limit of a statement in a transaction, and of an idle transaction. */
const TIMEOUT_MS = 30_000;
/** The silence after which a connection is lost: no statement takes as long, and the network may have dropped its answer. */
const SILENCE_MS = TIMEOUT_MS + 10_000;
/** The limit of a statement outside a transaction, by kind of work. */
const STATEMENT_MS: Readonly<Record<WorkKind, number>> = {
  interactive: 5_000,
  search: 2_000,
  report: TIMEOUT_MS,
};

/** A change may take longer than a read, so its transaction sets the limit when it begins. */
const BEGIN = `BEGIN; SET LOCAL statement_timeout = ${TIMEOUT_MS}`;
/** A pooler's connections accept no settings when they start, and keep none between transactions. */
const BEGIN_POOLED = `${BEGIN}; SET LOCAL idle_in_transaction_session_timeout = ${TIMEOUT_MS}; SET LOCAL TimeZone = 'UTC'`;

/** Returns the setting that names the author of a transaction's changes for the triggers that write events, or null if there is none. */
function authorSetting(): string | null {
  const { accountId = "", credentialId = "" } = requestOrigin()?.caller ?? {};
  const author = `${accountId} ${/^(?:key|grt)_/.test(credentialId) ? credentialId : ""}`;
  return AUTHOR.test(author) ? `SET LOCAL offerlane.author = '${author}'` : null;
}
/**
 * Returns the messages that begin a transaction. On a cluster, the author is set in a second message, because Citus sends it to the workers
 * as a whole.
 */
function beginning(): string[] {
  const begin = env().isPooled ? BEGIN_POOLED : BEGIN;
  const author = authorSetting();
  if (author === null) return [begin];
  return isDistributed() ? [`${begin}; ${PROPAGATE}`, author] : [`${begin}; ${author}`];
}
/** Text that needs no escaping in SQL. */
const AUTHOR = /^[a-z0-9_]+ [a-z0-9_]*$/;

/** Makes Citus send the settings that follow in the transaction to the workers. Citus sends the whole message that contains a setting. */
const PROPAGATE = "SET LOCAL citus.propagate_set_commands = 'local'";

type Query = typeof pg.Client.prototype.query;

/** A transaction of a connection. It ends as soon as its end is sent. */
export type Transaction = { isOpen: boolean };

/** A connection whose transactions set their limits in the message that begins them. */
class OwnClient extends pg.Client {
  /** The transaction that was begun last. */
  transaction: Transaction = { isOpen: false };

  // The cast keeps the overloads of pg's method.
  override query: Query = ((...args: unknown[]) => {
    const [statement] = args as [string | { text?: string; name?: string | undefined }];
    const written = typeof statement === "object" ? statement.text : statement;
    if (written === "BEGIN") {
      this.transaction = { isOpen: true };
      const [first = "", second] = beginning();
      // If the first message fails, the second fails too.
      if (second !== undefined) void super.query(first).catch(() => undefined);
      const text = second ?? first;
      args[0] = typeof statement === "object" ? { ...statement, text } : text;
    } else if (typeof statement === "object") {
      if (statement.name !== undefined && env().DATABASE_STATEMENTS === "unnamed") {
        statement.name = undefined;
      }
    }
    const isCommit = written === "COMMIT";
    if (isCommit || written === "ROLLBACK") this.transaction.isOpen = false;
    const sent = Reflect.apply(super.query, this, args) as Promise<pg.QueryResult> | undefined;
    return isCommit && sent ? committed(sent) : sent;
  }) as Query;
}

/** PostgreSQL answers COMMIT with ROLLBACK, and without an error, if a statement of the transaction failed. */
async function committed(sent: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
  const result = await sent;
  if (result.command === "COMMIT") return result;
  throw new Error("The transaction was rolled back, because a statement in it had failed");
}

/** Returns the open transaction of a connection, or null. */
export function transactionOf(client: pg.Pool | pg.PoolClient): Transaction | null {
  if (!("transaction" in client)) return null;
  const { transaction } = client as unknown as OwnClient;
  return transaction.isOpen ? transaction : null;
}

/** Notices within 20 seconds that the network to the database is gone, which otherwise takes minutes, or hours for a connection that listens. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

function configOf(connectionString: string, max: number, isPooled: boolean, statementMs: number) {
  // Behind a pooler nothing else limits a read, and no transaction can raise the limit.
  const fromHere = { query_timeout: statementMs === STATEMENT_MS.interactive ? TIMEOUT_MS : statementMs };
  const atStart = {
    options: "-c TimeZone=UTC",
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: TIMEOUT_MS,
  };
  return {
    connectionString,
    max,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    ...KEEP_ALIVE,
    ...(isPooled ? fromHere : atStart),
    application_name: "offerlane",
    // Sends statements that are issued together without waiting for each response. PostgreSQL runs them in order.
    pipeline: true,
    Client: OwnClient,
  };
}

/** Listens for errors that would end the process. */
function watched<Pool extends pg.Pool>(created: Pool, isReplica = false): Pool {
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  created.on("error", (error) => {
    if (!isReplica) suspectDatabase();
    logger.warn({ error: error.message, isReplica }, "a database connection was lost");
  });
  // An error during a query would end the process too: the query is rejected, and then the client emits the error.
  created.on("connect", (client) => client.on("error", () => undefined));
  created.on("connect", failWithoutAllRows);
  created.on("connect", endIfSilent);
  return created;
}

/** The divisor for the additional connections of searches, and of reports. */
const APART = 5;
const LEAST_APART = 2;

/**
 * The connection pool of the process, which Prisma's client uses too. Searches and reports have separate, smaller pools, so that they
 * never delay other work.
 */
export const pool = processGlobal("pool", () => {
  const { DATABASE_URL, DATABASE_POOL_SIZE, isPooled } = env();
  const make = (kind: WorkKind, max: number, sharing: Sharing) =>
    watched(new FairPool(configOf(DATABASE_URL, max, isPooled, STATEMENT_MS[kind]), sharing));
  const { workerOf } = makePlacement((ids) => directPool.query(WORKERS_OF_ACCOUNTS, [ids]));
  const apart = Math.max(LEAST_APART, Math.ceil(DATABASE_POOL_SIZE / APART));
  const others = {
    search: make("search", apart, { leastShare: 1, workerOf }),
    report: make("report", apart, { leastShare: 1, workerOf }),
  };
  // A pooler's connections keep no settings between transactions.
  const sharing = {
    leastShare: 2,
    workerOf,
    others,
    ...(isPooled ? {} : { backgroundStatementMs: TIMEOUT_MS }),
  };
  return Object.assign(make("interactive", DATABASE_POOL_SIZE, sharing), { others });
});

gauge("offerlane_database_connections", "Connections in the pool, and requests that wait for one.", () => {
  const all = [pool, pool.others.search, pool.others.report];
  const sum = (count: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  return [
    { labels: { state: "in_use" }, value: sum((item) => item.totalCount - item.idleCount) },
    { labels: { state: "idle" }, value: sum((item) => item.idleCount) },
    { labels: { state: "waiting" }, value: sum((item) => item.waiting) },
  ];
});

const DIRECT_CONNECTIONS = 4;

/** Connections to the database itself, for the job queue and session locks. */
export const directPool = processGlobal("direct-pool", () =>
  watched(new pg.Pool(configOf(env().DIRECT_DATABASE_URL, DIRECT_CONNECTIONS, false, TIMEOUT_MS))),
);

/** The longest time to connect to the replica; after that the primary is used. */
const REPLICA_CONNECT_MS = 1_000;

/** Connections to the replica; null if there is none. */
export const replicaPool = processGlobal("replica-pool", () => {
  const { DATABASE_REPLICA_URL, DATABASE_POOL_SIZE } = env();
  if (DATABASE_REPLICA_URL === undefined) return { pool: null };
  const config = configOf(DATABASE_REPLICA_URL, DATABASE_POOL_SIZE, false, TIMEOUT_MS);
  const sharing = { leastShare: 2, isReplica: true };
  const created = new FairPool({ ...config, connectionTimeoutMillis: REPLICA_CONNECT_MS }, sharing);
  return { pool: watched(created, true) };
}).pool;

/** Closes every connection. */
export async function endPools(): Promise<void> {
  const { search, report } = pool.others;
  await Promise.all([pool, search, report, directPool, replicaPool].map((item) => item?.end()));
}

/** Prisma's client on the same pool. */
export const prisma = processGlobal("prisma", () => new PrismaClient({ adapter: new PrismaPg(pool) }));

/** Prisma's client inside an interactive transaction. */
export type PrismaTransaction = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends" | "$use"
>;
