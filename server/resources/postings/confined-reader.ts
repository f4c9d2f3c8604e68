import path from "node:path";
import { type Asker, readConfined } from "#server/core/confined-reading.ts";
import type { Confines } from "#server/lib/confined.ts";
import type { Posting } from "./contract.ts";

/** A page as it came from the web. */
export type ForeignPage = { body: Uint8Array; contentType: string };

const CONFINES: Confines = { timeoutMs: 5_000, memoryMb: 64 };
// By the project's folder: Next bundles its own copy of this module, and not the thread's.
const THREAD = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "server/resources/postings/reader-thread.ts",
);

/**
 * Reads a page that strangers wrote, where it can be ended. Only tests name other confines.
 * @throws ConfinedWorkFailed for a page that takes more than it may; rate_limited, unavailable while too many are read
 */
export function readForeignPage(asker: Asker, page: ForeignPage, confines = CONFINES): Promise<Posting> {
  return readConfined<Posting>(asker, { file: THREAD, confines }, () => page);
}
