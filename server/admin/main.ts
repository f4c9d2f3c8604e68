import { enableCompileCache } from "node:module";

// Caches compiled modules between runs, so that a command takes half a second.
enableCompileCache();
// The log goes to standard output, where this command prints its result. Failures are part of the result.
process.env.LOG_LEVEL = "silent";

const { runCommandLine } = await import("./command-line.ts");
await runCommandLine(process.argv.slice(2));
