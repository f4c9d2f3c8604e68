import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { Problem, projectFolder } from "./project.mjs";
import { STOP_SIGNALS } from "./stopping.mjs";

/**
 * Makes the script run under the Node that package.json pins. Returns true if this process already uses that Node.
 * Otherwise runs the script there, passes `signal` on to it, exits with its code, and returns false.
 */
export async function continueUnderPinnedNode(signal) {
  const pinned = findPinnedNode();
  if (pinned === null || realpathSync(pinned) === realpathSync(process.execPath)) return true;
  // The channel closes when this process is killed, so that the child doesn't keep running.
  const child = spawn(pinned, process.argv.slice(1), { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const stop = () => {
    child.kill("SIGTERM");
    // A second stop request is passed on too: the server then ends immediately.
    for (const name of STOP_SIGNALS) process.on(name, () => child.kill("SIGTERM"));
  };
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, killedBy) => {
      process.exitCode = code ?? (killedBy ? 1 : 0);
      resolve();
    });
  });
  return false;
}

function findPinnedNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  const folder = path.join(projectFolder, "node_modules", `${prefix}-${platform}-${process.arch}`, "bin");
  const file = path.join(folder, platform === "win" ? "node.exe" : "node");
  if (existsSync(file)) return file;
  if (Number(process.versions.node.split(".")[0]) >= 24) return null;
  throw new Problem(
    `There's no packaged Node for ${process.platform} on ${process.arch}. Install Node 24 (https://nodejs.org), then try again.`,
  );
}
