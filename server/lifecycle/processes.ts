import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "#server/lib/logger.ts";

/** The variable with the process's number. The first one runs the jobs. */
const NUMBER = "OFFERLANE_PROCESS";
/** The pauses before each restart after consecutive failures. After the last, all processes end. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** A failure of a process that ran this long doesn't count as consecutive. */
const STEADY_MS = 60_000;

/** Returns the number of this process among those that share a port, from 1. */
export function processNumber(): number {
  return Number(process.env[NUMBER] ?? 1);
}

/** Checks whether this process runs the jobs. One of the processes that share a port does. */
export function runsJobs(): boolean {
  return processNumber() === 1;
}

/**
 * Keeps `count` processes of this program running on one port. Restarts one that fails. If this process gets a signal to
 * end, or one of them ends in order, all end, this one last.
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
