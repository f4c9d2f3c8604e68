import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "#server/lib/logger.ts";

/** Names to a process which of them it is: the first runs the jobs. */
const NUMBER = "OFFERLANE_PROCESS";
/** How long to wait before each new start after failures in a row; after the last of them all end. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** A process that ran so long did not fail in a row. */
const STEADY_MS = 60_000;

/** Which of the processes that share a port this is, from 1 on. */
export function processNumber(): number {
  return Number(process.env[NUMBER] ?? 1);
}

/** Whether this process runs the jobs: one of those that share a port does. */
export function runsJobs(): boolean {
  return processNumber() === 1;
}

/**
 * Keeps so many processes of this program running, which share its port. One that fails is started again. Where this process is told to
 * end, or one of them ends in order, all do, and this one last.
 */
export function keepProcesses(count: number): void {
  const running = new Map<number, Worker>();
  let isEnding = false;
  const end = () => {
    isEnding = true;
    for (const { process: child } of running.values()) child.kill("SIGTERM");
    if (running.size === 0) process.exit();
  };
  const start = (number: number, failures: number) => {
    const since = performance.now();
    const worker = cluster.fork({ [NUMBER]: String(number) });
    running.set(number, worker);
    worker.once("exit", (code, signal) => {
      running.delete(number);
      if (isEnding || code === 0) return isEnding && running.size > 0 ? undefined : end();
      const inRow = performance.now() - since < STEADY_MS ? failures + 1 : 1;
      const pause = WAITS_MS[inRow - 1];
      logger.error({ number, code, signal, pause }, "a process ended unexpectedly");
      if (pause !== undefined) return void wait(pause).then(() => isEnding || start(number, inRow));
      process.exitCode = 1;
      end();
    });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  for (let number = 1; number <= count; number += 1) start(number, 0);
}
