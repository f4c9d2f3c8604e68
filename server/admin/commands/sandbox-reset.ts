import type { Command } from "commander";
import type { Outcome, Perform } from "../perform.ts";

/** Adds `sandbox reset`. */
export function sandboxReset(group: Command, perform: Perform): void {
  group
    .command("reset")
    .description("Reset a user's sandbox to fresh sample data; its keys stay valid")
    .requiredOption("--email <address>", "the user's email address")
    .action((options: { email: string }) => perform(() => run(options)));
}

async function run({ email: address }: { email: string }): Promise<Outcome> {
  const [{ findUser }, { resetSandbox }] = await Promise.all([
    import("../find-user.ts"),
    import("#server/resources/sandbox/service.ts"),
  ]);
  const { id, email } = await findUser(address);
  const { accountId, sandboxId } = await resetSandbox(id);
  return {
    result: { email, accountId, sandboxId },
    sentences: [`Reset the sandbox of ${email}.`],
  };
}
