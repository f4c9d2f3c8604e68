import path from "node:path";
import { projectFolder } from "../bootstrap/folders.mjs";

/**
 * The young generation stays small; below 16 MiB, reads of many rows lose a tenth of their throughput to it. The collection at
 * hand gives back what the start left.
 */
export const serverFlags = ["--max-semi-space-size=16", "--expose-gc"] as const;

/**
 * Variables of the runtime that a server is started with: compiled modules are kept between starts, and glibc shares two
 * arenas among the threads, so that memory is given back.
 */
export const serverRuntime = {
  NODE_COMPILE_CACHE: path.join(projectFolder, "node_modules/.cache/offerlane-compiled"),
  MALLOC_ARENA_MAX: "2",
  NEXT_TELEMETRY_DISABLED: "1",
} as const;
