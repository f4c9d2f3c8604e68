import type { Command } from "commander";
import { type Outcome, type Perform, wholeNumber } from "../perform.ts";

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

/** Adds `sandbox reset`. */
export function sandboxReset(group: Command, perform: Perform): void {
  group
    .command("reset")
    .description("Reset a user's sandbox to fresh sample data; its keys stay valid")
    .requiredOption("--email <address>", "the user's email address")
    .action((options: { email: string }) => perform(() => reset(options)));
}

async function reset({ email: address }: { email: string }): Promise<Outcome> {
  const [{ findUser }, { resetSandbox }] = await Promise.all([
    import("../inputs.ts"),
    import("#server/resources/sandbox/service.ts"),
  ]);
  const { id, email } = await findUser(address);
  const { accountId, sandboxId } = await resetSandbox(id);
  return {
    result: { email, accountId, sandboxId },
    sentences: [`Reset the sandbox of ${email}.`],
  };
}
