import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { freePort } from "./ports.mjs";
import { isRunning } from "./processes.mjs";

/** A project with our launcher, and a server that only reports that it is ready. */
let project = "";
const at = (...names: string[]) => path.join(project, ...names);
const half = () => at("node_modules/half/package.json");
const whole = () => at("node_modules/half/index.js");

/** Like npm, skips a package whose package.json exists. While a file named `slow` exists, it pauses halfway. */
const NPM = `
  import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
  import { setTimeout as wait } from "node:timers/promises";
  const isThere = existsSync("node_modules/half/package.json");
  mkdirSync("node_modules/half", { recursive: true });
  writeFileSync("node_modules/half/package.json", "{}");
  appendFileSync("npm.log", process.pid + "\\n");
  while (existsSync("slow")) await wait(20);
  if (!isThere) writeFileSync("node_modules/half/index.js", "");
  writeFileSync("node_modules/.package-lock.json", "{}");
`;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "offerlane-install-"));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  cpSync(import.meta.dirname, at("scripts/bootstrap"), { recursive: true });
  cpSync(path.join(import.meta.dirname, "../start.mjs"), at("scripts/start.mjs"));
  mkdirSync(at("scripts/launcher"));
  writeFileSync(at("scripts/launcher/start.ts"), "export const start = async () => console.log('serving');");
  writeFileSync(at("package.json"), '{ "type": "module" }');
  writeFileSync(at("package-lock.json"), "{}");
  writeFileSync(at("npm-cli.js"), NPM);
});

async function launch(data = "data") {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    HOST: "",
    OFFERLANE_DATA: at(data),
    npm_execpath: at("npm-cli.js"),
    npm_lifecycle_event: "",
  };
  const child = spawn(process.execPath, [at("scripts/start.mjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    child,
    output: text(child.stdout),
    ended: once(child, "exit") as Promise<[number | null, string | null]>,
  };
}

/** Returns the process ids in npm's log. The log is empty for a moment, between its creation and the first id. */
const npmsSoFar = () =>
  existsSync(at("npm.log")) ? (readFileSync(at("npm.log"), "utf8").match(/\d+/g) ?? []).map(Number) : [];

/** Returns the process id of the npm that has paused halfway. */
async function halfway(): Promise<number> {
  await expect.poll(npmsSoFar).not.toEqual([]);
  return npmsSoFar()[0] ?? 0;
}

async function expectRepair(): Promise<void> {
  rmSync(at("slow"), { force: true });
  const { output, ended } = await launch();
  expect(await ended).toEqual([0, null]);
  expect(await output).toContain("An earlier install was interrupted.");
  expect(await output).toContain("serving");
  expect(existsSync(whole())).toBe(true);
}

test("SIGTERM during the install ends npm and the launcher, and the next start installs again", async () => {
  writeFileSync(at("slow"), "");
  const { child, ended } = await launch();
  const npm = await halfway();
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(isRunning(npm)).toBe(false);
  expect(existsSync(half())).toBe(true);
  await expectRepair();
});

test("a start after a killed launcher ends the npm that it left behind, and installs again", async () => {
  writeFileSync(at("slow"), "");
  const { child, ended } = await launch();
  const npm = await halfway();
  child.kill("SIGKILL");
  await ended;
  expect(isRunning(npm)).toBe(true);
  writeFileSync(at("npm-cli.js"), NPM.replace('existsSync("slow")', "false"));
  const next = await launch();
  expect(await next.ended).toEqual([0, null]);
  expect(isRunning(npm)).toBe(false);
  expect(existsSync(whole())).toBe(true);
});

test("of two concurrent starts, one installs and the other waits for it", async () => {
  writeFileSync(at("slow"), "");
  const one = await launch("one");
  await halfway();
  const other = await launch("other");
  let printed = "";
  other.child.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  await expect.poll(() => printed).toContain("Waiting for it");
  rmSync(at("slow"));
  expect([await one.ended, await other.ended]).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(npmsSoFar()).toHaveLength(1);
  expect([await one.output, await other.output].map((output) => output.includes("serving"))).toEqual([
    true,
    true,
  ]);
});

test("a manual install that was interrupted is recognized", async () => {
  mkdirSync(at("node_modules/half"), { recursive: true });
  writeFileSync(half(), "{}");
  await expectRepair();
});

test("a complete manual install is used as it is", async () => {
  mkdirSync(at("node_modules/half"), { recursive: true });
  writeFileSync(half(), "{}");
  writeFileSync(at("node_modules/.package-lock.json"), "{}");
  const { ended } = await launch();
  expect(await ended).toEqual([0, null]);
  expect(npmsSoFar()).toEqual([]);
  expect(existsSync(half())).toBe(true);
});
