import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type ApiRequest, createCard, get, send } from "../shared/requests.ts";
import { repeat } from "../shared/timing.ts";

/** A rejected client retries soon, but not immediately. */
const RETRY_AFTER_MS = 100;
/** Reading the responses is the tenant's work, not the server's. */
const LEAST_PRIORITY = 19;

/** A tenant's most expensive requests in each class, and how many of them are always open. */
type Class = { readonly atOnce: number; readonly make: (key: string, boardId: string) => ApiRequest };
const read = (atOnce: number, path: (boardId: string) => string): Class => ({
  atOnce,
  make: (key, boardId) => get(key, path(boardId)),
});
export const CLASSES = {
  searches: read(25, (id) => `boards/${id}/applications?search=nowhere+to+be+found`),
  "searches of all cards": read(25, () => "search/applications?text=nowhere+to+be+found"),
  reports: read(25, (id) => `boards/${id}/insights`),
  exports: read(25, (id) => `boards/${id}/export?format=xlsx`),
  reads: read(50, (id) => `boards/${id}/applications?limit=200`),
  changes: { atOnce: 50, make: (key, boardId) => createCard(key, boardId, "Drill") },
} satisfies Record<string, Class>;

type Load = {
  readonly name: keyof typeof CLASSES;
  readonly origin: string;
  readonly keys: readonly string[];
  readonly boardId: string;
};

/**
 * Keeps a number of requests of a class open until `end`, one key after another, in a separate thread: reading the responses must not delay
 * the other tenants' requests.
 */
export function startCostlyLoad(load: Load) {
  const thread = new Worker(new URL(import.meta.url), { workerData: load });
  const counts = new Promise<object>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  return {
    /** Returns the count of each status. */
    end(): Promise<object> {
      thread.postMessage("end");
      return counts;
    },
  };
}

function run({ name, origin, keys, boardId }: Load): void {
  const { atOnce, make } = CLASSES[name];
  let sent = 0;
  const running = Array.from({ length: atOnce }, () =>
    repeat(0, async () => {
      sent += 1;
      const { status } = await send(origin, make(keys[sent % keys.length] ?? "", boardId));
      if (status === 429 || status === 503) await wait(RETRY_AFTER_MS);
      return status;
    }),
  );
  parentPort?.once("message", async () => {
    const statuses = (await Promise.all(running.map((item) => item.end()))).flat();
    const counts = [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [
      status,
      all.length,
    ]);
    parentPort?.postMessage({ [name]: Object.fromEntries(counts) });
  });
}

if (!isMainThread) {
  setPriority(0, LEAST_PRIORITY);
  run(workerData as Load);
}
