import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { operations } from "../shared/operations.ts";
import { makeProduct, type Product, type RunningServer } from "../shared/product.ts";
import { runScript, SHOWN } from "../shared/programs.ts";
import { type ApiRequest, change, keyed, requestJson, send, uploadResume } from "../shared/requests.ts";
import type { Seeded } from "../shared/seed.ts";
import { repeat } from "../shared/timing.ts";
import { cpuPerPage } from "./pages.ts";
import { streamFigures } from "./streams.ts";
import { compareProcesses, compareWithBare, type Scenario } from "./throughput.ts";

const ROWS = 500;
const UPLOADS = 4;
const TEN_MIB = 10 * 1_048_576;
const MOVES = 200;

/** Returns the seconds that one request takes to import 500 new rows, each with a new company. */
async function importSeconds(origin: string, { boardId, key }: Seeded): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    title: `Imported role ${index}`,
    company: `Imported company ${index}`,
    applicationLink: `https://jobs.example.com/imported/${index}`,
    applicationDate: "2026-11-02",
    status: "applied",
  }));
  const response = await send(origin, change("POST", key, `boards/${boardId}/imports`, { rows }));
  const { counts } = JSON.parse(response.text) as { counts?: { created: number } };
  if (counts?.created !== ROWS) throw new Error(`an import got ${response.status}`);
  return response.ms / 1_000;
}

/**
 * Returns the server's peak memory growth in MiB, as text, while it receives four concurrent résumés of 10 MiB. A first upload warms
 * it up.
 */
async function uploadMib({ origin, memoryMib }: RunningServer, { key }: Seeded): Promise<string> {
  const content = Buffer.alloc(TEN_MIB, " ");
  content.write("%PDF-1.7\n");
  const upload = () => requestJson(origin, uploadResume(key, "Large", content));
  await upload();
  const before = memoryMib();
  const watched = repeat(25, memoryMib);
  await Promise.all(Array.from({ length: UPLOADS }, upload));
  return (Math.max(...(await watched.end())) - before).toFixed(0);
}

/** Returns the bytes of WAL that a keyed move on this board writes, after a first round has touched the same pages. */
async function walPerMove({ sql }: Product, origin: string, seeded: Seeded): Promise<number> {
  const moved = seeded.applicationIds.slice(0, MOVES);
  const moveAll = async (status: string) => {
    for (const id of moved) {
      await requestJson(origin, keyed(change("POST", seeded.key, `applications/${id}/move`, { status })));
    }
  };
  const position = async () => {
    const { rows } = await sql.query<{ bytes: string }>(
      "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes",
    );
    return Number(rows[0]?.bytes);
  };
  await moveAll("accepted");
  const before = await position();
  await moveAll("rejected");
  return ((await position()) - before) / moved.length;
}

/**
 * Compares the throughput of the hot paths with a bare node:http + pg server's on the same rows. Then
 * measures the processor time of pages, searches in the largest account, memory, startup, an import, uploads,
 * WAL, and the roster. BENCH_SECONDS sets the length of a round, and BENCH_ROUNDS the number of rounds.
 * BENCH_ONLY measures only the operations whose names contain it, or only "pages", "practice", "processes",
 * "roster", "search", "streams", "stretch", or "today". BENCH_PROFILES names a folder for CPU profiles.
 */
const ONLY = process.env.BENCH_ONLY ?? "";
const OTHER_ACCOUNTS = 2_000;

if (ONLY === "stretch" || ONLY === "") await checkLongestStretch();
if (ONLY !== "stretch") await measure();

/** Sends each operation its largest inputs. @throws if a request blocks the event loop for too long */
async function checkLongestStretch(): Promise<void> {
  const command = ["node_modules/vitest/vitest.mjs", "run", "server/transports/longest-stretch.test.ts"];
  const { code } = await runScript(command, { ...SHOWN, env: { TIMED_TESTS: "on" } });
  if (code !== 0) throw new Error("A request blocks the event loop for too long. See the test above.");
}

async function measure(): Promise<void> {
  await using product = await makeProduct({ cards: 1_000, otherAccounts: OTHER_ACCOUNTS, isDurable: true });
  // The modules that call the product's own queries read this variable when they load.
  process.env.DATABASE_URL = product.url;
  const { practiceFigures } = await import("./practice.ts");
  const { rosterFigures } = await import("./roster.ts");
  const { searchFigures, todayFigures } = await import("./search.ts");
  const large = await product.seed(5_000);
  const served = await product.start();
  await wait(3_000);
  const idleMib = served.memoryMib();
  const list = operations(product)["applications.list"]();
  const bare = await product.start(
    { ACCOUNT_ID: product.accountId, BOARD_ID: product.boardId },
    "scripts/bench/bare-server.ts",
    list.path,
  );
  for (const request of [list, operations(large)["table.get"]()]) await assertSame(request, bare, served);
  const all = scenarios(product, large);
  if (ONLY === "processes" || ONLY === "") {
    // PROCESSES makes the server start as under `npm start`.
    const serve = (PROCESSES: string) => product.start({ PROCESSES }, "server/cluster.ts");
    const both = [await serve("1"), await serve("2")] as const;
    console.table(await compareProcesses(both, all));
    for (const { stop } of both) await stop();
  }
  const tables = {
    pages: () => cpuPerPage(product, bare, served),
    search: () => searchFigures(product, served),
  };
  const figures = {
    today: () => todayFigures(product),
    roster: () => rosterFigures(product, served.origin),
    practice: () => practiceFigures(product, served.origin),
    streams: () => streamFigures(product, served),
  };
  if (!["processes", ...Object.keys({ ...tables, ...figures })].includes(ONLY)) {
    const request = all.filter(({ name }) => name.includes(ONLY));
    console.table(await compareWithBare(bare, served, request));
  }
  for (const [name, table] of Object.entries(tables)) {
    if (ONLY === name || ONLY === "") console.table(await table());
  }
  const single: Record<string, string> =
    ONLY === "" ? await singleFigures(product, large, served, idleMib) : {};
  for (const [name, read] of Object.entries(figures)) {
    if (ONLY === name || ONLY === "") Object.assign(single, await read());
  }
  if (Object.keys(single).length > 0) console.table(single);
}

async function singleFigures(product: Product, large: Seeded, served: RunningServer, idleMib: number) {
  const wal = async (cards: number) => walPerMove(product, served.origin, await product.seed(cards));
  const loadedMib = served.memoryMib();
  return {
    "warm start to /readyz, s (2.0)": served.startSeconds.toFixed(2),
    "idle memory, MiB (200)": idleMib.toFixed(0),
    "loaded memory, MiB (450)": loadedMib.toFixed(0),
    "memory growth with 4 concurrent uploads of 10 MiB, MiB (60)": await uploadMib(served, product),
    "import of 500 rows in one request, s (2.0)": (await importSeconds(served.origin, large)).toFixed(2),
    "WAL a move, 100 cards, B (8192)": (await wal(100)).toFixed(0),
    "WAL a move, 5,000 cards, B (8192)": (await wal(5_000)).toFixed(0),
  };
}

/** Returns the measured operations. @param large a board of 5,000 cards, for operations that read many rows */
function scenarios(main: Seeded, large: Seeded): Scenario[] {
  const [small, big] = [operations(main), operations(large)];
  let turn = 0;
  return [
    { name: "applications.list (50 of 1,000)", leastRatio: 0.6, make: small["applications.list"] },
    { name: "table.get (200 of 5,000)", leastRatio: 0.6, make: big["table.get"] },
    { name: "applications.get", leastRatio: 0.5, make: () => small["applications.get"](turn++) },
    {
      name: "applications.move (keyed, board of 1,000)",
      leastRatio: 0.45,
      make: () => keyed(small["applications.move"](turn++)),
    },
    { name: "insights.get (board of 5,000)", leastRatio: 0.34, make: big["insights.get"] },
  ];
}

/**
 * Checks that both servers return the same rows in the same number of bytes. Only the key order of a JSON column may
 * differ.
 */
async function assertSame(request: ApiRequest, bare: RunningServer, served: RunningServer): Promise<void> {
  const read = async ({ origin }: RunningServer) =>
    (await requestJson<{ data: unknown }>(origin, request)).data;
  assert.deepEqual(await read(served), await read(bare));
}
