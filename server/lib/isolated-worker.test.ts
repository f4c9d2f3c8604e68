import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runIsolated } from "./isolated-worker.ts";

const WORKER_LIMITS = { timeoutMs: 1_000, memoryMb: 64 };
const THREAD = `import { parentPort, workerData } from "node:worker_threads";
if (workerData === "work") for (;;);
const megabytes = workerData === "buffers" ? 200 : 0;
const buffers = Array.from({ length: megabytes }, () => new Uint8Array(1_000_000).fill(1));
while (buffers.length > 0);
const encoder = new TextEncoder();
const objects = [];
while (workerData === "objects") objects.push(encoder.encode("> a"));
if (workerData === "environment") parentPort.postMessage({ ...process.env });
await new Promise((resolve) => setTimeout(resolve, workerData));
parentPort.postMessage("read");`;

let folder: string;
let thread: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "isolated-"));
  thread = path.join(folder, "thread.mjs");
  await writeFile(thread, THREAD);
});
afterAll(() => rm(folder, { recursive: true }));

test("a thread that waits for the processor may finish; one that uses too much processor time or never ends is stopped", async () => {
  expect(await runIsolated(thread, 1.5 * WORKER_LIMITS.timeoutMs, WORKER_LIMITS)).toBe("read");
  await expect(runIsolated(thread, "work", WORKER_LIMITS)).rejects.toThrow("it took too long");
  await expect(runIsolated(thread, 60_000, WORKER_LIMITS)).rejects.toThrow("it took too long");
});

test("a thread whose buffers are larger than its memory is stopped before it has used its time", async () => {
  const limits = { ...WORKER_LIMITS, timeoutMs: 10_000 };
  await expect(runIsolated(thread, "buffers", limits)).rejects.toThrow("it took too much memory");
  const larger = { ...WORKER_LIMITS, buffersMb: 400 };
  await expect(runIsolated(thread, "buffers", larger)).rejects.toThrow("it took too long");
});

test("a thread whose objects are larger than its memory is stopped before V8 would end the process for them", async () => {
  const limits = { ...WORKER_LIMITS, timeoutMs: 10_000 };
  await expect(runIsolated(thread, "objects", limits)).rejects.toThrow("it took too much memory");
});

test("a thread gets the process's compile cache if there is one, and nothing else from its environment", async () => {
  vi.stubEnv("NODE_COMPILE_CACHE", path.join(folder, "compiled"));
  expect(await runIsolated(thread, "environment", WORKER_LIMITS)).toEqual({
    NODE_COMPILE_CACHE: path.join(folder, "compiled"),
  });
  vi.stubEnv("NODE_COMPILE_CACHE", undefined);
  expect(await runIsolated(thread, "environment", WORKER_LIMITS)).toEqual({});
  vi.unstubAllEnvs();
});
