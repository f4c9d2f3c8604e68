import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { Problem, projectFolder } from "../bootstrap/project.mjs";
import { runScript } from "../shared/programs.ts";
import { readJson, writePrivateJson } from "./runtime-file.ts";

/** The demo's credentials. */
export interface Demo {
  signIns: { email: string; password: string; role: string }[];
  sandboxKey: string;
}

const script = path.join(projectFolder, "server/demo/seed.ts");

/** Returns true if the product runs only for this machine: no one else can reach it, and it sends no email. */
export function maySeedDemo(settings: { localMail: boolean; forThisMachine: boolean }): boolean {
  return settings.localMail && settings.forThisMachine;
}

/**
 * Returns the demo of a database, or null if there is none. The demo is seeded at the first start, and its
 * credentials are stored in the data folder. Known passwords don't belong in a deployment, so the demo is seeded
 * only in local mode and only if there are no users.
 */
export async function ensureDemo(
  folder: string,
  databaseUrl: string,
  log: (text: string) => void,
  signal: AbortSignal,
): Promise<Demo | null> {
  if (!existsSync(script)) return null;
  const file = path.join(folder, "demo.json");
  const database = identityOf(databaseUrl);
  const kept = readJson<{ database: string; demo: Demo | null }>(file);
  if (kept?.database === database) return kept.demo;
  log("Creating the demo…");
  const env = { DATABASE_URL: databaseUrl, OFFERLANE_DATA: folder };
  const { code, stdout, stderr } = await runScript([script], { env, signal });
  if (code !== 0) throw new Problem(`Couldn't create the demo:\n${stderr.trim()}`);
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

/** Returns the text that is printed once the product responds. */
export function welcomeText(address: string, demo: Demo | null): string {
  const lines = ["", `Offerlane is running at ${address}`];
  if (demo) {
    const width = Math.max(...demo.signIns.map(({ email }) => email.length));
    lines.push("", "Sign in as");
    for (const { email, password, role } of demo.signIns) {
      lines.push(`  ${email.padEnd(width)}  password ${password}  (${role})`);
    }
    lines.push("", "Try the API with this sandbox key", `  ${demo.sandboxKey}`);
    lines.push("", `  curl -H "Authorization: Bearer ${demo.sandboxKey}" ${address}/api/v1/me`);
  }
  lines.push("", "Press Ctrl-C to stop.", "");
  return lines.join("\n");
}
