import { type IncomingMessage, get as request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { LIMITS } from "#domain/limits.ts";
import type { Product, RunningServer } from "../shared/product.ts";
import { get, requestJson } from "../shared/requests.ts";
import type { Seeded } from "../shared/seed.ts";
import { elapsed, repeat } from "../shared/timing.ts";

/** The text of the largest account, a card's text besides its notes, and the reading speed of eight slow readers. */
const TEXT_BYTES = LIMITS.quotas.textBytes;
const BESIDE_NOTES = 1_000;
const READERS = 8;
const BYTES_A_SECOND = 10_000;
const SIPS_A_SECOND = 10;
const SLOW_SECONDS = 15;
const FORMATS = ["json", "csv", "xlsx"];

/**
 * Measures the process's memory while slow readers export the largest account, and how long another account's request
 * waits during that time and during an export at full speed.
 */
export async function streamFigures(
  product: Product,
  served: RunningServer,
): Promise<Record<string, string>> {
  const large = await product.seed(Math.floor(TEXT_BYTES / (LIMITS.text.notes + BESIDE_NOTES)));
  const other = await product.seed(10);
  await fillNotes(product, large);
  const slowly = startWatch(served, other);
  const readers = Array.from({ length: READERS }, (_, index) =>
    exportAt(served, large, index, BYTES_A_SECOND),
  );
  await wait(SLOW_SECONDS * 1_000);
  for (const reader of readers) reader.end();
  const slow = await slowly.end();
  const quickly = startWatch(served, other);
  for (const index of FORMATS.keys()) await exportAt(served, large, index, Number.POSITIVE_INFINITY).ended;
  const fast = await quickly.end();
  return {
    [`${READERS} slow exports of 64 MiB, memory, MiB (450)`]: slow.memoryMib,
    [`${READERS} slow exports, longest wait of another, ms (100)`]: slow.longestMs,
    "exports of 64 MiB at full speed, memory, MiB (450)": fast.memoryMib,
    "exports at full speed, longest wait of another, ms (100)": fast.longestMs,
  };
}

/** Fills notes to their maximum length with text that hardly compresses. */
async function fillNotes({ sql }: Product, { boardId }: Seeded): Promise<void> {
  await sql.query(
    `UPDATE applications SET notes = (
       SELECT left(string_agg(md5(id || part::text), ''), $2) FROM generate_series(1, $2 / 32 + 1) AS part
     ) WHERE board_id = $1`,
    [boardId, LIMITS.text.notes],
  );
}

/** Starts an export and reads it at the given number of bytes per second. */
function exportAt({ origin }: RunningServer, { boardId, key }: Seeded, index: number, pace: number) {
  const { path, headers } = get(key, `boards/${boardId}/export?format=${FORMATS[index % FORMATS.length]}`);
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const sent = request(origin + path, { headers, agent: false }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`An export got ${response.statusCode}.`));
    response.on("end", resolve);
    if (pace === Number.POSITIVE_INFINITY) response.resume();
    else readSlowly(response, pace);
  });
  const end = () => {
    sent.destroy();
    resolve();
  };
  sent.on("error", reject);
  return { ended, end };
}

function readSlowly(response: IncomingMessage, pace: number): void {
  const timer = setInterval(() => response.read(pace / SIPS_A_SECOND), 1_000 / SIPS_A_SECOND);
  response.on("close", () => clearInterval(timer));
}

/** Reads another account's boards repeatedly. `end` returns the longest wait and the highest memory use. */
function startWatch({ origin, memoryMib }: RunningServer, { key }: Seeded) {
  const watched = repeat(20, async () => ({
    ms: await elapsed(() => requestJson(origin, get(key, "boards"))),
    mib: memoryMib(),
  }));
  return {
    async end() {
      const seen = await watched.end();
      const highest = (column: "ms" | "mib") => Math.max(...seen.map((item) => item[column])).toFixed(0);
      return { longestMs: highest("ms"), memoryMib: highest("mib") };
    },
  };
}
