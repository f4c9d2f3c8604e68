import { spawn } from "node:child_process";
import { projectFolder } from "../bootstrap/folders.mjs";
import { Problem } from "../bootstrap/problem.mjs";

/**
 * Runs a script under this Node without showing what it says, unless it fails. Takes what people call the work; refuses
 * with its last words. Ended when `told` is raised.
 */
export async function runQuietly(
  work: string,
  args: string[],
  variables: Record<string, string>,
  told?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    signal: told,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-8_000);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Problem(`${work} failed. It says:\n${said.trim()}`);
}
