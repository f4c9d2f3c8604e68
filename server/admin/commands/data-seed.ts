import type { Command } from "commander";
import type { Outcome, Perform } from "../perform.ts";
import { wholeNumber } from "../whole-number.ts";

const MOST = 100_000;

type Options = { applications: number; accounts: number; email?: string };

/** Adds `data seed`. */
export function dataSeed(group: Command, perform: Perform): void {
  group
    .command("seed")
    .description("Create accounts with many cards, for benchmarks")
    .requiredOption("--applications <n>", "cards on one board", wholeNumber(MOST))
    .option("--accounts <n>", "other accounts with five cards each", wholeNumber(MOST), 0)
    .option("--email <address>", "the user whose account gets the cards (default: a new user)")
    .action((options: Options) => perform(() => run(options)));
}

async function run(options: Options): Promise<Outcome> {
  const { seed } = await import("../seed/seed.ts");
  const made = await seed(options);
  return {
    result: made,
    sentences: [
      `Made ${made.applications} cards on the board ${made.boardId} of ${made.email}, and ${made.accounts} other accounts` +
        ` with ${made.otherApplications} cards, in ${made.seconds} s.`,
      "An API key for that account:",
      made.key,
    ],
  };
}
