import { enableCompileCache } from "node:module";

// Compiled modules are kept between runs: with them a command answers in half a second.
enableCompileCache();
// The log goes to standard output, which belongs to the answer here; what fails is said as the command's answer.
process.env.LOG_LEVEL = "silent";

const { runCommandLine } = await import("./command-line.ts");
await runCommandLine(process.argv.slice(2));
