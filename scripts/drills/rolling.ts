import { setTimeout as wait } from "node:timers/promises";
import type { Started } from "../bench/processes.ts";
import { freePort } from "../bootstrap/ports.mjs";
import { balancers, isInstalled, startBalancer } from "./balancers.ts";
import { nothing, type Outcome } from "./outcome.ts";
import { makeProduct } from "./product.ts";
import { failuresOf, startLoad } from "./steady-load.ts";

const PROCESSES = 3;
const PER_SECOND = 50;
/** Time between one process being ready and the next one ending: the balancer must notice the first. */
const PAUSE_MS = 2_000;
/** The shutdown delay of a server that serves other machines; the drill doesn't. */
const DELAY_SECONDS = 5;

/**
 * Replaces each of three processes behind a balancer in turn, while clients read and write without retries. No request
 * fails.
 */
export async function drillRolling(): Promise<Outcome[]> {
  const product = await makeProduct();
  try {
    const ports: number[] = [];
    const running: Started[] = [];
    const start = (port: number) =>
      product.start({ PORT: String(port), SHUTDOWN_DELAY_SECONDS: String(DELAY_SECONDS) });
    for (let number = 0; number < PROCESSES; number += 1) {
      const port = await freePort();
      ports.push(port);
      running.push(await start(port));
    }
    const outcomes: Outcome[] = [];
    for (const balancer of balancers) {
      const drill = `rolling restart behind ${balancer.name}`;
      if (!isInstalled(balancer)) {
        const left = `${balancer.name} isn't installed: apt-get install ${balancer.debian}`;
        outcomes.push({ ...nothing(drill), left });
        continue;
      }
      const { origin, stop } = await startBalancer(balancer, ports, product.folder);
      try {
        const target = { origin: () => origin, key: product.key, sql: product.sql };
        const load = startLoad(target, product.boardId, PER_SECOND);
        const began = performance.now();
        await wait(PAUSE_MS);
        for (const [index, port] of ports.entries()) {
          await running[index]?.stop();
          running[index] = await start(port);
          await wait(PAUSE_MS);
        }
        const seconds = Math.round((performance.now() - began) / 1_000);
        const loaded = await load.end();
        const { failed, lost, doubled } = loaded;
        outcomes.push({
          drill,
          load: `${PER_SECOND}/s, ${seconds} s`,
          ...{ failed, lost, doubled },
          "recovered in": "–",
          left: failuresOf(loaded),
        });
      } finally {
        await stop();
      }
    }
    return outcomes;
  } finally {
    await product.end();
  }
}
