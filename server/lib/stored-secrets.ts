import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Gives a secret that was not configured: made once and kept in the data folder, readable by its owner only. Processes
 * that start together agree on one.
 */
export function storedSecret(dataFolder: string, name: string): string {
  mkdirSync(dataFolder, { recursive: true });
  const file = path.join(dataFolder, "secrets.json");
  const stored = readObject(file)?.[name];
  if (typeof stored === "string") return stored;
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(draft, `${JSON.stringify({ ...readObject(file), [name]: secret }, null, 2)}\n`, {
    mode: 0o600,
  });
  try {
    // A link fails where the file exists: whoever comes second reads what the first one wrote.
    if (existsSync(file)) renameSync(draft, file);
    else linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const kept = readObject(file)?.[name];
  if (typeof kept !== "string") throw new Error(`${file} holds no ${name}; remove the file to make it anew.`);
  return kept;
}

/** Gives the URL of the embedded database that runs for this data folder, or null. */
export function storedDatabaseUrl(dataFolder: string): string | null {
  const url = readObject(path.join(dataFolder, "runtime.json"))?.databaseUrl;
  return typeof url === "string" ? url : null;
}

function readObject(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch {
    return null;
  }
}
