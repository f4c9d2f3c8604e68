import { cp, lstat, mkdir, readdir, realpath } from "node:fs/promises";
import path from "node:path";
import { endWith, Problem, projectFolder } from "./bootstrap/project.mjs";
import { tracedFiles } from "./build/traced-files.ts";
import { buildPages, generateClient } from "./launcher/build.ts";

/** Files that are read by path, and a package that locates its own files. */
const READ_WHOLE = [
  "messages",
  "prisma/migrations",
  "prisma/sample-data",
  "public",
  "package.json",
  "LICENSE",
  "node_modules/@prisma/schema-engine-wasm",
];

/** Parts of the build output that only the next build uses. */
const ONLY_FOR_BUILDING = new Set(["cache", "diagnostics", "trace", "trace-build", "turbopack", "types"]);

/**
 * `npm run artifact -- FOLDER`: builds the product once and writes the files that it needs at run time to an empty folder
 * that can be copied to every machine: the package files that are loaded, the server, the built pages, messages, and
 * migrations. The folder then needs only Node.
 * @throws Problem if the folder isn't empty
 */
async function makeArtifact(target: string | undefined): Promise<void> {
  if (!target) throw new Problem("Name a folder: npm run artifact -- FOLDER");
  await generateClient();
  await buildPages(console.log);
  const folder = path.resolve(target);
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

/** Copies a file to its real path. Links to folders are copied as links. */
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

await makeArtifact(process.argv[2]).catch(endWith);
