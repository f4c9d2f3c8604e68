import { spawn } from "node:child_process";
import path from "node:path";
import type { Home } from "./home.ts";

/** Runs a PostgreSQL program as the cluster's owner. @throws with the program's message if it fails */
export async function runPostgresProgram(
  home: Home,
  program: "initdb" | "pg_ctl",
  args: string[],
): Promise<void> {
  const child = spawn(path.join(home.programs, "bin", program), args, {
    ...home.owner,
    cwd: home.folder,
    env: { PATH: process.env.PATH, LC_ALL: "C", HOME: home.folder, NODE_ENV: "production" },
    // pg_ctl's server inherits these streams: a pipe on stdout would never close.
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(said.trim() || `${program} ended with ${code}`));
    });
  });
}
