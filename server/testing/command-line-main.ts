import { runCommandLine } from "#server/admin/command-line.ts";
import type { Ended } from "./command-line.ts";

// The operator's command line in a persistent process. Each message has a command's arguments, and the response its exit code and output.
const streams = ["stdout", "stderr"] as const;
const staysOpen = async () => undefined;

async function run(args: readonly string[]): Promise<Ended> {
  const output = { stdout: "", stderr: "" };
  for (const stream of streams) {
    process[stream].write = (text: string | Uint8Array) => {
      output[stream] += text;
      return true;
    };
  }
  process.exitCode = 0;
  await runCommandLine(args, staysOpen);
  return { code: Number(process.exitCode), ...output };
}

process.on("message", async (args: string[]) => {
  const ended = await run(args);
  process.send?.(ended);
});
process.once("disconnect", () => process.exit());
