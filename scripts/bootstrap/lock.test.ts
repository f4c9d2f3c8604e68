import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { takeLock } from "./lock.mjs";
import { isRunning } from "./processes.mjs";

let folder = "";
const nobody = 2 ** 22 + 1;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "offerlane-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const write = (name: string, content: object) =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

/** Starts a process whose command line looks like a launcher's. */
async function startFakeLauncher(): Promise<ChildProcess & { pid: number }> {
  const script = path.join(folder, "start.mjs");
  writeFileSync(script, "console.log('up'); setInterval(() => {}, 1000);");
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return Object.assign(child, { pid: child.pid ?? 0 });
}

test("while a launcher runs, a second one fails with its address", async () => {
  const { pid } = await startFakeLauncher();
  write("launcher.lock", { pid, npm: null });
  write("runtime.json", { address: "http://localhost:3000" });
  await expect(takeLock(folder)).rejects.toThrow("already running at http://localhost:3000");
  expect(isRunning(pid)).toBe(true);
});

test("while a launcher is still preparing, a second one fails with a request to wait", async () => {
  const { pid } = await startFakeLauncher();
  write("launcher.lock", { pid, npm: null });
  await expect(takeLock(folder)).rejects.toThrow("Another npm start is already using");
});

test("the lock of a killed launcher can be taken", async () => {
  write("launcher.lock", { pid: nobody, npm: null });
  const lock = await takeLock(folder);
  expect(lock.recovered).toBe(true);
  lock.release();
  expect((await takeLock(folder)).recovered).toBe(false);
});

test("a process ID that another program has by now doesn't hold the lock", async () => {
  write("launcher.lock", { pid: 1, npm: null });
  expect((await takeLock(folder)).recovered).toBe(true);
});

test("a launcher with its predecessor's process ID, as in a restarted container, doesn't block itself", async () => {
  const script = path.join(folder, "start.mjs");
  const lockModule = new URL("./lock.mjs", import.meta.url).href;
  writeFileSync(
    script,
    `import { writeFileSync } from "node:fs";
     import { takeLock } from ${JSON.stringify(lockModule)};
     writeFileSync(${JSON.stringify(path.join(folder, "launcher.lock"))}, JSON.stringify({ pid: process.pid, npm: null }));
     console.log((await takeLock(${JSON.stringify(folder)})).recovered);`,
  );
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
  expect((await text(child.stdout)).trim()).toBe("true");
});

test("a launcher whose npm was killed is ended, and its lock is taken", async () => {
  const launcher = await startFakeLauncher();
  write("launcher.lock", { pid: launcher.pid, npm: nobody });
  expect((await takeLock(folder)).recovered).toBe(true);
  expect(isRunning(launcher.pid)).toBe(false);
});

test("of launchers that start concurrently on a stale lock, only one takes it", async () => {
  write("launcher.lock", { pid: nobody, npm: null });
  const script = path.join(folder, "start.mjs");
  const lockModule = new URL("./lock.mjs", import.meta.url).href;
  writeFileSync(
    script,
    `import { takeLock } from ${JSON.stringify(lockModule)};
     await takeLock(${JSON.stringify(folder)}).then(() => console.log("mine"), () => console.log("refused"));
     setInterval(() => {}, 1000);`,
  );
  const lines = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "ignore"] });
      onTestFinished(() => void child.kill("SIGKILL"));
      const [line] = await once(child.stdout.setEncoding("utf8"), "data");
      return String(line).trim();
    }),
  );
  expect(lines.filter((line) => line === "mine")).toHaveLength(1);
});
