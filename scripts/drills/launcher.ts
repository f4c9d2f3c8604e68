import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { freePort } from "../bootstrap/ports.mjs";
import { childOf, commandOf, runningProcesses } from "../bootstrap/processes.mjs";
import { buildPages } from "../launcher/build.ts";
import { isReady } from "../shared/requests.ts";
import { temporaryFolder } from "../shared/temporary.ts";
import { timeUntil } from "../shared/timing.ts";
import { type Outcome, outcome } from "./outcome.ts";

/** Runs a command as the first process of a PID namespace, as in a container without an init. */
const AS_FIRST = ["unshare", "--pid", "--fork", "--mount-proc"];
/** The machine's Node. The drill runs under the pinned one. */
const SYSTEM_NODE = "/usr/bin/node";

type Form = { readonly name: string; readonly command: readonly string[]; readonly signal?: NodeJS.Signals };
const forms: readonly Form[] = [
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
    const mayRun = form.command[0] !== "unshare" || process.getuid?.() === 0;
    const found = mayRun ? await endOf(form) : { notes: "a PID namespace needs root" };
    outcomes.push(outcome(`npm start, SIGTERM: ${form.name}`, found));
  }
  return outcomes;
}

async function endOf({ command, signal = "SIGTERM" }: Form): Promise<Partial<Outcome>> {
  await using folder = await temporaryFolder("drill-start");
  const running = () => processesOf(folder.path);
  using ending = new DisposableStack();
  ending.defer(() => {
    for (const pid of running()) process.kill(pid, "SIGKILL");
  });
  const port = await freePort();
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    env: { ...outsideNpm(), OFFERLANE_DATA: folder.path, PORT: String(port), LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const readyMs = await timeUntil(() => isReady(`http://127.0.0.1:${port}`));
  if (readyMs === Number.POSITIVE_INFINITY) return { notes: "failed: it never served" };
  const load = `${running().length} processes`;
  const { pid = 0 } = child;
  process.kill(program === "unshare" ? childOf(pid) : pid, signal);
  const ms = await timeUntil(() => running().length === 0);
  await ended;
  const survivors = running().map(commandOf);
  return {
    load,
    "recovered in": `ended in ${ms} ms`,
    notes: survivors.length > 0 ? `failed: still there: ${survivors.join("; ")}` : "",
  };
}

/** Returns the environment without the variables of the npm that runs the drill. */
function outsideNpm(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const PATH = (process.env.PATH ?? "").split(":").filter((part) => !part.includes("node_modules"));
  return { ...Object.fromEntries(kept), NODE_ENV: "production", PATH: PATH.join(":") };
}

/** Returns all processes with this data folder in their environment: launcher, server, and PostgreSQL. */
function processesOf(folder: string): number[] {
  return runningProcesses().filter((pid) => {
    try {
      return pid !== process.pid && readFileSync(`/proc/${pid}/environ`, "utf8").includes(folder);
    } catch {
      return false;
    }
  });
}
