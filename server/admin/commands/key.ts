import { type Command, Option } from "commander";
import type { Environment } from "#server/core/actor.ts";
import { CommandError } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";

type NewKey = {
  email: string;
  environment: Environment;
  scopes: string;
  organization?: string;
  expires?: string;
  name: string;
};

/** Adds `key create`. */
export function keyCreate(group: Command, perform: Perform): void {
  const environment = new Option("--environment <environment>", "what it reaches").choices([
    "live",
    "sandbox",
  ]);
  group
    .command("create")
    .description("Create an API key and print it once")
    .requiredOption("--email <address>", "the user's email address")
    .addOption(environment.makeOptionMandatory())
    .option("--scopes <list>", "all, or scope names separated by commas", "all")
    .option("--organization <slug>", "restrict the key to one of the user's organizations")
    .option("--expires <when>", "ISO 8601 or a duration such as 30d (default: never)")
    .option("--name <name>", "the key's name in the user's settings", "Created by the administrator")
    .action((options: NewKey) => perform(() => createKey(options)));
}

async function createKey({
  email,
  environment,
  scopes: list,
  organization,
  expires,
  name: typedName,
}: NewKey): Promise<Outcome> {
  const [{ findUser, parseExpiry, parseKeyName, parseScopes }, { createApiKey }] = await Promise.all([
    import("../inputs.ts"),
    import("#server/auth/api-keys.ts"),
  ]);
  const name = parseKeyName(typedName);
  const scopes = parseScopes(list);
  const expiresAt = expires === undefined ? null : parseExpiry(expires);
  const user = await findUser(email);
  const organizationId =
    organization === undefined ? null : await organizationOf(user.id, environment, organization);
  const { id, key } = await createApiKey({
    userId: user.id,
    environment,
    name,
    scopes,
    organizationId,
    expiresAt,
  });
  const expiry = expiresAt?.toISOString() ?? null;
  return {
    result: { id, key, email: user.email, environment, name, scopes, expiresAt: expiry },
    sentences: [
      `Created the ${environment} key ${id} for ${user.email}; it ${expiry ? `expires at ${expiry}` : "does not expire"}.`,
      key,
      "Save it now. It won't be shown again.",
    ],
  };
}

async function organizationOf(userId: string, environment: Environment, slug: string): Promise<string> {
  const { prisma } = await import("#server/lib/database.ts");
  const sandboxId = environment === "live" ? null : { not: null };
  const membership = await prisma.member.findFirst({
    where: { organization: { slug, sandboxId }, account: { userId, sandboxId } },
    select: { organizationId: true },
  });
  if (membership) return membership.organizationId;
  const message = `They aren't a member of an organization "${slug}" in the ${environment} environment.`;
  throw new CommandError("organization_not_found", message);
}

/** Adds `key list`. */
export function keyList(group: Command, perform: Perform): void {
  group
    .command("list")
    .description("List a user's active API keys")
    .requiredOption("--email <address>", "the user's email address")
    .action((options: { email: string }) => perform(() => listKeys(options)));
}

async function listKeys({ email: address }: { email: string }): Promise<Outcome> {
  const [{ findUser }, { listApiKeys }] = await Promise.all([
    import("../inputs.ts"),
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

/** Adds `key revoke`. */
export function keyRevoke(group: Command, perform: Perform): void {
  group
    .command("revoke")
    .description("Revoke an API key on every running server")
    .argument("<key>", "its ID (key_…) or its displayed prefix (ol_live_…)")
    .action((key: string) => perform(() => revokeKey(key)));
}

async function revokeKey(named: string): Promise<Outcome> {
  const [{ findKey }, { revokeApiKey }] = await Promise.all([
    import("../inputs.ts"),
    import("#server/auth/api-keys.ts"),
  ]);
  const key = await findKey(named);
  await revokeApiKey({ id: key.id });
  return {
    result: { ...key, revoked: true },
    sentences: [`Revoked the key ${key.id} (${key.displayPrefix}…) of ${key.email}.`],
  };
}
