import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../bootstrap/folders.mjs";
import { Problem } from "../bootstrap/problem.mjs";
import { readJson, writePrivateJson } from "./runtime-file.ts";

/** The demo's credentials. */
export interface Demo {
  signIns: { email: string; password: string; role: string }[];
  sandboxKey: string;
}

const script = path.join(projectFolder, "server/demo/seed.ts");

/** Returns true if the product runs only for this machine: no one else can reach it, and it sends no email. */
export function mayPlantDemo(settings: { localMail: boolean; forThisMachine: boolean }): boolean {
  return settings.localMail && settings.forThisMachine;
}

/**
 * Returns the demo of a database, or null if there is none. It is seeded at the first start and stored in the data
 * folder. Known passwords don't belong in a deployment, so it is seeded only in local mode and only if there are no
 * users.
 */
export async function ensureDemo(
  folder: string,
  databaseUrl: string,
  say: (text: string) => void,
  told: AbortSignal,
): Promise<Demo | null> {
  if (!existsSync(script)) return null;
  const file = path.join(folder, "demo.json");
  const database = identityOf(databaseUrl);
  const kept = readJson<{ database: string; demo: Demo | null }>(file);
  if (kept?.database === database) return kept.demo;
  say("Creating the demo…");
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, DATABASE_URL: databaseUrl, OFFERLANE_DATA: folder },
    signal: told,
  }).catch((error: { stderr?: string; message: string }) => {
    throw new Problem(`Couldn't create the demo:\n${error.stderr?.trim() || error.message}`);
  });
  const demo = JSON.parse(stdout) as Demo | null;
  writePrivateJson(file, { database, demo });
  return demo;
}

/** Returns an identity without the port: the embedded database has its own password, but its port may change. */
function identityOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.hostname === "127.0.0.1") url.port = "";
  return createHash("sha256").update(url.href).digest("hex");
}
