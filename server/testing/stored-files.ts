import { readdir } from "node:fs/promises";
import path from "node:path";

/** Returns every uploaded file in this worker's file folder, finished or not. */
export async function filesOnDisk(): Promise<string[]> {
  const root = path.join(process.env.OFFERLANE_DATA ?? "", "files");
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && entry.name !== "store-id")
    .map(({ name }) => name)
    .sort();
}
