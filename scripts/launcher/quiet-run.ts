import { spawn } from "node:child_process";
import { projectFolder } from "../bootstrap/folders.mjs";
import { Problem } from "../bootstrap/problem.mjs";

/**
 * Runs a script under this Node, and shows its output only if it fails. `work` is the user's word for it. Ends when
 * `told` aborts.
 * @throws Problem with the script's last output if it fails
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
