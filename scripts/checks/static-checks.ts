import { runTool } from "./command.ts";
import { single, type Tally } from "./tally.ts";

/** Format and lint. */
export async function checkStyle(told: AbortSignal): Promise<Tally> {
  return single(
    "Format and lint",
    await runTool(["node_modules/@biomejs/biome/bin/biome", "check", "."], told),
  );
}

/** Dead code: files that nothing imports, exports that nothing else uses, packages that are missing or not needed. */
export async function checkUnused(told: AbortSignal): Promise<Tally> {
  return single("Unused code", await runTool(["node_modules/knip/bin/knip.js", "--no-progress"], told));
}

/** Types, those that Next writes for the pages included; written anew, since pages may have moved since the last build. */
export async function checkTypes(told: AbortSignal): Promise<Tally> {
  const quiet = { NEXT_TELEMETRY_DISABLED: "1" };
  await runTool(["node_modules/next/dist/bin/next", "typegen"], told, quiet);
  return single("Types", await runTool(["node_modules/typescript/bin/tsc", "--noEmit"], told));
}
