import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { projectFolder } from "../bootstrap/folders.mjs";

/** Runs a script of a package under this Node, its output shown; gives whether it ended well. */
export async function runTool(
  args: string[],
  told: AbortSignal,
  variables: Record<string, string> = {},
): Promise<boolean> {
  told.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "inherit", "inherit"],
    signal: told,
  });
  return await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
}

/** The same for one of several that run side by side: what it says is shown whole, once it has ended. */
export async function runToolApart(
  args: string[],
  told: AbortSignal,
  variables: Record<string, string> = {},
): Promise<boolean> {
  told.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    signal: told,
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
  const [endedWell, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  process.stdout.write(said.join(""));
  return endedWell;
}
