import { spawn } from "node:child_process";
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
