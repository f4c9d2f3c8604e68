import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { applyMigrations } from "#server/lib/migrations.ts";
import { startEmbeddedDatabase } from "../embedded-database/cluster.ts";
import { buildPages } from "../launcher/build.ts";
import { importSeconds, uploadMib } from "./bodies.ts";
import { load, median } from "./load.ts";
import { checkLongestStretch } from "./longest-stretch.ts";
import { cpuPerPage } from "./pages.ts";
import { type Started, startProcess } from "./processes.ts";
import { rosterFigures } from "./roster.ts";
import { type Scenario, scenarios, tableRequest } from "./scenarios.ts";
import { searchFigures } from "./search.ts";
import { seed } from "./seed.ts";
import { streamFigures } from "./streams.ts";
import { throughputOfProcesses } from "./throughput.ts";
import { walPerMove } from "./wal.ts";

/**
 * Measures the hot paths as a share of the throughput of a bare node:http + pg server on the same rows. The two take
 * turns, so a machine whose speed drifts slows both. Then measures the processor time of pages, memory, startup, an
 * import, uploads, WAL, and the roster.
 * BENCH_SECONDS sets the length of a round, and BENCH_ROUNDS the number of rounds. BENCH_ONLY measures only the
 * operations whose names contain it, or only "pages", "processes",
 * "search", "streams", or "stretch". BENCH_PROFILES names a folder for CPU
 * profiles.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const ONLY = process.env.BENCH_ONLY ?? "";
const OTHER_ACCOUNTS = 2_000;

const folder = await mkdtemp(path.join(tmpdir(), "offerlane-bench-"));
const embedded = await startEmbeddedDatabase(folder);
// The product's modules that the benchmark calls read these when they load.
process.env.DATABASE_URL = embedded.url;
process.env.OFFERLANE_DATA = folder;
const database = new pg.Pool({ connectionString: embedded.url, max: 2 });
// The server may stop before the last connection has closed.
database.on("connect", (client) => client.on("error", () => undefined));
const running: Started[] = [];
try {
  if (ONLY === "stretch" || ONLY === "") await checkLongestStretch(embedded.url);
  if (ONLY !== "stretch") {
    await buildPages(console.log);
    await applyMigrations(embedded.url);
    await measure();
  }
} finally {
  for (const process of running) await process.stop();
  await database.end();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const seeded = await seed(database, embedded.url, 1_000, OTHER_ACCOUNTS);
  const large = await seed(database, embedded.url, 5_000, 0);
  const shared = { DATABASE_URL: embedded.url, OFFERLANE_DATA: folder };
  const product = await started("server/main.ts", { ...shared, RATE_LIMIT: "off" }, "/readyz");
  await wait(3_000);
  const idleMib = product.memoryMib();
  const bare = await started(
    "scripts/bench/bare-server.ts",
    { ...shared, ACCOUNT_ID: seeded.accountId, BOARD_ID: seeded.boardId },
    `/api/v1/boards/${seeded.boardId}/applications`,
  );
  await assertSameAnswers(bare, product, seeded.key, `/api/v1/boards/${seeded.boardId}/applications`);
  await assertSameAnswers(bare, product, large.key, tableRequest(large).path);
  const person = await seed(database, embedded.url, 100, 0);
  if (ONLY === "processes" || ONLY === "")
    console.table(await compareProcesses(shared, scenarios(seeded, large)));
  if (!["pages", "processes", "search", "streams"].includes(ONLY))
    console.table(await compareAll(bare, product, scenarios(seeded, large)));
  if (ONLY === "pages" || ONLY === "")
    console.table(await cpuPerPage(database, embedded.url, { bare, product }, person));
  if (ONLY === "search" || ONLY === "") console.table(await searchFigures(database, embedded.url, product));
  if (ONLY === "streams") console.table(await streamFigures(database, embedded.url, product));
  if (ONLY !== "") return;
  const loadedMib = product.memoryMib();
  console.table({
    "warm start to /readyz, s (2.0)": product.startSeconds.toFixed(2),
    "idle memory, MiB (200)": idleMib.toFixed(0),
    "loaded memory, MiB (450)": loadedMib.toFixed(0),
    "4 uploads of 10 MiB at once, MiB more (60)": (await uploadMib(product, seeded)).toFixed(0),
    "import of 500 rows in one request, s (2.0)": (await importSeconds(product.origin, large)).toFixed(2),
    "WAL a move, 100 cards, B (8192)": (await walOn(product, 100)).toFixed(0),
    "WAL a move, 5,000 cards, B (8192)": (await walOn(product, 5_000)).toFixed(0),
    ...(await rosterFigures(database, embedded.url, product.origin)),
    ...(await streamFigures(database, embedded.url, product)),
  });
}

/** Compares one process with two. PROCESSES makes the server start as under `npm start`. */
async function compareProcesses(shared: Record<string, string>, all: Scenario[]): Promise<object[]> {
  const serve = (processes: string) =>
    started("server/cluster.ts", { ...shared, RATE_LIMIT: "off", PROCESSES: processes }, "/readyz");
  const both = [await serve("1"), await serve("2")] as const;
  const rows = await throughputOfProcesses(both, all, { rounds: ROUNDS, seconds: SECONDS });
  for (const one of both) await one.stop();
  return rows;
}

async function started(
  script: string,
  variables: Record<string, string>,
  readyPath: string,
): Promise<Started> {
  const process = await startProcess(script, variables, readyPath);
  running.push(process);
  return process;
}

/**
 * Checks that both servers return the same rows in the same number of bytes. Only the key order of a JSON column may
 * differ.
 */
async function assertSameAnswers(bare: Started, product: Started, key: string, path: string): Promise<void> {
  const read = async (origin: string) => {
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${key}` } });
    return ((await answer.json()) as { data: unknown }).data;
  };
  assert.deepEqual(await read(product.origin), await read(bare.origin));
}

async function compareAll(bare: Started, product: Started, all: Scenario[]): Promise<object[]> {
  const rows: object[] = [];
  for (const { name, leastRatio, make } of all.filter(({ name }) => name.includes(ONLY))) {
    const ratios: number[] = [];
    const rates = { bare: [] as number[], product: [] as number[] };
    const p99: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const yardstick = await load(bare.origin, make, SECONDS);
      const measured = await load(product.origin, make, SECONDS);
      rates.bare.push(yardstick.requestsPerSecond);
      rates.product.push(measured.requestsPerSecond);
      p99.push(measured.p99);
      ratios.push(measured.requestsPerSecond / yardstick.requestsPerSecond);
    }
    rows.push({
      operation: name,
      "bare, 1/s": Math.round(median(rates.bare)),
      "product, 1/s": Math.round(median(rates.product)),
      "p99, ms": median(p99),
      ratio: median(ratios).toFixed(2),
      least: leastRatio,
    });
  }
  return rows;
}

async function walOn(product: Started, cards: number): Promise<number> {
  return walPerMove(database, product.origin, await seed(database, embedded.url, cards, 0));
}
