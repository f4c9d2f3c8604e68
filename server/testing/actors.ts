import { randomUUID } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import type { Role } from "#domain/roles.ts";
import { ALL_SCOPES, type Scope } from "#domain/scopes.ts";
import { createUser } from "#server/auth/accounts.ts";
import { createApiKey, revokeApiKey } from "#server/auth/api-keys.ts";
import { sessionCookie } from "#server/auth/session-cookie.ts";
import { openSession } from "#server/auth/session-store.ts";
import type { Environment } from "#server/core/actor.ts";
import { newId } from "#server/core/ids.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { type Rest, rest } from "./rest.ts";

/** Somebody with a live account and its first board. */
export type Person = {
  readonly userId: string;
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly boardId: string;
};

/** A new user, made as a sign-up makes one. */
export async function makePerson(displayName = "Robin Vale"): Promise<Person> {
  const email = `${randomUUID()}@people.example`;
  const { id: userId, accountId } = await inPrismaTransaction((transaction) =>
    createUser(transaction, { email, name: displayName, passwordHash: null, emailVerified: new Date() }),
  );
  const board = await prisma.board.findFirstOrThrow({ where: { accountId }, select: { id: true } });
  return { userId, accountId, email, displayName, boardId: board.id };
}

export type KeyOptions = {
  /** All, when left out. */
  scopes?: readonly Scope[];
  environment?: Environment;
  /** The one organization that the key is to reach. */
  organization?: { readonly id: string } | null;
  expiresAt?: Date | null;
};

/**
 * An API key of the person, made as the settings page makes one. Loops over all operations take more keys than a person may
 * have at once: then the latest before it goes.
 */
export async function makeKey(
  person: Pick<Person, "userId">,
  { scopes = ALL_SCOPES, environment = "live", organization = null, expiresAt = null }: KeyOptions = {},
): Promise<{ id: string; key: string }> {
  const { userId } = person;
  const organizationId = organization?.id ?? null;
  const account = { sandboxId: environment === "live" ? null : { not: null } };
  const keys = await prisma.apiKey.findMany({
    where: { userId, account, revokedAt: null },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  if (keys[0] && keys.length >= LIMITS.quotas.apiKeys) await revokeApiKey(keys[0]);
  return createApiKey({ userId, environment, name: "Test key", scopes, organizationId, expiresAt });
}

/** A new person with REST under a key of all scopes: what most tests begin with. */
export async function makeCaller(
  options: KeyOptions = {},
): Promise<{ person: Person; api: Rest; key: string }> {
  const person = await makePerson();
  const { key } = await makeKey(person, options);
  return { person, api: rest(key), key };
}

/** A key that was good and is revoked. */
export async function makeRevokedKey(person: Person): Promise<string> {
  const { id, key } = await makeKey(person);
  await revokeApiKey({ id });
  return key;
}

/** The Cookie header of a person who is signed in on the pages; `inSandbox` once their sandbox is there. */
export async function signIn({ userId }: Pick<Person, "userId">, inSandbox = false): Promise<string> {
  const sessionId = await openSession(userId, null, inSandbox);
  const { name, value } = await sessionCookie({ userId, sessionId });
  return `${name}=${value}`;
}

/** An organization with these members. */
export async function makeOrganization(
  members: { person: Pick<Person, "accountId" | "email">; role: Role }[],
) {
  const id = newId("organization");
  const slug = `org-${randomUUID()}`;
  const organization = await prisma.organization.create({
    data: { id, name: `Organization ${slug}`, slug, type: "bootcamp" },
  });
  for (const { person, role } of members) {
    await prisma.member.create({
      data: {
        id: newId("member"),
        organizationId: id,
        accountId: person.accountId,
        email: person.email,
        role,
      },
    });
  }
  return organization;
}
