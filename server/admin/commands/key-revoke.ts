import type { Command } from "commander";
import type { Outcome, Perform } from "../perform.ts";

/** `key revoke` */
export function keyRevoke(group: Command, perform: Perform): void {
  group
    .command("revoke")
    .description("Revoke an API key on every running server")
    .argument("<key>", "its ID (key_…) or its displayed prefix (ol_live_…)")
    .action((key: string) => perform(() => run(key)));
}

async function run(named: string): Promise<Outcome> {
  const [{ findKey }, { revokeApiKey }] = await Promise.all([
    import("../find-key.ts"),
    import("#server/auth/api-keys.ts"),
  ]);
  const key = await findKey(named);
  await revokeApiKey({ id: key.id });
  return {
    result: { ...key, revoked: true },
    sentences: [`Revoked the key ${key.id} (${key.displayPrefix}…) of ${key.email}.`],
  };
}
