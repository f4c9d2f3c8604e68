import type pg from "pg";
import { pool, replicaPool } from "#server/lib/database.ts";
import { countStatement, timed } from "#server/lib/statement-time.ts";
import type { Statement } from "./statements.ts";

/**
 * What core and the stores need of a database: a row of result is a plain object, timestamps are ISO strings, whole
 * numbers are numbers.
 */
export interface Sql {
  /** The rows of a statement. */
  all<Input extends object, Row>(statement: Statement<Input, Row>, input: Input): Promise<Row[]>;
  /** Its first row, if there is one. */
  first<Input extends object, Row>(statement: Statement<Input, Row>, input: Input): Promise<Row | undefined>;
  /** How many rows it read or changed. */
  run<Input extends object>(statement: Statement<Input, unknown>, input: Input): Promise<number>;
  /** Sends what a library has written. Our own statements are typed. */
  foreign(name: string, text: string, values: readonly string[]): Promise<object[]>;
}

/** SQL through the `pg` pool or one client of it. */
export function sqlOn(client: pg.Pool | pg.PoolClient): Sql {
  const send = <Input extends object, Row>(statement: Statement<Input, Row>, input: Input) => {
    const { name, text } = statement.prepared;
    // One of a transaction; a pool itself counts what it sends alone.
    if (client !== pool && client !== replicaPool) countStatement();
    return timed(name, () => client.query<Row & object>({ name, text, values: statement.valuesOf(input) }));
  };
  return {
    all: async (statement, input) => (await send(statement, input)).rows,
    first: async (statement, input) => (await send(statement, input)).rows[0],
    run: async (statement, input) => (await send(statement, input)).rowCount ?? 0,
    foreign: async (name, text, values) =>
      (await client.query<object>({ name, text, values: [...values] })).rows,
  };
}

/** A LIKE pattern that finds the text anywhere, taken literally. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Whether PostgreSQL refused a second row of the same unique key; `pg`, Prisma, and a cluster that copies rows each say it their way. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const isCopied = error.code === "XX000" && error.message.startsWith("duplicate key value");
  return isCopied || error.code === "23505" || error.code === "P2002";
}

/** Whether PostgreSQL refused a reference to a row that is not there, or the end of one that is referred to. */
export function isReferenceViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23503";
}
