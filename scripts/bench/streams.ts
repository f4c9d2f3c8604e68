import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { LIMITS } from "#domain/limits.ts";
import type { Started } from "./processes.ts";
import type { Seeded } from "./scenarios.ts";
import { seed } from "./seed.ts";

/** The text of the largest account, a card's text besides its notes, and the reading speed of eight slow readers. */
const TEXT_BYTES = LIMITS.quotas.textBytes;
const BESIDE_NOTES = 1_000;
const READERS = 8;
const BYTES_A_SECOND = 10_000;
const SLOW_SECONDS = 15;
const FORMATS = ["json", "csv", "xlsx"];

/**
 * Measures the process's memory while slow readers export the largest account, and how long another account's request
 * waits during that time and during an export at full speed.
 */
export async function streamFigures(
  database: pg.Pool,
  url: string,
  product: Started,
): Promise<Record<string, string>> {
  const cards = Math.floor(TEXT_BYTES / (LIMITS.text.notes + BESIDE_NOTES));
  const large = await seed(database, url, cards, 0);
  const other = await seed(database, url, 10, 0);
  await fillNotes(database, large.boardId);
  const watch = watching(product, other);
  const readers = Array.from({ length: READERS }, (_, index) => exportAt(product, large, index));
  await wait(SLOW_SECONDS * 1_000);
  for (const reader of readers) reader.end();
  const slow = await watch.end();
  const watchFast = watching(product, other);
  for (const [index] of FORMATS.entries())
    await exportAt(product, large, index, Number.POSITIVE_INFINITY).ended;
  const fast = await watchFast.end();
  return {
    [`${READERS} slow exports of 64 MiB, memory, MiB (450)`]: slow.memoryMib.toFixed(0),
    [`${READERS} slow exports, longest wait of another, ms (100)`]: slow.longestMs.toFixed(0),
    "exports of 64 MiB at full speed, memory, MiB (450)": fast.memoryMib.toFixed(0),
    "exports at full speed, longest wait of another, ms (100)": fast.longestMs.toFixed(0),
  };
}

/** Fills notes to their maximum length with text that hardly compresses. */
async function fillNotes(database: pg.Pool, boardId: string): Promise<void> {
  await database.query(
    `UPDATE applications SET notes = (
       SELECT left(string_agg(md5(id || part::text), ''), $2) FROM generate_series(1, $2 / 32 + 1) AS part
     ) WHERE board_id = $1`,
    [boardId, LIMITS.text.notes],
  );
}

/** Starts an export and reads it at the given number of bytes per second. */
function exportAt({ origin }: Started, { boardId, key }: Seeded, index: number, pace = BYTES_A_SECOND) {
  const format = FORMATS[index % FORMATS.length];
  const address = `${origin}/api/v1/boards/${boardId}/export?format=${format}`;
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const request = get(address, { headers: { authorization: `Bearer ${key}` }, agent: false }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`An export was answered with ${response.statusCode}.`));
    response.on("end", resolve);
    if (pace === Number.POSITIVE_INFINITY) response.resume();
    else sip(response, pace);
  });
  const end = () => {
    request.destroy();
    resolve();
  };
  request.on("error", reject);
  return { ended, end };
}

const SIPS_A_SECOND = 10;

function sip(response: IncomingMessage, pace: number): void {
  const timer = setInterval(() => response.read(pace / SIPS_A_SECOND), 1_000 / SIPS_A_SECOND);
  response.on("close", () => clearInterval(timer));
}

/** Reads another account's boards repeatedly, and records the longest wait and the highest memory use. */
function watching(product: Started, { key }: Seeded) {
  let isOver = false;
  const seen = { longestMs: 0, memoryMib: 0 };
  const watch = async () => {
    while (!isOver) {
      const begun = performance.now();
      const answer = await fetch(`${product.origin}/api/v1/boards`, {
        headers: { authorization: `Bearer ${key}` },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`Another's boards were answered with ${answer.status}.`);
      seen.longestMs = Math.max(seen.longestMs, performance.now() - begun);
      seen.memoryMib = Math.max(seen.memoryMib, product.memoryMib());
      await wait(20);
    }
    return seen;
  };
  const watched = watch();
  return {
    end: () => {
      isOver = true;
      return watched;
    },
  };
}
