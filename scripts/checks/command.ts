import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { projectFolder } from "../bootstrap/folders.mjs";

type Run = (args: string[], told: AbortSignal, variables?: Record<string, string>) => Promise<boolean>;

/** Runs a package's script under this Node, with its output shown. Returns true if it exits with 0. */
export const runTool: Run = async (args, told, variables) =>
  endedWell(start(["ignore", "inherit", "inherit"], args, told, variables));

/**
 * Runs a script as `runTool` does, but shows its output only after it has ended, so that the output of parallel scripts
 * doesn't mix.
 */
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
