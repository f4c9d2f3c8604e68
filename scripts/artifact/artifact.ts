import { cp, lstat, mkdir, readdir, realpath } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "../bootstrap/folders.mjs";
import { Problem } from "../bootstrap/problem.mjs";
import { tracedFiles } from "./traced-files.ts";

/** What is read by its path, and a package that finds its own files. */
const READ_WHOLE = [
  "messages",
  "prisma/migrations",
  "prisma/sample-data",
  "public",
  "package.json",
  "LICENSE",
  "node_modules/@prisma/schema-engine-wasm",
];

/** Of the build, only its own record: what made it, and what it would make the next one faster with. */
const ONLY_FOR_BUILDING = new Set(["cache", "diagnostics", "trace", "trace-build", "turbopack", "types"]);

/**
 * Puts what the built product runs on into an empty folder, which needs nothing but Node: the files of packages that are loaded, the server,
 * the pages as built, texts and migrations. @throws Problem where the folder holds something
 */
export async function makeArtifact(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Problem(`${folder} isn't empty. Choose another folder.`);
  const traced = await tracedFiles();
  await Promise.all(
    [...traced].filter((file) => !file.startsWith(".next/")).map((file) => copy(file, folder)),
  );
  for (const place of READ_WHOLE) await copyWhole(place, folder);
  for (const name of await readdir(path.join(projectFolder, ".next"))) {
    if (!ONLY_FOR_BUILDING.has(name)) await copyWhole(`.next/${name}`, folder);
  }
}

/** A file at the place where it really is; a link to a folder as a link. */
async function copy(file: string, folder: string): Promise<void> {
  const source = path.join(projectFolder, file);
  const isLink = (await lstat(source)).isSymbolicLink();
  const place = isLink ? file : path.relative(projectFolder, await realpath(source));
  await cp(path.join(projectFolder, place), path.join(folder, place), { verbatimSymlinks: true });
}

async function copyWhole(place: string, folder: string): Promise<void> {
  await cp(path.join(projectFolder, place), path.join(folder, place), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\.(?:map|nft\.json)$/.test(source),
  });
}
