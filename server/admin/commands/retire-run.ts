import type { Command } from "commander";
import type { Outcome, Perform } from "../perform.ts";

/** Adds `retire run`. */
export function retireRun(group: Command, perform: Perform): void {
  group
    .command("run")
    .description("Archive inactive cards now, as the hourly job does")
    .action(() => perform(run));
}

async function run(): Promise<Outcome> {
  const { retireStaleCards } = await import("#server/resources/applications/retirement.ts");
  const { retired } = await retireStaleCards();
  return {
    result: { retired },
    sentences: [`Moved ${retired} inactive ${retired === 1 ? "card" : "cards"}.`],
  };
}
