import type pg from "pg";
import { pool, replicaPool, transactionOf } from "#server/lib/database.ts";
import { env } from "../lib/env.ts";
import { logger } from "../lib/logger.ts";
import { metrics } from "../lib/metrics.ts";
import { requestOrigin } from "../lib/request-origin.ts";
import type { Statement } from "./statements.ts";

/** The database access of core and the stores: rows are plain objects, timestamps are ISO strings, whole numbers are numbers. */
export interface Sql {
  /** Sends a query of `query.ts`. Returns its rows, and how many it read or changed. */
  send<Row>(statement: Statement<Row>, params: object): Promise<{ rows: Row[]; rowCount: number | null }>;
  /** Sends SQL that isn't a typed query, such as a library's. */
  foreign(name: string, text: string, values: readonly string[]): Promise<object[]>;
}

/**
 * Prisma rolls back a transaction that takes too long, but its work continues: the work's next statement
 * would be committed alone, or in the connection's next transaction.
 */
class TransactionEnded extends Error {
  /** Prisma's code for its own statements in such a transaction. */
  readonly code = "P2028";
  constructor() {
    super("The transaction of this statement has ended");
  }
}

/** Returns SQL access through the `pg` pool, or one of its clients: within a transaction, only until its end. */
export function sqlOn(client: pg.Pool | pg.PoolClient): Sql {
  const transaction = transactionOf(client);
  const assertOpen = () => {
    if (transaction?.isOpen === false) throw new TransactionEnded();
  };
  return {
    send: <Row>({ name, isPrepared, text, valuesOf }: Statement<Row>, params: object) => {
      // A client within a transaction: the pools count the statements that they send themselves.
      if (client !== pool && client !== replicaPool) countStatement();
      const sent = { text, values: valuesOf(params) };
      return timed(name, () => {
        assertOpen();
        return client.query<Row & object>(isPrepared ? { name, ...sent } : sent);
      });
    },
    foreign: async (name, text, values) => {
      assertOpen();
      return (await client.query<object>({ name, text, values: [...values] })).rows;
    },
  };
}

/**
 * Waits for statements that were issued together, which costs one round trip: PostgreSQL runs them in the
 * order in which they were issued.
 * @throws the error of the first statement that failed for its own reason, not because an earlier one in the
 * transaction failed
 */
export async function pipelined<Results extends readonly unknown[]>(
  sent: readonly [...{ [Index in keyof Results]: Results[Index] | Promise<Results[Index]> }],
): Promise<Results> {
  const settled = await Promise.allSettled(sent);
  const errors = settled.flatMap((item) => (item.status === "rejected" ? [item.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => !isConsequence(error)) ?? errors[0];
  return settled.map((item) => item.status === "fulfilled" && item.value) as unknown as Results;
}

/**
 * Checks whether a statement failed only because an earlier one of its transaction did: PostgreSQL's
 * in_failed_sql_transaction, and invalid_sql_statement_name, if the statement that would have prepared it
 * failed like this.
 */
function isConsequence(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "25P02" || error.code === "26000");
}

/** The most items whose statements are issued together. */
const ISSUED_TOGETHER = 100;

/** Runs `send` for each item, many at a time, and returns the results. `send` issues at least its first statement immediately. */
export async function pipelinedEach<Item, Result>(
  items: readonly Item[],
  send: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += ISSUED_TOGETHER) {
    const together = items.slice(from, from + ISSUED_TOGETHER);
    results.push(...(await pipelined(together.map((item, index) => send(item, from + index)))));
  }
  return results;
}

/** Returns a LIKE pattern that finds the text anywhere, taken literally. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Returns the LIKE pattern of a search, or undefined if the search is empty. */
export function searchPattern(search: string | undefined): string | undefined {
  return search ? likePattern(search) : undefined;
}

/**
 * Checks whether PostgreSQL rejected a second row with the same unique key; `pg`, Prisma, and a cluster that replicates rows each report
 * it differently.
 */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const isCopied = error.code === "XX000" && error.message.startsWith("duplicate key value");
  return isCopied || error.code === "23505" || error.code === "P2002";
}

/** Checks whether PostgreSQL rejected a reference to an absent row, or the deletion of a referenced one. */
export function isReferenceViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23503";
}

/** Counts an SQL statement for the current request. */
function countStatement(): void {
  const origin = requestOrigin();
  if (origin) origin.statements += 1;
}

/** Sends a statement; one that takes longer than SLOW_STATEMENT_MS is counted and logged with the operation that sent it. */
async function timed<Result>(statement: string, send: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    return await send();
  } finally {
    const durationMs = performance.now() - begun;
    if (durationMs > env().SLOW_STATEMENT_MS) noteSlow(statement, durationMs);
  }
}

function noteSlow(statement: string, durationMs: number): void {
  const { requestId = null, operation = null } = requestOrigin() ?? {};
  metrics.slowStatements.inc({ statement });
  logger.warn({ requestId, operation, statement, durationMs: Math.round(durationMs) }, "a slow statement");
}
