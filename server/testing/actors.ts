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
import { pool, prisma } from "#server/lib/database.ts";
import { type Rest, rest } from "./rest.ts";

/** A user with a live account and its first board. */
export type Person = {
  readonly userId: string;
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly boardId: string;
};

/** Creates a user as a sign-up does. */
export async function makePerson(displayName = "Robin Vale"): Promise<Person> {
  const email = `${randomUUID()}@people.example`;
  const { id: userId, accountId } = await inPrismaTransaction((transaction, sql) =>
    createUser(transaction, sql, { email, name: displayName, passwordHash: null, emailVerified: new Date() }),
  );
  const { rows } = await pool.query("SELECT id FROM boards WHERE account_id = $1", [accountId]);
  return { userId, accountId, email, displayName, boardId: rows[0].id };
}

export type KeyOptions = {
  /** All scopes if left out. */
  scopes?: readonly Scope[];
  environment?: Environment;
  /** The only organization that the key can access. */
  organization?: { readonly id: string } | null;
  expiresAt?: Date | null;
};

/**
 * Creates an API key for the person, as the settings page does. Loops over all operations need more keys than a person may
 * have at a time, so if the person has that many, their newest key is revoked first.
 */
export async function makeKey(
  person: Pick<Person, "userId">,
  { scopes = ALL_SCOPES, environment = "live", organization = null, expiresAt = null }: KeyOptions = {},
): Promise<{ id: string; key: string }> {
  const { userId } = person;
  const organizationId = organization?.id ?? null;
  // In SQL, because loops make thousands of keys.
  const { rows: keys } = await pool.query<{ id: string }>(
    `SELECT k.id FROM api_keys k JOIN accounts a ON a.id = k.account_id
     WHERE k.user_id = $1 AND (a.sandbox_id IS NULL) = $2 AND k.revoked_at IS NULL ORDER BY k.id DESC`,
    [userId, environment === "live"],
  );
  if (keys[0] && keys.length >= LIMITS.quotas.apiKeys) await revokeApiKey(keys[0]);
  return createApiKey({ userId, environment, name: "Test key", scopes, organizationId, expiresAt });
}

/** Creates a person with a REST client under a key of all scopes, the start of most tests. */
export async function makeCaller(
  options: KeyOptions = {},
): Promise<{ person: Person; api: Rest; key: string }> {
  const person = await makePerson();
  const { key } = await makeKey(person, options);
  return { person, api: rest(key), key };
}

/** Returns a valid key after revoking it. */
export async function makeRevokedKey(person: Person): Promise<string> {
  const { id, key } = await makeKey(person);
  await revokeApiKey({ id });
  return key;
}

/** Returns the Cookie header of a person signed in to the pages; `inSandbox` requires that their sandbox exists. */
export async function signIn({ userId }: Pick<Person, "userId">, inSandbox = false): Promise<string> {
  const sessionId = await openSession(userId, null, inSandbox);
  const { name, value } = await sessionCookie({ userId, sessionId });
  return `${name}=${value}`;
}

/** Creates an organization with these members. */
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

/** Creates a person with a REST client in their sandbox. */
export async function makeSandboxCaller(): Promise<{ person: Person; api: Rest }> {
  const person = await makePerson();
  const { key } = await makeKey(person, { environment: "sandbox" });
  return { person, api: rest(key) };
}

/** Returns the parts of the sandbox's search that are the same after every seeding. */
export async function describeSearch(accountId: string) {
  const { rows } = await pool.query(
    `SELECT b.name AS board, b.is_active, a.status, a.rank, a.job_title, c.name AS company, a.created_at, a.updated_at,
       a.status_changed_at, a.application_date, a.notes, a.is_auto_retired, a.compensation,
       (SELECT r.name FROM resumes r WHERE r.account_id = $1 AND r.id = a.resume_id) AS resume,
       (SELECT json_agg(json_build_array(h.status, h.entered_at, h.left_at) ORDER BY h.entered_at)
        FROM status_history h WHERE h.account_id = $1 AND h.application_id = a.id) AS stays
     FROM applications a JOIN boards b ON b.account_id = $1 AND b.id = a.board_id
     JOIN companies c ON c.account_id = $1 AND c.id = a.company_id
     WHERE a.account_id = $1 ORDER BY b.name, a.status, a.rank`,
    [accountId],
  );
  return rows;
}
