import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { pool } from "../database.ts";
import { logger } from "../logger.ts";
import { processGlobal } from "../process-global.ts";
import { WORKERS_OF_ACCOUNTS, WORKERS_OF_PEOPLE } from "./placement.ts";

/** A part of the rows of all accounts: one shard of each personal table, all on the same worker. */
export type Part = {
  /** The worker's number. */
  readonly worker: number;
  /** A text that the cluster places in this part. */
  readonly key: string;
};
/** A statement for all accounts, which each part runs for its own rows. */
export type Sent = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The personal tables that the text may name. */
  readonly tables: readonly string[];
};

/**
 * Enough numbers to find at least one in each shard: with 32 shards, the chance of missing one is 1 in 10^13.
 */
const KEYS_TRIED = 1_000;
const PARTS = `
  SELECT p.groupid AS worker, k.key FROM (
    SELECT DISTINCT ON (shard) shard, key FROM (
      SELECT n::text AS key, get_shard_id_for_distribution_column('applications', n::text) AS shard FROM generate_series(1, ${KEYS_TRIED}) n
    ) tried ORDER BY shard
  ) k JOIN pg_dist_placement p ON p.shardid = k.shard ORDER BY k.shard`;
const RUN = "SELECT rows_of_part($1, $2, $3, $4, $5) AS found";

/** The time that the locations of shards are cached. A shard that has since moved is read late, but correctly. */
const KNOWN_MS = 30_000;
/** The longest that a read of all workers waits for one of them. */
const TIMEOUT_MS = 1_000;

const state = processGlobal("citus-parts", () => ({
  known: null as { parts: readonly Part[]; until: number } | null,
  /** The reads to which a worker didn't respond in time, by the name of the read and the worker. */
  late: new Set<string>(),
}));

/** Returns the parts of the cluster. */
export async function readParts(): Promise<readonly Part[]> {
  if (state.known === null || state.known.until < performance.now()) {
    const { rows } = await pool.query<Part>(PARTS);
    state.known = { parts: rows, until: performance.now() + KNOWN_MS };
  }
  return state.known.parts;
}

/**
 * Runs a statement for the rows of a part, or of the part's whole worker.
 * @returns its rows, in JSON's types, or how many it changed
 */
export async function runInPart({ key }: Part, of: "part" | "worker", { text, values, tables }: Sent) {
  const named = tables.filter((table) => text.includes(`"${table}"`));
  const changes = /^(delete|update) /i.test(text);
  const params = [key, of === "worker", named, withValues(text, values), changes];
  const { rows } = await pool.query<{ found: object[] | number }>(RUN, params);
  return rows[0]?.found ?? [];
}

/** Writes the values into a statement: a function can't pass on params whose types it doesn't know. */
export function withValues(text: string, values: readonly unknown[]): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => {
    const value = values[Number(number) - 1];
    const written = Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join(",")}}` : value;
    return written === null || written === undefined ? "NULL" : pg.escapeLiteral(String(written));
  });
}

/**
 * Reads rows from every worker at the same time. A worker that fails or doesn't respond within a second is
 * left out, so that the others' rows don't wait for it. A late worker isn't queried again until it has
 * responded.
 * @param name the name of the read
 */
export async function fromWorkers<Row>(
  name: string,
  parts: readonly Part[],
  read: (part: Part) => Promise<Row[]>,
): Promise<Row[]> {
  const first = new Map(parts.map((part) => [part.worker, part]));
  const found = await Promise.all([...first.values()].map((part) => readInTime(name, part, read)));
  return found.flat();
}

const LATE = Symbol("late");

async function readInTime<Row>(
  name: string,
  part: Part,
  read: (part: Part) => Promise<Row[]>,
): Promise<Row[]> {
  const readName = `${name} of worker ${part.worker}`;
  if (state.late.has(readName)) return [];
  const reading = read(part).catch((error: unknown) => {
    logger.warn(
      { error: error instanceof Error ? error.message : error, read: readName },
      "a worker is left out",
    );
    return [];
  });
  const over = new AbortController();
  const timeout = wait(TIMEOUT_MS, LATE, { ref: false, signal: over.signal }).catch(() => LATE);
  const rows = await Promise.race([reading, timeout]);
  over.abort();
  if (rows !== LATE) return rows as Row[];
  state.late.add(readName);
  void reading.then(() => state.late.delete(readName));
  return [];
}

const WORKERS = { accounts: WORKERS_OF_ACCOUNTS, users: WORKERS_OF_PEOPLE } as const;

/** Returns the worker of each account or person. */
export async function workersOf(
  kind: keyof typeof WORKERS,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; worker: number }>(WORKERS[kind], [ids]);
  return new Map(rows.map(({ id, worker }) => [id, worker]));
}
