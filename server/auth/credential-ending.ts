import { announceChange, announceRevocations } from "#server/core/live.ts";
import type { Sql } from "#server/core/sql.ts";
import { EVER, isWithin, now, type Period } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { leaveAllOrganizations } from "#server/resources/members/service.ts";
import { withdrawInvitationsOf } from "#server/resources/organization-invitations/service.ts";
import { endCreated } from "./created-resources.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { deleteSessions } from "./session-store.ts";

/** Credentials of an account, besides the password, and its connections with others; each limited to a period of creation. */
export type Credentials = {
  readonly sessions?: true;
  readonly keys?: Period;
  readonly apps?: Period;
  readonly feed?: Period;
  readonly webhooks?: Period;
  readonly mailboxes?: Period;
  readonly providers?: Period;
  /** With their shares and the invitations sent. An organization without another owner stays. */
  readonly memberships?: Period;
};

/** All credentials except those that link the account to others. */
export const ALL_OWN_CREDENTIALS = {
  sessions: true,
  keys: EVER,
  apps: EVER,
  feed: EVER,
  webhooks: EVER,
  mailboxes: EVER,
} as const satisfies Credentials;

/**
 * The credentials that ended in a transaction, and the organizations that the user left, to be announced
 * after the commit.
 */
export type EndedCredentials = {
  readonly credentials: readonly string[];
  readonly organizationIds: readonly string[];
};

export const NOTHING_ENDED: EndedCredentials = { credentials: [], organizationIds: [] };

/**
 * Ends these credentials of a user's accounts, live and sandbox, within the caller's transaction. Everything that a key or an app created
 * ends with it.
 */
export async function endCredentials(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  selected: Credentials,
): Promise<EndedCredentials> {
  const sessions = selected.sessions ? await deleteSessions(client, userId, { sessionId: null }) : [];
  const keys = selected.keys ? await revokeKeys(client, sql, userId, selected.keys) : [];
  const grants = selected.apps ? await deleteGrants(client, sql, userId, selected.apps) : [];
  const makers = [...keys, ...grants];
  const { feed, webhooks, mailboxes, providers, memberships } = selected;
  const made = await endCreated(client, sql, userId, { makers, feed, webhooks, mailboxes });
  if (providers) await unlinkProviders(client, userId, providers);
  const left = memberships ? await endMemberships(client, sql, userId, memberships) : [];
  return { credentials: [...sessions, ...makers], organizationIds: [...new Set([...made, ...left])] };
}

/** Unlinks providers. Those linked before the link's date was stored count as old. */
async function unlinkProviders(client: PrismaTransaction, userId: string, period: Period): Promise<void> {
  const unknown = isWithin(EVER.gte, period) ? [{ linkedAt: null }] : [];
  await client.linkedProvider.deleteMany({ where: { userId, OR: [{ linkedAt: period }, ...unknown] } });
}

/**
 * Ends memberships of the live account only, because a sandbox has synthetic people. The keys and apps restricted to one
 * organization have already ended.
 */
async function endMemberships(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  period: Period,
): Promise<string[]> {
  const where = { userId, sandboxId: null };
  const { id: accountId } = await client.account.findFirstOrThrow({ where, select: { id: true } });
  const affected = {
    accounts: new Set<string>(),
    organizations: new Set<string>(),
    revokedCredentials: new Set<string>(),
  };
  const departure = { sql, now: now(), actor: { accountId }, affected };
  const withdrawn = await withdrawInvitationsOf(departure, period);
  await leaveAllOrganizations(departure, "skip", period);
  return [...affected.organizations, ...withdrawn];
}

/** Announces the end of these credentials and memberships to every process, before the request gets its response. */
export async function announceEnded({ credentials, organizationIds }: EndedCredentials): Promise<void> {
  await announceRevocations(credentials);
  if (organizationIds.length === 0) return;
  announceChange({ accountId: null, organizationIds, operation: "members.leave", originTab: null });
}

async function revokeKeys(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  period: Period,
): Promise<string[]> {
  const where = { userId, revokedAt: null, createdAt: period };
  const select = { id: true, name: true, isForReference: true, account: { select: { sandboxId: true } } };
  const rows = await client.apiKey.findMany({ where, select });
  await client.apiKey.updateMany({ where, data: { revokedAt: now() } });
  for (const { id, name, account } of rows.filter(({ isForReference }) => !isForReference)) {
    const details = { name, environment: account.sandboxId === null ? "live" : "sandbox" };
    await noteSecurityEvent(sql, { kind: "api_key_revoked", userId, credentialId: id, details });
  }
  return rows.map(({ id }) => id);
}

async function deleteGrants(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  period: Period,
): Promise<string[]> {
  const where = { userId, createdAt: period };
  const rows = await client.oAuthGrant.findMany({ where, select: { id: true, clientName: true } });
  await client.oAuthGrant.deleteMany({ where });
  for (const { id, clientName: app } of rows) {
    await noteSecurityEvent(sql, {
      kind: "app_disconnected",
      userId,
      credentialId: id,
      details: { app, reason: "disconnected" },
    });
  }
  return rows.map(({ id }) => id);
}
