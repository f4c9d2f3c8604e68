import { once } from "node:events";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { isSuccess, send } from "../shared/requests.ts";
import { quantile, repeat } from "../shared/timing.ts";

const EVERY_MS = 50;
const HEALTH = { method: "GET", path: "/healthz", headers: { connection: "close" } } as const;

type Health = Readonly<Record<"sent" | "failed" | "p99" | "slowest", number>>;

/**
 * Requests /healthz on a new connection each time until `end`, in a separate thread: in the thread that sends the load,
 * responses would wait for the load's work.
 */
export function watchHealth(origin: string): { end: () => Promise<Health> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: origin });
  return {
    async end() {
      worker.postMessage("end");
      const [health] = (await once(worker, "message")) as [Health];
      return health;
    },
  };
}

async function probe(thread: NonNullable<typeof parentPort>, origin: string): Promise<void> {
  // The first request takes longer, because it loads the client.
  await send(origin, HEALTH);
  const probing = repeat(EVERY_MS, () => send(origin, HEALTH));
  await once(thread, "message");
  const results = await probing.end();
  const times = results.map(({ ms }) => ms);
  thread.postMessage({
    sent: results.length,
    failed: results.filter((result) => !isSuccess(result)).length,
    p99: Math.round(quantile(times, 0.99)),
    slowest: Math.round(Math.max(...times)),
  } satisfies Health);
}

if (parentPort !== null) await probe(parentPort, workerData as string);
