import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../bootstrap/ports.mjs";
import { makeProduct, type Product, type RunningServer } from "../shared/product.ts";
import { isInstalled } from "../shared/programs.ts";
import { countsOf, failuresOf, startLoad } from "../shared/tenant-load.ts";
import { elapsed } from "../shared/timing.ts";
import { balancers, startBalancer } from "./balancers.ts";
import { type Outcome, outcome } from "./outcome.ts";

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
  await using product = await makeProduct();
  const ports: number[] = [];
  const running: RunningServer[] = [];
  for (let number = 0; number < PROCESSES; number += 1) {
    const port = await freePort();
    ports.push(port);
    running.push(await startOn(product, port));
  }
  const outcomes: Outcome[] = [];
  for (const balancer of balancers) {
    const drill = `rolling restart behind ${balancer.name}`;
    if (!(await isInstalled(balancer.program, "-v"))) {
      const note = `${balancer.name} isn't installed: apt-get install ${balancer.debian}`;
      outcomes.push(outcome(drill, { notes: note }));
      continue;
    }
    await using started = await startBalancer(balancer, ports, product.folder);
    const load = startLoad({ ...product, origin: () => started.origin }, PER_SECOND);
    const ms = await elapsed(async () => {
      await wait(PAUSE_MS);
      for (const [index, port] of ports.entries()) {
        await running[index]?.stop();
        running[index] = await startOn(product, port);
        await wait(PAUSE_MS);
      }
    });
    const loaded = await load.end();
    const seconds = Math.round(ms / 1_000);
    outcomes.push(
      outcome(drill, {
        load: `${PER_SECOND}/s, ${seconds} s`,
        ...countsOf(loaded),
        notes: failuresOf(loaded),
      }),
    );
  }
  return outcomes;
}

const startOn = (product: Product, port: number) =>
  product.start({ PORT: String(port), SHUTDOWN_DELAY_SECONDS: String(DELAY_SECONDS) });
