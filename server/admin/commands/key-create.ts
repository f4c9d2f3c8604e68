import { type Command, Option } from "commander";
import type { Environment } from "#server/core/actor.ts";
import { Refusal } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";

type Options = {
  email: string;
  environment: Environment;
  scopes: string;
  organization?: string;
  expires?: string;
  name: string;
};

/** `key create` */
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
    .action((options: Options) => perform(() => run(options)));
}

async function run({
  email,
  environment,
  scopes: list,
  organization,
  expires,
  name,
}: Options): Promise<Outcome> {
  const [{ findUser }, { parseScopes }, { parseExpiry }, { createApiKey }] = await Promise.all([
    import("../find-user.ts"),
    import("../scope-list.ts"),
    import("../expiry.ts"),
    import("#server/auth/api-keys.ts"),
  ]);
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
      `Made the ${environment} key ${id} for ${user.email}; it ${expiry ? `expires at ${expiry}` : "does not expire"}.`,
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
  const message = `They are no member of an organization "${slug}" in the ${environment} environment.`;
  throw new Refusal("organization_not_found", message);
}
