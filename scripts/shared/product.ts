import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { applyMigrations } from "#server/lib/migrations.ts";
import { freePort } from "../bootstrap/ports.mjs";
import { statOf } from "../bootstrap/processes.mjs";
import { startThrowAwayDatabase, type ThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { buildPages } from "../launcher/build.ts";
import { startServer } from "../launcher/server-process.ts";
import { outputOf, runAdmin } from "./programs.ts";
import { seedAccount } from "./seed.ts";
import { openPool, temporaryFolder } from "./temporary.ts";

export type RunningServer = {
  readonly origin: string;
  readonly startSeconds: number;
  /** Returns the resident memory, in MiB. */
  readonly memoryMib: () => number;
  /** Returns the processor time of all threads so far. */
  readonly cpuMs: () => number;
  readonly stop: () => Promise<void>;
};

/** The product on a temporary database. */
export type Product = Awaited<ReturnType<typeof makeProduct>>;

/** Folder in which each server writes a CPU profile when it ends. Look there when a ratio falls. */
const profiles = process.env.BENCH_PROFILES;
const profiling: Record<string, string> = profiles
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` }
  : {};

/**
 * Builds the pages, migrates an empty database, and seeds an account with `cards` cards and `otherAccounts` accounts with five
 * each. `start` starts servers on it. At the end of the block, everything is stopped and removed.
 * @param isDurable true if the database has the product's settings, for measurements
 */
export async function makeProduct({
  cards = 100,
  otherAccounts = 0,
  database: provided,
  isDurable = false,
}: {
  cards?: number;
  otherAccounts?: number;
  database?: ThrowAwayDatabase;
  isDurable?: boolean;
} = {}) {
  const database = provided ?? (await startThrowAwayDatabase({ isDurable }));
  await using unfinished = new AsyncDisposableStack();
  unfinished.defer(() => database.stop());
  const folder = unfinished.use(await temporaryFolder("product"));
  const shared = { DATABASE_URL: database.url, OFFERLANE_DATA: folder.path, RATE_LIMIT: "off" };
  process.env.OFFERLANE_DATA = folder.path;
  await buildPages(console.log);
  await applyMigrations(database.url);
  const sql = unfinished.use(openPool(database.url));
  const seed = (count: number, beside = 0) => seedAccount(sql, shared, count, beside);
  const seeded = await seed(cards, otherAccounts);
  const end = unfinished.move();
  return {
    ...seeded,
    url: database.url,
    folder: folder.path,
    sql,
    seed,
    /** Runs the administrator's command line. */
    administer: <Printed>(...args: string[]) => runAdmin<Printed>(shared, ...args),
    /** Returns the accounts that were seeded beside the main one. */
    async others(): Promise<string[]> {
      const { rows } = await sql.query<{ id: string }>(
        "SELECT id FROM accounts WHERE id <> $1 AND user_id IS NOT NULL ORDER BY id",
        [seeded.accountId],
      );
      return rows.map(({ id }) => id);
    },
    /** Returns a new API key or Cookie header for each of these accounts. */
    async credentials(kind: "key" | "cookie", accountIds: readonly string[]): Promise<string[]> {
      await sql.query("UPDATE users SET email_verified = now() WHERE email_verified IS NULL");
      const env = { ...shared, LOG_LEVEL: "silent" };
      const command = ["scripts/shared/credentials.ts", kind, ...accountIds];
      return JSON.parse(await outputOf(process.execPath, command, { env })) as string[];
    },
    /** Creates a user with a key for all scopes. */
    async newKey(environment: "live" | "sandbox"): Promise<{ key: string; id: string }> {
      const email = `${randomUUID()}@people.example`;
      await runAdmin(shared, "user", "create", "--email", email, "--name", "Kim Vos");
      return runAdmin(shared, "key", "create", "--email", email, "--environment", environment);
    },
    async start(
      variables: Record<string, string> = {},
      program?: string,
      ready?: string,
    ): Promise<RunningServer> {
      const started = await startMeasured({ ...shared, ...variables }, program, ready);
      end.defer(started.stop);
      return started;
    },
    /** Registers something else to stop at the end, after the servers that are started later. */
    defer: (stop: () => Promise<void>) => end.defer(stop),
    [Symbol.asyncDispose]: () => end.disposeAsync(),
  };
}

/** Starts a server on a free port, or on the port in the variables, and waits until it is ready. */
async function startMeasured(
  variables: Record<string, string>,
  program = "server/main.ts",
  ready = "/readyz",
): Promise<RunningServer> {
  const PORT = variables.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${PORT}`;
  const stopping = new AbortController();
  const began = performance.now();
  const quiet = { NODE_ENV: "production", LOG_LEVEL: "error", ...profiling };
  const server = { program, ready };
  const { pid, ended } = await startServer(
    { ...quiet, ...variables, PORT },
    origin,
    stopping.signal,
    "inherit",
    server,
  );
  return {
    origin,
    startSeconds: (performance.now() - began) / 1_000,
    memoryMib: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024,
    cpuMs: () => statOf(pid).ownMs,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
