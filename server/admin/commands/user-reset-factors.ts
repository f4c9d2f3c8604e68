import type { Command } from "commander";
import { Refusal } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";

/** `user reset-factors` */
export function userResetFactors(group: Command, perform: Perform): void {
  group
    .command("reset-factors")
    .description(
      "Remove a user's passkeys, authenticator app, and recovery codes, and sign them out everywhere",
    )
    .requiredOption("--email <address>", "the user's email address")
    .action(({ email }: { email: string }) => perform(() => run(email)));
}

async function run(address: string): Promise<Outcome> {
  const { findUser } = await import("../find-user.ts");
  const { resetSecondFactors } = await import("#server/auth/factors/factor-changes.ts");
  const { id, email } = await findUser(address);
  if (!(await resetSecondFactors(id))) {
    throw new Refusal("no_factors", `${email} has no second factor.`);
  }
  const sentence = `Removed all second factors of ${email}, signed them out everywhere, and notified them by email.`;
  return { result: { id, email }, sentences: [sentence] };
}
