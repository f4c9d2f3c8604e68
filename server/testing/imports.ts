import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");
const IMPORT =
  /^\s*(?:import|export)\s+(?<type>type\s+)?(?:[^"';]*?\sfrom\s+)?"(?<from>[^"]+)"|\bimport\("(?<lazy>[^"]+)"\)/gm;

export type SourceFile = { readonly path: string; readonly text: string };
export type Import = {
  readonly file: string;
  /** A path from the repository's root, or the name of a package. */
  readonly target: string;
  readonly isPackage: boolean;
  readonly isType: boolean;
};

/** Returns the project's source files, committed or not, without generated ones. */
export function sourceFiles(): SourceFile[] {
  const list = [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "--",
    "*.ts",
    "*.tsx",
    "*.mts",
    "*.mjs",
  ];
  return execFileSync("git", list, { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !file.includes("/generated/") && existsSync(path.join(ROOT, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), "utf8") }));
}

/** Returns a file's imports, with aliases and relative paths resolved. */
export function importsOf({ path: file, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(({ groups = {} }) => {
    const written = groups.from ?? groups.lazy ?? "";
    const own = resolveOwn(file, written);
    return { file, target: own ?? written, isPackage: own === null, isType: groups.type !== undefined };
  });
}

function resolveOwn(file: string, written: string): string | null {
  if (written.startsWith("#")) return written.slice(1);
  if (!written.startsWith(".")) return null;
  return path.posix.join(path.posix.dirname(file), written);
}
