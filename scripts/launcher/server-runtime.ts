import path from "node:path";
import { projectFolder } from "../bootstrap/folders.mjs";

/**
 * Keeps the young generation small; below 16 MiB, reads of many rows lose a tenth of their throughput. `gc()` frees the
 * memory that startup used.
 */
export const serverFlags = ["--max-semi-space-size=16", "--expose-gc"] as const;

/**
 * Runtime variables for the server: compiled modules are cached between starts, and glibc shares two arenas among
 * threads, so that memory is returned.
 */
export const serverRuntime = {
  NODE_COMPILE_CACHE: path.join(projectFolder, "node_modules/.cache/offerlane-compiled"),
  MALLOC_ARENA_MAX: "2",
  NEXT_TELEMETRY_DISABLED: "1",
} as const;
