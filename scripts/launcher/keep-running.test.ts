import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { keepRunning } from "./keep-running.ts";
import { startProcess } from "./server-process.ts";

const PACE = { waits: [1, 1, 1], steadyMs: 60_000 };
const never = new AbortController().signal;

/** Starts real processes that end in the given ways, one after another; the last way applies to all that follow. */
function processes(...ways: string[]) {
  const started: string[] = [];
  const start = () => {
    const way = ways[Math.min(started.length, ways.length - 1)] ?? "";
    started.push(way);
    const child = spawn(process.execPath, ["-e", way], { stdio: "ignore" });
    return {
      child,
      ended: new Promise<number | string>((resolve) => {
        child.once("exit", (code, signal) => resolve(code ?? signal ?? "unknown"));
      }),
    };
  };
  return { started, start };
}

test("a failed process is started again until it ends normally", async () => {
  const lines: string[] = [];
  const fails = "process.exit(1)";
  const { started, start } = processes(fails, "process.kill(process.pid, 'SIGKILL')", "process.exit(0)");
  await keepRunning("The server", start, never, (text) => lines.push(text), PACE);
  expect(started).toHaveLength(3);
  expect(lines).toEqual([
    "The server ended unexpectedly (1). It starts again in 0.001 s…",
    "The server ended unexpectedly (SIGKILL). It starts again in 0.001 s…",
  ]);
});

test("a process that keeps failing is abandoned, with a message", async () => {
  const { started, start } = processes("process.exit(7)");
  const kept = keepRunning("The worker", start, never, () => undefined, PACE);
  await expect(kept).rejects.toThrow("The worker failed 4 times in a row (7). See its messages above.");
  expect(started).toHaveLength(4);
});

test("failures far apart aren't counted together", async () => {
  const ways = Array.from({ length: 6 }, () => "process.exit(1)");
  const { started, start } = processes(...ways, "process.exit(0)");
  await keepRunning("The server", start, never, () => undefined, { waits: [1], steadyMs: 0 });
  expect(started).toHaveLength(7);
});

test("a process isn't started again once it is asked to end", async () => {
  const stopping = new AbortController();
  const { started, start } = processes("process.exit(1)");
  const pace = { waits: [3_600_000], steadyMs: 60_000 };
  await keepRunning("The server", start, stopping.signal, () => stopping.abort(), pace);
  expect(started).toHaveLength(1);
});

test("the worker shuts down cleanly when it is asked to end", async () => {
  const stopping = new AbortController();
  const database = new URL(env().DATABASE_URL);
  const name = `worker ${randomUUID()}`;
  database.searchParams.set("application_name", name);
  const variables = { LOG_LEVEL: "silent", DATABASE_URL: database.href };
  const worker = startProcess("server/worker.ts", variables, stopping.signal);
  const connections = () => pool.query("SELECT FROM pg_stat_activity WHERE application_name = $1", [name]);
  await expect.poll(async () => (await connections()).rowCount).toBeGreaterThan(0);
  stopping.abort();
  expect(await worker.ended).toBe(0);
  expect((await connections()).rowCount).toBe(0);
});
