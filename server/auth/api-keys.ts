import type { Scope } from "#domain/scopes.ts";
import type { Environment } from "#server/core/actor.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import { notFound } from "#server/core/errors.ts";
import { newId } from "#server/core/ids.ts";
import { announceRevocations } from "#server/core/live.ts";
import { assertQuota } from "#server/core/quota.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statementForms } from "#server/core/statements.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { hashApiKey, newApiKeySecret } from "./api-key-secret.ts";
import { accountIn, assertMember } from "./credential-reach.ts";
import { countMade, endMade, passOnMade } from "./made.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { sendNotice } from "./security-log/notices.ts";
import { assertStillSignedIn } from "./standing-session.ts";
import "./vocabulary.ts";

export { actorOfApiKey } from "./api-key-actor.ts";

export type NewApiKey = {
  readonly userId: string;
  readonly environment: Environment;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The one organization that the key is to reach, if it is restricted. */
  readonly organizationId: string | null;
  readonly expiresAt: Date | null;
  /** The session in which it is made; a key that is asked for while that ends is not made. Absent for the operator. */
  readonly sessionId?: string | undefined;
  /** The API reference's own, which nobody keeps. */
  readonly isForReference?: true;
};

/** Whose keys are meant: all of a user, or those of one of their accounts where they may know of no other. */
export type KeyOwner = { readonly userId: string; readonly accountId?: string };

/** A key as it may be shown: everything but the secret. */
export type ApiKeySummary = {
  readonly id: string;
  readonly name: string;
  readonly environment: Environment;
  readonly displayPrefix: string;
  readonly scopes: Scope[];
  /** The one that it reaches, where it is restricted. */
  readonly organization: { readonly name: string; readonly slug: string } | null;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  /** The network of the last use, cut short. */
  readonly lastUsedFrom: string | null;
  /** The program or browser, in words. */
  readonly lastUsedBy: string | null;
  readonly createdAt: string;
  /** How many webhooks it made that are still there. */
  readonly webhooks: number;
};

/**
 * Makes a key and gives it, for the only time. A sandbox key plants its user's sandbox, if there is none yet.
 * @throws address_unconfirmed for a live key; not_found unless the key's own account is a member of the organization it is to be restricted to, quota_exceeded
 */
export async function createApiKey(given: NewApiKey): Promise<{ id: string; key: string }> {
  const accountId = await accountIn(given.environment, given.userId);
  return inPrismaTransaction(async (transaction, sql) => {
    if (given.sessionId) await assertStillSignedIn(sql, given.userId, given.sessionId);
    await assertMember(sql, accountId, given.organizationId);
    await assertMayMakeKey(sql, accountId, given.isForReference ?? false);
    const made = await insert(transaction, sql, accountId, given);
    // The reference's own is for its examples in the sandbox, made without asking and gone in an hour.
    if (!given.isForReference) await note(sql, "api_key_created", { ...given, id: made.id });
    return made;
  });
}

/**
 * Ends a key with what it made, at once and on every process. The owner says whose it has to be; the operator leaves it out.
 * @param heir the session that its webhooks are left to, where they are to stay
 * @throws not_found
 */
export async function revokeApiKey(
  key: { readonly id: string } & Partial<KeyOwner>,
  heir?: string,
): Promise<void> {
  await inPrismaTransaction(async (transaction, sql) => {
    const ended = await revoke(transaction, key);
    if (heir === undefined) await endMade(transaction, sql, ended.userId, { makers: [key.id] });
    else await passOnMade(transaction, ended.userId, key.id, { id: heir, name: null });
    await note(sql, "api_key_revoked", ended);
  });
  await announceRevocations([key.id]);
}

/** Replaces a key by a new one of the same name, reach and expiry. @throws not_found, address_unconfirmed */
export async function rotateApiKey(
  key: { readonly id: string } & KeyOwner,
): Promise<{ id: string; key: string }> {
  const made = await inPrismaTransaction(async (transaction, sql) => {
    const old = await revoke(transaction, key);
    const fresh = await insert(transaction, sql, old.accountId, {
      userId: old.userId,
      environment: old.environment,
      name: old.name,
      scopes: old.scopes as Scope[],
      organizationId: old.restrictedToOrganizationId,
      expiresAt: old.expiresAt,
    });
    await passOnMade(transaction, old.userId, old.id, { id: fresh.id, name: old.name });
    await note(sql, "api_key_rotated", { ...old, id: fresh.id });
    return fresh;
  });
  await announceRevocations([key.id]);
  return made;
}

/** The keys that the owner made and that were not revoked, newest first. */
export async function listApiKeys(owner: KeyOwner): Promise<ApiKeySummary[]> {
  const rows = await prisma.apiKey.findMany({
    where: { ...owner, revokedAt: null, isForReference: false },
    include: {
      account: { select: { sandboxId: true } },
      restrictedToOrganization: { select: { name: true, slug: true } },
    },
    orderBy: { id: "desc" },
  });
  const made = await countMade(prisma, owner.userId);
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
    webhooks: made.get(row.id)?.webhooks ?? 0,
  }));
}

async function insert(client: PrismaTransaction, sql: Sql, accountId: string, given: NewApiKey) {
  await assertAddressConfirmed(sql, accountId);
  const { key, displayPrefix } = newApiKeySecret(given.environment);
  const { id } = await client.apiKey.create({
    data: {
      id: newId("apiKey"),
      userId: given.userId,
      accountId,
      name: given.name,
      secretHash: hashApiKey(key),
      displayPrefix,
      scopes: [...given.scopes],
      restrictedToOrganizationId: given.organizationId,
      expiresAt: given.expiresAt,
      isForReference: given.isForReference ?? false,
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

const LIVE = statementForms(
  "api_keys_live",
  (isForReference: boolean, { accountId }: Slots<{ accountId: string }>) =>
    db
      .selectFrom("api_keys")
      .select((eb) => eb.fn.countAll<number>().as("used"))
      .where("account_id", "=", accountId)
      .where("revoked_at", "is", null)
      .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", eb.fn<string>("now"))]))
      .where("is_for_reference", "=", isForReference),
);

/** Refuses one more live key of an account; those of the API reference, which end by themselves, count apart. @throws quota_exceeded */
async function assertMayMakeKey(sql: Sql, accountId: string, isForReference: boolean): Promise<void> {
  const live = async () => (await sql.first(LIVE(isForReference), { accountId }))?.used ?? 0;
  await assertQuota(sql, "apiKeys", accountId, live);
}
