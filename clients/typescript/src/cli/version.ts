import { readFile } from "node:fs/promises";

/** Returns the package's version from its manifest, which is one folder further up for built code. */
export async function version(): Promise<string> {
  for (const place of ["../../package.json", "../../../package.json"]) {
    const text = await readFile(new URL(place, import.meta.url), "utf8").catch(() => null);
    if (text !== null) return (JSON.parse(text) as { version: string }).version;
  }
  throw new Error("The package's manifest is missing.");
}
