import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../bootstrap/project.mjs";

/** An artifact made from sources, and the file that records the sources' digest. */
export interface Product {
  sources: string[];
  stamp: string;
}

/** Returns true if the artifact was made from the current sources. */
export function isFresh(product: Product): boolean {
  try {
    return readFileSync(path.join(projectFolder, product.stamp), "utf8") === digestOf(product.sources);
  } catch {
    return false;
  }
}

/** Makes an artifact if its sources have changed. Removes the stamp first, so that an interrupted run is repeated. */
export async function makeWhenStale(product: Product, make: () => Promise<void>): Promise<void> {
  if (isFresh(product)) return;
  const digest = digestOf(product.sources);
  const stamp = path.join(projectFolder, product.stamp);
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/** Returns one digest of the names and contents of all files in these files and folders. */
export function digestOf(sources: string[]): string {
  const digest = createHash("sha256");
  for (const file of sources.flatMap((source) => filesOf(path.join(projectFolder, source))).sort()) {
    digest
      .update(`${path.relative(projectFolder, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return digest.digest("hex");
}

function filesOf(place: string): string[] {
  const kind = statSync(place, { throwIfNoEntry: false });
  if (!kind) return [];
  if (kind.isFile()) return /\.test\.tsx?$/.test(place) ? [] : [place];
  return readdirSync(place)
    .filter((name) => name !== "generated")
    .flatMap((name) => filesOf(path.join(place, name)));
}
