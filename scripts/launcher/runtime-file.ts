import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The record that a running server writes for other commands. */
export interface Runtime {
  databaseUrl: string;
  /** Null until it listens. */
  address: string | null;
  /** The launcher's process id. */
  pid: number;
}

const fileOf = (folder: string) => path.join(folder, "runtime.json");

/** Returns the last record of this data folder's server, or null. */
export function readRuntime(folder: string): Runtime | null {
  return readJson<Runtime>(fileOf(folder));
}

/** Writes the record that other commands read to find the server's database. */
export function writeRuntime(folder: string, runtime: Runtime): void {
  writePrivateJson(fileOf(folder), runtime);
}

/** Removes the record unless another process has replaced it. */
export function removeRuntime(folder: string): void {
  if (readRuntime(folder)?.pid === process.pid) rmSync(fileOf(folder), { force: true });
}

/** Returns the content of a JSON file, or null if it is missing or broken. */
export function readJson<Content>(file: string): Content | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Content;
  } catch {
    return null;
  }
}

/** Writes a file atomically, readable only by its owner because it contains a password. */
export function writePrivateJson(file: string, content: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
