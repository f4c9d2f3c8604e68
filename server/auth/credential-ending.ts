import { announceChange, announceRevocations } from "#server/core/live.ts";
import type { Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { EVER, isWithin, type Period } from "#server/lib/period.ts";
import { leaveAllOrganizations } from "#server/resources/members/service.ts";
import { withdrawInvitationsOf } from "#server/resources/organization-invitations/service.ts";
import { endMade } from "./made.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { deleteSessions } from "./session-store.ts";

/** What gives access to an account, or lets its owner and others reach each other, beside its password: each with when it was made. */
export type Ways = {
  readonly sessions?: true;
  readonly keys?: Period;
  readonly apps?: Period;
  readonly feed?: Period;
  readonly webhooks?: Period;
  readonly providers?: Period;
  /** With the shares in them, and the invitations that were sent; an organization without another owner stays. */
  readonly memberships?: Period;
};

/** Every way but what links the account to others. */
export const ALL_OWN_WAYS = {
  sessions: true,
  keys: EVER,
  apps: EVER,
  feed: EVER,
  webhooks: EVER,
} as const satisfies Ways;

/** What has ended within a transaction, to be announced once it is committed. */
export type Ended = { readonly credentials: readonly string[]; readonly organizationIds: readonly string[] };

export const NOTHING_ENDED: Ended = { credentials: [], organizationIds: [] };

/**
 * Ends these ways into the accounts of a user, live and sandbox, within the caller's transaction. What a key or an app made ends
 * with it.
 */
export async function endWays(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  ways: Ways,
): Promise<Ended> {
  const sessions = ways.sessions ? await deleteSessions(client, userId, { sessionId: null }) : [];
  const keys = ways.keys ? await revokeKeys(client, sql, userId, ways.keys) : [];
  const grants = ways.apps ? await deleteGrants(client, sql, userId, ways.apps) : [];
  const makers = [...keys, ...grants];
  const { feed, webhooks, providers, memberships } = ways;
  const made = await endMade(client, sql, userId, { makers, feed, webhooks });
  if (providers) await unlinkProviders(client, userId, providers);
  const left = memberships ? await endMemberships(client, sql, userId, memberships) : [];
  return { credentials: [...sessions, ...makers], organizationIds: [...new Set([...made, ...left])] };
}

/** Unlinks providers; when those from before this was noted were linked nobody knows, so they count as old. */
async function unlinkProviders(client: PrismaTransaction, userId: string, period: Period): Promise<void> {
  const unknown = isWithin(EVER.gte, period) ? [{ linkedAt: null }] : [];
  await client.linkedProvider.deleteMany({ where: { userId, OR: [{ linkedAt: period }, ...unknown] } });
}

/** Of the live account: in a sandbox are synthetic people. The keys and apps that reached one organization alone have ended. */
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
  await leaveAllOrganizations(departure, "stays", period);
  return [...affected.organizations, ...withdrawn];
}

/** Tells every process what has ended, before whoever ended it is answered. */
export async function announceEnded({ credentials, organizationIds }: Ended): Promise<void> {
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
