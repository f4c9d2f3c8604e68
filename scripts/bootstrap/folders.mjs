import path from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Gives the folder where everything stands that the product keeps on this machine. */
export function dataFolder() {
  return path.resolve(projectFolder, process.env.OFFERLANE_DATA || ".data");
}
