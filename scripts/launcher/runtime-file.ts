import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What a running server tells the commands beside it. */
export interface Runtime {
  databaseUrl: string;
  /** Null until it listens. */
  address: string | null;
  /** Of the launcher. */
  pid: number;
}

const fileOf = (folder: string) => path.join(folder, "runtime.json");

/** Gives what the server of this data folder wrote last, or null. */
export function readRuntime(folder: string): Runtime | null {
  return readJson<Runtime>(fileOf(folder));
}

/** Tells the commands beside the server where its database is. */
export function writeRuntime(folder: string, runtime: Runtime): void {
  writePrivateJson(fileOf(folder), runtime);
}

/** Takes back what `writeRuntime` told, unless somebody else wrote since. */
export function removeRuntime(folder: string): void {
  if (readRuntime(folder)?.pid === process.pid) rmSync(fileOf(folder), { force: true });
}

/** Gives the content of a JSON file, null when there is none or it is broken. */
export function readJson<Content>(file: string): Content | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Content;
  } catch {
    return null;
  }
}

/** Writes a file whole or not at all, readable by its owner only: it holds a password. */
export function writePrivateJson(file: string, content: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
