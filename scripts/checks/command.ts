import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { projectFolder } from "../bootstrap/folders.mjs";

type Run = (args: string[], told: AbortSignal, variables?: Record<string, string>) => Promise<boolean>;

/** Runs a script of a package under this Node, its output shown; gives whether it ended well. */
export const runTool: Run = async (args, told, variables) =>
  endedWell(start(["ignore", "inherit", "inherit"], args, told, variables));

/** The same for one of several that run side by side: what it says is shown whole, once it has ended. */
export const runToolApart: Run = async (args, told, variables) => {
  const child = start(["ignore", "pipe", "pipe"], args, told, variables);
  const [isDone, ...said] = await Promise.all([
    endedWell(child),
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")),
  ]);
  process.stdout.write(said.join(""));
  return isDone;
};

function start(stdio: StdioOptions, args: string[], told: AbortSignal, variables = {}): ChildProcess {
  told.throwIfAborted();
  const env = { ...process.env, ...variables };
  return spawn(process.execPath, args, { cwd: projectFolder, env, stdio, signal: told });
}

function endedWell(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
}
