import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { type FileStore, type ListedFile, partsOfKey } from "./file-store.ts";
import { removeOldUploads, writeTemporaryUpload } from "./temporary-upload.ts";

const INCOMING = ".incoming";
const IDENTITY = "store-id";

/**
 * Returns a store of files in a local folder. Each file is written elsewhere and then renamed, so that no
 * file is ever incomplete.
 */
export function folderStore(root: string): FileStore {
  const incoming = path.join(root, INCOMING);
  const placeOf = (key: string) => {
    const { folder, name } = partsOfKey(key);
    return path.join(root, folder, name.slice(0, 2), name);
  };
  const keep = async (place: string, content: AsyncIterable<Uint8Array>) => {
    const { path: temporary, ...stored } = await writeTemporaryUpload(incoming, content);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await rename(temporary, place);
    await syncFolder(path.dirname(place));
    return stored;
  };
  return {
    place: `the folder ${root}`,
    async readIdentity() {
      return (await readFile(path.join(root, IDENTITY), "utf8").catch(absent))?.trim() || null;
    },
    async writeIdentity(id) {
      await keep(path.join(root, IDENTITY), Readable.from([Buffer.from(`${id}\n`)]));
    },
    async put(key, content) {
      return keep(placeOf(key), content);
    },
    async get(key) {
      const handle = await open(placeOf(key)).catch(absent);
      if (handle === null) return null;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },
    async has(key) {
      return (await stat(placeOf(key)).catch(absent)) !== null;
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
    list: (folder) => listFolder(root, folder),
    removeUnfinished: (before) => removeOldUploads(incoming, before),
  };
}

async function* listFolder(root: string, folder: string): AsyncGenerator<ListedFile> {
  const base = path.join(root, folder);
  for (const shard of await sortedNames(base)) {
    for (const name of await sortedNames(path.join(base, shard))) {
      const found = await stat(path.join(base, shard, name)).catch(absent);
      if (found) yield { key: `${folder}/${name}`, storedAt: found.mtime };
    }
  }
}

async function sortedNames(folder: string): Promise<string[]> {
  return ((await readdir(folder).catch(absent)) ?? []).sort();
}

/** Makes a rename durable by syncing its folder. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
