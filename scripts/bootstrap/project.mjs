import path from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the folder in which the product stores its data on this machine. */
export function dataFolder() {
  return path.resolve(projectFolder, process.env.OFFERLANE_DATA || ".data");
}

/** An error that the user can fix. It is shown as one sentence, without a stack. */
export class Problem extends Error {}

/**
 * Prints the error and ends the process: a Problem as its sentence, any other error with its stack.
 * @param {unknown} error
 * @returns {never}
 */
export function endWith(error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
