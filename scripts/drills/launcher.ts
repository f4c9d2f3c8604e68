import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import { commandOf } from "../bootstrap/processes.mjs";
import { buildPages } from "../launcher/build.ts";
import { timeUntil } from "./keyed-writes.ts";
import { nothing, type Outcome } from "./outcome.ts";
import { childOf } from "./processes.ts";

/** Runs a command as the first process of a PID namespace, as in a container without an init. */
const AS_FIRST = ["unshare", "--pid", "--fork", "--mount-proc"];
/** The machine's Node. The drill runs under the pinned one. */
const SYSTEM_NODE = "/usr/bin/node";

const forms: readonly {
  readonly name: string;
  readonly command: readonly string[];
  readonly signal?: NodeJS.Signals;
}[] = [
  { name: "npm as parent", command: ["npm", "start"] },
  { name: "npm as parent, killed", command: ["npm", "start"], signal: "SIGKILL" },
  { name: "the system's Node", command: [SYSTEM_NODE, "scripts/start.mjs"] },
  { name: "npm as PID 1", command: [...AS_FIRST, "npm", "start"] },
  { name: "the system's Node as PID 1", command: [...AS_FIRST, SYSTEM_NODE, "scripts/start.mjs"] },
];

/** Stops each form of `npm start`. The server and the embedded database end with it, and nothing keeps running. */
export async function drillLauncher(): Promise<Outcome[]> {
  await buildPages(console.log);
  const outcomes: Outcome[] = [];
  for (const form of forms) {
    const drill = `npm start, SIGTERM: ${form.name}`;
    if (form.command[0] === "unshare" && process.getuid?.() !== 0) {
      outcomes.push({ ...nothing(drill), left: "a PID namespace needs root" });
      continue;
    }
    outcomes.push({ ...nothing(drill), ...(await endOf(form)) });
  }
  return outcomes;
}

async function endOf({ command, signal = "SIGTERM" }: (typeof forms)[number]) {
  const folder = mkdtempSync(path.join(tmpdir(), "offerlane-drill-start-"));
  // The embedded database runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    env: { ...outsideNpm(), OFFERLANE_DATA: folder, PORT: String(port), LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  try {
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
    if ((await timeUntil(isReady)) === Number.POSITIVE_INFINITY) return { left: "failed: it never served" };
    const running = processesOf(folder).length;
    process.kill(program === "unshare" ? childOf(child.pid ?? 0) : (child.pid ?? 0), signal);
    const ms = await timeUntil(async () => processesOf(folder).length === 0);
    await ended;
    const left = processesOf(folder).map(commandOf);
    return {
      load: `${running} processes`,
      "recovered in": `ended in ${ms} ms`,
      left: left.length > 0 ? `failed: still there: ${left.join("; ")}` : "",
    };
  } finally {
    for (const pid of processesOf(folder)) process.kill(pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the environment without the variables of the npm that runs the drill. */
function outsideNpm(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const PATH = (process.env.PATH ?? "").split(":").filter((part) => !part.includes("node_modules"));
  return { ...Object.fromEntries(kept), NODE_ENV: "production", PATH: PATH.join(":") };
}

/** Returns all processes with this data folder in their environment: launcher, server, and PostgreSQL. */
function processesOf(folder: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return pid !== process.pid && readFileSync(`/proc/${pid}/environ`, "utf8").includes(folder);
      } catch {
        return false;
      }
    });
}
