import { readdir, readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { projectFolder } from "../bootstrap/project.mjs";

/** Files that production starts by path. Everything else that runs is imported from one of these or from a page. */
const STARTED = [
  "server/cluster.ts",
  "server/main.ts",
  "server/worker.ts",
  "server/admin/main.ts",
  "server/resources/postings/reader-thread.ts",
  "server/resources/resumes/text-thread.ts",
  "scripts/migrate.ts",
  "node_modules/next/dist/server/next.js",
];

/** Files that only builds and development load. Next's tracing for standalone servers leaves them out too. */
const LEFT_OUT = [
  "**/next/dist/compiled/next-server/**/*.dev.js",
  "**/next/dist/compiled/webpack/*",
  "**/next/dist/server/lib/route-resolver*",
  "**/next/dist/{lib/upgrade,pages,server/dev}/**",
  "**/node_modules/{@next/swc-*,typescript}/**",
  "**/node_modules/react{,-dom}/**/*.development.js",
  "**/*.d.ts",
  "**/*.map",
];

type Trace = (
  files: readonly string[],
  options: {
    base: string;
    processCwd: string;
    conditions: readonly string[];
    ignore: readonly string[];
    readFile: (file: string) => Promise<string | Buffer | null>;
  },
) => Promise<{ fileList: ReadonlySet<string> }>;

/** The tracer that Next's build uses, in the version that Next bundles. */
const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft") as {
  nodeFileTrace: Trace;
};

/** Returns every file that the server, its commands, and the built pages load, as paths within the project. */
export async function tracedFiles(): Promise<ReadonlySet<string>> {
  const { fileList } = await nodeFileTrace(
    STARTED.map((file) => path.join(projectFolder, file)),
    {
      base: projectFolder,
      processCwd: projectFolder,
      conditions: ["node", "import"],
      ignore: LEFT_OUT,
      readFile: readScript,
    },
  );
  return new Set([...fileList, ...(await filesOfPages())]);
}

/**
 * Returns a file without its types, as Node reads it; null if it doesn't exist, as with optional packages for other
 * platforms.
 */
async function readScript(file: string): Promise<string | Buffer | null> {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EISDIR") return null;
    throw error;
  });
  return content !== null && file.endsWith(".ts") ? stripTypeScriptTypes(String(content)) : content;
}

/** Returns the files that Next lists as loaded by its server and by each page. */
async function filesOfPages(): Promise<string[]> {
  const built = path.join(projectFolder, ".next");
  const entries = await readdir(path.join(built, "server"), { recursive: true, withFileTypes: true });
  const lists = entries
    .filter(({ name }) => name.endsWith(".nft.json"))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const traced = await Promise.all(
    [path.join(built, "next-server.js.nft.json"), ...lists].map(async (list) => {
      const { files } = JSON.parse(await readFile(list, "utf8")) as { files: string[] };
      return files.map((file) => path.relative(projectFolder, path.resolve(path.dirname(list), file)));
    }),
  );
  return traced.flat();
}
