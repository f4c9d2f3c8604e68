import { afterEach, expect, test } from "vitest";
import { startServerProcess } from "#server/testing/server-process.ts";
import { freePort } from "../../scripts/bootstrap/ports.mjs";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

async function start() {
  const server = await startServerProcess({ PORT: String(await freePort()) }, "shared-port.ts");
  cleanUp.push(() => server.kill());
  // A request to a process that is dying never gets a response.
  const ask = async () =>
    (await (await fetch(server.origin, { signal: AbortSignal.timeout(2_000) })).json().catch(() => null)) as {
      pid: number;
      runsJobs: boolean;
    } | null;
  /** Returns which processes responded within some requests, and whether each runs the jobs. */
  const answering = async () => {
    const all = new Map<number, boolean>();
    for (let asked = 0; asked < 8; asked += 1) {
      const response = await ask().catch(() => null);
      if (response) all.set(response.pid, response.runsJobs);
    }
    return all;
  };
  return { server, answering };
}

test("processes share a port, one of them runs the jobs, and a failed one is started again in its role", async () => {
  const { answering } = await start();
  await expect.poll(async () => (await answering()).size).toBe(2);
  const before = await answering();
  expect([...before.values()].filter((jobs) => jobs)).toHaveLength(1);
  const [withJobs = 0] = [...before].find(([, jobs]) => jobs) ?? [];
  process.kill(withJobs, "SIGKILL");
  await expect
    .poll(async () => [...(await answering())].filter(([pid, jobs]) => jobs && pid !== withJobs).length)
    .toBe(1);
});

test("when asked to end, all processes end: the first one last, with exit code 0", async () => {
  const { server, answering } = await start();
  await expect.poll(async () => (await answering()).size).toBe(2);
  const pids = [...(await answering()).keys()];
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
