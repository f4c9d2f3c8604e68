import type { Command } from "commander";
import type { Outcome, Perform } from "../perform.ts";

/** `key list` */
export function keyList(group: Command, perform: Perform): void {
  group
    .command("list")
    .description("List a user's active API keys")
    .requiredOption("--email <address>", "the user's email address")
    .action((options: { email: string }) => perform(() => run(options)));
}

async function run({ email: address }: { email: string }): Promise<Outcome> {
  const [{ findUser }, { listApiKeys }] = await Promise.all([
    import("../find-user.ts"),
    import("#server/auth/api-keys.ts"),
  ]);
  const { id, email } = await findUser(address);
  const keys = await listApiKeys({ userId: id });
  const lines = keys.map(({ id, displayPrefix, name, scopes, expiresAt, lastUsedAt }) => {
    const used = lastUsedAt === null ? "never used" : `last used ${lastUsedAt}`;
    const ends = expiresAt === null ? "does not expire" : `expires ${expiresAt}`;
    return `${id}  ${displayPrefix}…  "${name}", ${scopes.length} scopes, ${ends}, ${used}`;
  });
  return {
    result: { email, keys },
    sentences: lines.length > 0 ? lines : [`${email} has no keys.`],
  };
}
