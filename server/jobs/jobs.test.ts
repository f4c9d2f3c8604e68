import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { queues } from "./queues.ts";

function startWorker(): ChildProcess {
  const env = { ...process.env, LOG_LEVEL: "info" };
  const entry = path.join(import.meta.dirname, "../worker.ts");
  return spawn(process.execPath, [entry], { env, stdio: ["ignore", "pipe", "inherit"] });
}

async function untilRunning(worker: ChildProcess): Promise<void> {
  for await (const lines of worker.stdout ?? []) {
    if (String(lines).includes("jobs are running")) return;
  }
  throw new Error("The worker ended before it ran.");
}

test("workers that start concurrently install the queue once, and end when they are asked to", async () => {
  await pool.query("DROP SCHEMA IF EXISTS pgboss CASCADE");
  const workers = [startWorker(), startWorker(), startWorker()];
  await Promise.all(workers.map(untilRunning));
  const { rows: installed } = await pool.query("SELECT name FROM pgboss.queue WHERE name NOT LIKE '\\_\\_%'");
  expect(installed.map(({ name }) => name).sort()).toEqual(Object.keys(queues).sort());
  const scheduled = Object.entries(queues).filter(([, queue]) => "schedule" in queue);
  const { rows: schedules } = await pool.query("SELECT name FROM pgboss.schedule");
  expect(schedules.map(({ name }) => name).sort()).toEqual(scheduled.map(([name]) => name).sort());
  const ends = workers.map((worker) => once(worker, "exit"));
  for (const worker of workers) worker.kill("SIGTERM");
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0]);
});
