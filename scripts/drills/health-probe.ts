import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";

const EVERY_MS = 50;

export type Health = { readonly failed: number; readonly p99: number; readonly slowest: number };

/**
 * Requests /healthz until `end`, in a separate thread: in the thread that sends the load, responses would wait for the
 * load's work.
 */
export function watchHealth(origin: string): { end: () => Promise<Health> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { origin } });
  return {
    end: () =>
      new Promise((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.postMessage("end");
      }),
  };
}

/** Returns the milliseconds until the whole response arrived, or null if it wasn't a success. */
function ask(url: string): Promise<number | null> {
  const asked = performance.now();
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer
        .resume()
        .once("end", () => resolve(answer.statusCode === 200 ? performance.now() - asked : null));
    }).once("error", () => resolve(null));
  });
}

async function probe({ origin }: { origin: string }): Promise<void> {
  let isOn = true;
  parentPort?.once("message", () => {
    isOn = false;
  });
  const took: number[] = [];
  let failed = 0;
  while (isOn) {
    const ms = await ask(`${origin}/healthz`);
    if (ms === null) failed += 1;
    else took.push(ms);
    await wait(EVERY_MS);
  }
  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round(took[Math.ceil(took.length * share) - 1] ?? Number.NaN);
  parentPort?.postMessage({ failed, p99: at(0.99), slowest: at(1) } satisfies Health);
}

if (parentPort !== null) await probe(workerData);
