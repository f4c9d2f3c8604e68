import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { StoredFile } from "./file-store.ts";

/** Complete content in a file, which the caller moves or removes. */
export type TemporaryUpload = StoredFile & { readonly path: string };

/**
 * Writes content to a new file of the folder, synced to the disk before it returns. If anything fails, removes the file.
 * @throws the error of reading the content
 */
export async function writeTemporaryUpload(
  folder: string,
  content: AsyncIterable<Uint8Array>,
): Promise<TemporaryUpload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  try {
    return { path: file, ...(await write(file, content)) };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Removes files left by processes that were killed before the instant. */
export async function removeOldUploads(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}

async function write(file: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
  const hash = createHash("sha256");
  let size = 0;
  const handle = await open(file, "wx", 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.byteLength;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest("hex") };
}
