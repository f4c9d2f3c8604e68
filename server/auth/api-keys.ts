import type { Scope } from "#domain/scopes.ts";
import type { Environment } from "#server/core/actor.ts";
import { equal } from "#server/core/clauses.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import { notFound } from "#server/core/errors.ts";
import { newId } from "#server/core/ids.ts";
import { announceRevocations } from "#server/core/live.ts";
import { type Params, query } from "#server/core/query.ts";
import { assertQuota } from "#server/core/quota.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { countCreated, endCreated, transferCreated } from "./created-resources.ts";
import { listBlocks, transferBlocks } from "./credential-blocks.ts";
import { accountIn, assertMember } from "./credential-reach.ts";
import { digestOf, displayPrefixOf, newApiKey } from "./secrets.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { sendNotice } from "./security-log/notices.ts";
import { assertStillSignedIn } from "./user-lock.ts";

export { actorOfApiKey } from "./api-key-actor.ts";

export type NewApiKey = {
  readonly userId: string;
  readonly environment: Environment;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The only organization that the key can access, if it is restricted. */
  readonly organizationId: string | null;
  readonly expiresAt: Date | null;
  /** The session that creates the key. If that session is ending, no key is created. Absent for the operator. */
  readonly sessionId?: string | undefined;
  /** True for the temporary key of the API reference. */
  readonly isForReference?: true;
};

/** All keys of a user, or only one account's if the caller may not see the others. */
export type KeyOwner = { readonly userId: string; readonly accountId?: string };

/** The parts of a key that may be shown: everything but the secret. */
export type ApiKeySummary = {
  readonly id: string;
  readonly name: string;
  readonly environment: Environment;
  readonly displayPrefix: string;
  readonly scopes: Scope[];
  /** The only organization that it can access, if it is restricted. */
  readonly organization: { readonly name: string; readonly slug: string } | null;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  /** The network of the last use, truncated. */
  readonly lastUsedFrom: string | null;
  /** The program or browser, in words. */
  readonly lastUsedBy: string | null;
  readonly createdAt: string;
  /** The number of webhook endpoints that it created and that still exist. */
  readonly webhooks: number;
  /** The names of the organizations whose owners ended its access. */
  readonly blockedBy: string[];
};

/**
 * Creates a key and returns it; it can't be read again. For a sandbox key, also creates the user's sandbox if there is none yet.
 * @throws address_unconfirmed for a live key; not_found unless its account is a member of the organization it is restricted to;
 * quota_exceeded
 */
export async function createApiKey(input: NewApiKey): Promise<{ id: string; key: string }> {
  const accountId = await accountIn(input.environment, input.userId);
  return inPrismaTransaction(async (transaction, sql) => {
    if (input.sessionId) await assertStillSignedIn(sql, input.userId, input.sessionId);
    await assertMember(sql, accountId, input.organizationId);
    await assertMayMakeKey(sql, accountId, input.isForReference ?? false);
    const made = await insert(transaction, sql, accountId, input);
    // The reference's key is for its sandbox examples. It is created without asking and expires within an hour.
    if (!input.isForReference) await note(sql, "api_key_created", { ...input, id: made.id });
    return made;
  });
}

/**
 * Ends a key and everything that it created, immediately and on every process. An owner's call names the owner; the
 * operator's doesn't.
 * @param successorSessionId the session that takes over its webhook endpoints, if they are to stay
 * @throws not_found
 */
export async function revokeApiKey(
  key: { readonly id: string } & Partial<KeyOwner>,
  successorSessionId?: string,
): Promise<void> {
  await inPrismaTransaction(async (transaction, sql) => {
    const ended = await revoke(transaction, key);
    if (successorSessionId === undefined)
      await endCreated(transaction, sql, ended.userId, { makers: [key.id] });
    else await transferCreated(transaction, ended.userId, key.id, { id: successorSessionId, name: null });
    await note(sql, "api_key_revoked", ended);
  });
  await announceRevocations([key.id]);
}

/**
 * Replaces a key with a new one of the same name, scopes, and expiry.
 * @throws not_found, also unless its account is still a member of the organization it is restricted to; address_unconfirmed
 */
export async function rotateApiKey(
  key: { readonly id: string } & KeyOwner,
): Promise<{ id: string; key: string }> {
  const created = await inPrismaTransaction(async (transaction, sql) => {
    const old = await revoke(transaction, key);
    await assertMember(sql, old.accountId, old.restrictedToOrganizationId);
    const fresh = await insert(transaction, sql, old.accountId, {
      userId: old.userId,
      environment: old.environment,
      name: old.name,
      scopes: old.scopes as Scope[],
      organizationId: old.restrictedToOrganizationId,
      expiresAt: old.expiresAt,
    });
    await transferCreated(transaction, old.userId, old.id, { id: fresh.id, name: old.name });
    await transferBlocks(sql, { accountId: old.accountId, from: old.id, to: fresh.id });
    await note(sql, "api_key_rotated", { ...old, id: fresh.id });
    return fresh;
  });
  await announceRevocations([key.id]);
  return created;
}

/** Returns the owner's active keys, newest first. */
export async function listApiKeys(owner: KeyOwner): Promise<ApiKeySummary[]> {
  const rows = await prisma.apiKey.findMany({
    where: { ...owner, revokedAt: null, isForReference: false },
    include: {
      account: { select: { sandboxId: true } },
      restrictedToOrganization: { select: { name: true, slug: true } },
    },
    orderBy: { id: "desc" },
  });
  const [createdCounts, blocks] = await Promise.all([countCreated(owner.userId), listBlocks(owner.userId)]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    environment: environmentOf(row.account),
    displayPrefix: row.displayPrefix,
    scopes: row.scopes as Scope[],
    organization: row.restrictedToOrganization,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedFrom: row.lastUsedFrom,
    lastUsedBy: deviceNameOf(row.lastUsedAgent),
    createdAt: row.createdAt.toISOString(),
    webhooks: createdCounts.get(row.id)?.webhooks ?? 0,
    blockedBy: blocks.get(row.id) ?? [],
  }));
}

async function insert(client: PrismaTransaction, sql: Sql, accountId: string, input: NewApiKey) {
  await assertAddressConfirmed(sql, accountId);
  const key = newApiKey(input.environment);
  const { id } = await client.apiKey.create({
    data: {
      id: newId("apiKey"),
      userId: input.userId,
      accountId,
      name: input.name,
      secretHash: digestOf(key),
      displayPrefix: displayPrefixOf(key),
      scopes: [...input.scopes],
      restrictedToOrganizationId: input.organizationId,
      expiresAt: input.expiresAt,
      isForReference: input.isForReference ?? false,
    },
  });
  return { id, key };
}

async function revoke(client: PrismaTransaction, key: { readonly id: string } & Partial<KeyOwner>) {
  const { count } = await client.apiKey.updateMany({
    where: { ...key, revokedAt: null },
    data: { revokedAt: now() },
  });
  if (count === 0) throw notFound("API key");
  const row = await client.apiKey.findUniqueOrThrow({
    where: { id: key.id },
    include: { account: { select: { sandboxId: true } } },
  });
  return { ...row, environment: environmentOf(row.account) };
}

type Noted = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly environment: Environment;
};

async function note(
  sql: Sql,
  kind: "api_key_created" | "api_key_rotated" | "api_key_revoked",
  { id, userId, name, environment }: Noted,
): Promise<void> {
  await noteSecurityEvent(sql, { kind, userId, credentialId: id, details: { name, environment } });
  if (kind !== "api_key_revoked" && environment === "live") await sendNotice(sql, userId, "newApiKey");
}

function environmentOf(account: { sandboxId: string | null }): Environment {
  return account.sandboxId === null ? "live" : "sandbox";
}

const countLive = query.value(
  "api_keys_live",
  ({ accountId }: Params<{ accountId: string }>, { isForReference }: { isForReference: boolean }) =>
    selectFrom("api_keys")
      .select((eb) => eb.fn.countAll<number>().as("used"))
      .where(equal({ account_id: accountId, revoked_at: null }))
      .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", eb.fn<string>("now"))]))
      .where("is_for_reference", "=", isForReference),
);

/**
 * Throws if an account can't have one more live key. Keys of the API reference, which expire soon, count
 * separately. @throws quota_exceeded
 */
async function assertMayMakeKey(sql: Sql, accountId: string, isForReference: boolean): Promise<void> {
  const live = () => countLive(sql, { accountId }, { isForReference });
  await assertQuota(sql, "apiKeys", accountId, live);
}
