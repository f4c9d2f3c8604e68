import path from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the folder in which the product stores its data on this machine. */
export function dataFolder() {
  return path.resolve(projectFolder, process.env.OFFERLANE_DATA || ".data");
}
