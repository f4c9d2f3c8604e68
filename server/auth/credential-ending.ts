import { announceChange, announceRevocations } from "#server/core/live.ts";
import type { Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { leaveAllOrganizations } from "#server/resources/members/service.ts";
import { withdrawInvitationsOf } from "#server/resources/organization-invitations/service.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { deleteSessions } from "./session-store.ts";

/** What gets somebody into an account, or lets its owner and others reach each other, beside its password. */
export type Ways = {
  readonly sessions?: boolean;
  readonly keys?: boolean;
  readonly apps?: boolean;
  readonly feed?: boolean;
  readonly webhooks?: boolean;
  /** With the shares in them, and the invitations that were sent; an organization without another owner stays. */
  readonly memberships?: boolean;
};

/** Every way but what links the account to others. */
export const ALL_OWN_WAYS = { sessions: true, keys: true, apps: true, feed: true, webhooks: true } as const;

/** The ways that a reset asks about. */
export type AskedWay = "keys" | "apps" | "feed" | "webhooks";

/** What has ended within a transaction, to be announced once it is committed. */
export type Ended = { readonly credentials: readonly string[]; readonly organizationIds: readonly string[] };

export const NOTHING_ENDED: Ended = { credentials: [], organizationIds: [] };

/** Ends these ways into the accounts of a user, live and sandbox, within the caller's transaction. */
export async function endWays(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  ways: Ways,
): Promise<Ended> {
  const credentials: string[] = [];
  const organizationIds: string[] = [];
  if (ways.sessions) credentials.push(...(await deleteSessions(client, userId, { sessionId: null })));
  if (ways.keys) credentials.push(...(await revokeKeys(client, sql, userId)));
  if (ways.apps) credentials.push(...(await deleteGrants(client, sql, userId)));
  if (ways.feed) {
    const { count } = await client.calendarFeed.deleteMany({ where: { account: { userId } } });
    if (count > 0) await noteSecurityEvent(sql, { kind: "calendar_feed_ended", userId });
  }
  if (ways.webhooks) await deleteWebhooks(client, sql, userId);
  if (ways.memberships) organizationIds.push(...(await endMemberships(client, sql, userId)));
  return { credentials, organizationIds };
}

/** Of the live account: in a sandbox are synthetic people. The keys and apps that reached one organization alone have ended. */
async function endMemberships(client: PrismaTransaction, sql: Sql, userId: string): Promise<string[]> {
  const where = { userId, sandboxId: null };
  const { id: accountId } = await client.account.findFirstOrThrow({ where, select: { id: true } });
  const affected = {
    accounts: new Set<string>(),
    organizations: new Set<string>(),
    revokedCredentials: new Set<string>(),
  };
  const departure = { sql, now: now(), actor: { accountId }, affected };
  const withdrawn = await withdrawInvitationsOf(departure);
  await leaveAllOrganizations(departure, "stays");
  return [...new Set([...affected.organizations, ...withdrawn])];
}

/** Tells every process what has ended, before whoever ended it is answered. */
export async function announceEnded({ credentials, organizationIds }: Ended): Promise<void> {
  await announceRevocations(credentials);
  if (organizationIds.length === 0) return;
  announceChange({ accountId: null, organizationIds, operation: "members.leave", originTab: null });
}

/** How many of each a person has whom a reset asks what to end. */
export async function countWays(userId: string): Promise<Record<AskedWay, number>> {
  const [keys, apps, feed, webhooks] = await Promise.all([
    prisma.apiKey.count({ where: { userId, revokedAt: null, isForReference: false } }),
    prisma.oAuthGrant.count({ where: { userId } }),
    prisma.calendarFeed.count({ where: { account: { userId } } }),
    prisma.webhookEndpoint.count({ where: { account: { userId } } }),
  ]);
  return { keys, apps, feed, webhooks };
}

async function deleteWebhooks(client: PrismaTransaction, sql: Sql, userId: string): Promise<void> {
  const where = { account: { userId } };
  const select = { id: true, url: true, account: { select: { sandboxId: true } } };
  const rows = await client.webhookEndpoint.findMany({ where, select });
  await client.webhookEndpoint.deleteMany({ where });
  for (const { id, url, account } of rows) {
    const environment = account.sandboxId === null ? "live" : "sandbox";
    const details = { environment, host: new URL(url).host };
    await noteSecurityEvent(sql, { kind: "webhook_deleted", userId, credentialId: id, details });
  }
}

async function revokeKeys(client: PrismaTransaction, sql: Sql, userId: string): Promise<string[]> {
  const where = { userId, revokedAt: null };
  const select = { id: true, name: true, isForReference: true, account: { select: { sandboxId: true } } };
  const rows = await client.apiKey.findMany({ where, select });
  await client.apiKey.updateMany({ where, data: { revokedAt: now() } });
  for (const { id, name, account } of rows.filter(({ isForReference }) => !isForReference)) {
    const details = { name, environment: account.sandboxId === null ? "live" : "sandbox" };
    await noteSecurityEvent(sql, { kind: "api_key_revoked", userId, credentialId: id, details });
  }
  return rows.map(({ id }) => id);
}

async function deleteGrants(client: PrismaTransaction, sql: Sql, userId: string): Promise<string[]> {
  const rows = await client.oAuthGrant.findMany({
    where: { userId },
    select: { id: true, clientName: true },
  });
  await client.oAuthGrant.deleteMany({ where: { userId } });
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
