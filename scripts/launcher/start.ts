import { loadEnvironment } from "#server/lib/env.ts";
import { EnvironmentError } from "#server/lib/env-schema.ts";
import { applyMigrations } from "#server/lib/migrations.ts";
import { configuredSecret } from "#server/lib/secret-files.ts";
import { commandOf, isRunning } from "../bootstrap/processes.mjs";
import { dataFolder, Problem } from "../bootstrap/project.mjs";
import { keepEmbeddedDatabase, startEmbeddedDatabase } from "../embedded-database/cluster.ts";
import { buildPages, generateClient } from "./build.ts";
import { checkDatabase } from "./database-url.ts";
import { ensureDemo, maySeedDemo, welcomeText } from "./demo.ts";
import { keepRunning } from "./keep-running.ts";
import { readRuntime, removeRuntime, writeRuntime } from "./runtime-file.ts";
import { startServer } from "./server-process.ts";

/** The database on which a server starts. */
interface Database {
  url: string;
  keep(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

const leaveRunning = async () => undefined;

/**
 * Returns the database to serve from: DATABASE_URL, the one that `npm run db:start` runs, or the embedded one, which it
 * starts. `keep` and `stop` concern only what this call started.
 */
async function openDatabase(folder: string, log: (text: string) => void): Promise<Database> {
  const configured = configuredSecret(process.env, "DATABASE_URL");
  if (configured) {
    await checkDatabase(configured);
    return { url: configured, keep: leaveRunning, stop: leaveRunning };
  }
  const kept = readRuntime(folder);
  if (kept && isRunning(kept.pid) && commandOf(kept.pid).includes("scripts/database.ts")) {
    return { url: kept.databaseUrl, keep: leaveRunning, stop: leaveRunning };
  }
  log("Starting the embedded PostgreSQL…");
  const { url, stop } = await startEmbeddedDatabase(folder);
  return { url, stop, keep: (signal) => keepEmbeddedDatabase(folder, signal, log) };
}

/** Placeholder for the database that is about to start. */
const EMBEDDED = "postgresql://embedded";

const log = (text: string) => console.log(text);

/**
 * Runs `npm start` after packages are installed: prepares database and pages, serves, and continues until `signal` aborts
 * or the server ends. Stops everything that it started.
 */
export async function start({ dev, signal }: { dev: boolean; signal: AbortSignal }): Promise<void> {
  const folder = dataFolder();
  const settings = checkSettings(dev);
  const database = await openDatabase(folder, log);
  const ended = new AbortController();
  const kept = database.keep(ended.signal);
  try {
    writeRuntime(folder, { databaseUrl: database.url, address: null, pid: process.pid });
    await generateClient(signal);
    await migrate(configuredSecret(process.env, "DIRECT_DATABASE_URL") ?? database.url);
    if (!dev) await buildPages(log, signal);
    const demo = maySeedDemo(settings) ? await ensureDemo(folder, database.url, log, signal) : null;
    const address = `http://${reachableHost(settings.HOST)}:${settings.PORT}`;
    const variables = { ...settings.forServer, DATABASE_URL: database.url };
    let isFirst = true;
    const serve = async () => {
      const server = await startServer(variables, address, signal);
      writeRuntime(folder, { databaseUrl: database.url, address, pid: process.pid });
      log(isFirst ? welcomeText(settings.PUBLIC_URL, demo) : "The server is running again.");
      isFirst = false;
      return server;
    };
    await keepRunning("The server", serve, signal, log);
  } finally {
    removeRuntime(folder);
    ended.abort();
    await kept;
    await database.stop();
  }
}

/** Reads the settings as the server will, so that a wrong one is reported before any work. */
function checkSettings(dev: boolean) {
  const NODE_ENV = dev ? ("development" as const) : ("production" as const);
  const variables = {
    ...process.env,
    NODE_ENV,
    ...(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE ? {} : { DATABASE_URL: EMBEDDED }),
  };
  try {
    const settings = loadEnvironment(variables);
    const { OFFERLANE_DATA, HOST, PORT } = settings;
    // On the user's machine, JSON log lines would bury the sign-in details.
    const LOG_LEVEL = process.env.LOG_LEVEL || (settings.localMail ? "warn" : settings.LOG_LEVEL);
    return { ...settings, forServer: { NODE_ENV, OFFERLANE_DATA, HOST, PORT: String(PORT), LOG_LEVEL } };
  } catch (error) {
    throw error instanceof EnvironmentError ? new Problem(error.message) : error;
  }
}

async function migrate(databaseUrl: string): Promise<void> {
  await applyMigrations(databaseUrl).catch((error: Error) => {
    throw new Problem(error.message);
  });
}

/** Returns a host for requests from this machine, also when the server listens on all addresses. */
function reachableHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
