import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns a secret that isn't configured: it is created once and stored in the data folder, readable only by its owner. Processes that
 * start together agree on one secret.
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
    // Linking fails if the file exists: a later process reads what the first one wrote.
    if (existsSync(file)) renameSync(draft, file);
    else linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const kept = readObject(file)?.[name];
  if (typeof kept !== "string")
    throw new Error(`${file} contains no ${name}. Delete the file to create a new one.`);
  return kept;
}

/** Returns the URL of the embedded database that runs for this data folder, or null. */
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
