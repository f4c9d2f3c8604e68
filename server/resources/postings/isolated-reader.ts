import path from "node:path";
import type { PostingLink } from "#domain/posting-link.ts";
import { readIsolated } from "#server/core/isolated-reading.ts";
import type { Asker } from "#server/core/turns.ts";
import type { Confines } from "#server/lib/isolated-worker.ts";
import type { Posting } from "./contract.ts";
import type { Material } from "./posting.ts";

/** A page as received from the web, and other facts about it. */
export type ForeignPage = Pick<Material, "link" | "selected"> & {
  body: Uint8Array;
  contentType: string;
  interface?: { posting: PostingLink; body: Uint8Array } | undefined;
};

const CONFINES: Confines = { timeoutMs: 5_000, memoryMb: 64 };
// Relative to the project's folder: Next bundles its own copy of this module, but not the thread's.
const THREAD = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "server/resources/postings/reader-thread.ts",
);

/**
 * Reads an untrusted page in a thread that can be terminated. Only tests pass other limits.
 * @throws IsolatedWorkFailed for a page over the limits; rate_limited, unavailable while too many are read
 */
export function readForeignPage(asker: Asker, page: ForeignPage, confines = CONFINES): Promise<Posting> {
  return readIsolated<Posting>(asker, { file: THREAD, confines }, () => page);
}
