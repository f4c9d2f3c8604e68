import type { Sql } from "#server/core/sql.ts";
import type { Period } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { noteOrganizationWebhooksEnded } from "#server/resources/webhooks/service.ts";
import { noteSecurityEvent } from "./security-log/note.ts";

/**
 * Selects the webhook endpoints, feeds, and mailboxes to end: those that the makers created, and those created or last changed in the
 * periods.
 */
type Selection = {
  /** The ids of keys, grants, and sessions. */
  readonly makers: readonly string[];
  readonly webhooks?: Period | undefined;
  readonly feed?: Period | undefined;
  readonly mailboxes?: Period | undefined;
};

/** The number of webhook endpoints and feeds that a key, an app, or a session created. */
type CreatedCount = { readonly webhooks: number; readonly feeds: number };

/**
 * Ends a user's webhook endpoints, calendar feed, and mailbox that the makers created, or that date from the periods. Includes
 * organizations' webhook endpoints that the user created. A changed endpoint counts as created when it was changed: it may lead
 * elsewhere now.
 * @returns the organizations whose webhook endpoints ended
 */
export async function endCreated(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  { makers, webhooks, feed, mailboxes }: Selection,
): Promise<string[]> {
  const byMaker = { makerId: { in: [...makers] } };
  const feeds = { account: { userId }, OR: [byMaker, ...(feed ? [{ createdAt: feed }] : [])] };
  const { count } = await client.calendarFeed.deleteMany({ where: feeds });
  if (count > 0) await noteSecurityEvent(sql, { kind: "calendar_feed_ended", userId });
  const since = mailboxes ? [{ connectedAt: mailboxes }] : [];
  const ended = { account: { userId }, OR: [byMaker, ...since] };
  for (const { host } of await client.inboundMailbox.findMany({ where: ended, select: { host: true } }))
    await noteSecurityEvent(sql, { kind: "mailbox_disconnected", userId, details: { host } });
  await client.inboundMailbox.deleteMany({ where: ended });
  const chosen = { OR: [byMaker, ...(webhooks ? [{ updatedAt: webhooks }] : [])] };
  await deleteWebhooks(client, sql, userId, chosen);
  return deleteOrganizationWebhooks(client, sql, userId, chosen);
}

type Chosen = { OR: ({ makerId: { in: string[] } } | { updatedAt: Period })[] };

async function deleteWebhooks(client: PrismaTransaction, sql: Sql, userId: string, chosen: Chosen) {
  const accountId = { in: await accountsOf(client, userId) };
  const where = { accountId, ...chosen };
  const select = { id: true, url: true, account: { select: { sandboxId: true } } };
  const rows = await client.webhookEndpoint.findMany({ where, select });
  await client.webhookEndpoint.deleteMany({ where });
  for (const { id, url, account } of rows) {
    const environment = account.sandboxId === null ? "live" : "sandbox";
    const details = { environment, host: new URL(url).host };
    await noteSecurityEvent(sql, { kind: "webhook_deleted", userId, credentialId: id, details });
  }
}

async function deleteOrganizationWebhooks(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  chosen: Chosen,
): Promise<string[]> {
  const makerAccountId = { in: await accountsOf(client, userId) };
  const where = { makerAccountId, ...chosen };
  const rows = await client.organizationWebhookEndpoint.findMany({ where });
  await client.organizationWebhookEndpoint.deleteMany({ where });
  await noteOrganizationWebhooksEnded(sql, rows);
  return [...new Set(rows.map(({ organizationId }) => organizationId))];
}

/** Returns the ids of a user's accounts: the live one, and those of sandboxes. */
async function accountsOf(client: PrismaTransaction, userId: string): Promise<string[]> {
  const accounts = await client.account.findMany({ where: { userId }, select: { id: true } });
  return accounts.map(({ id }) => id);
}

/** Transfers the webhook endpoints that a credential created to another credential of the same user. */
export async function transferCreated(
  client: PrismaTransaction,
  userId: string,
  from: string,
  to: { readonly id: string; readonly name: string | null },
): Promise<void> {
  const data = { makerId: to.id, makerName: to.name };
  const accountId = { in: await accountsOf(client, userId) };
  await client.webhookEndpoint.updateMany({ where: { accountId, makerId: from }, data });
  await client.organizationWebhookEndpoint.updateMany({
    where: { makerAccountId: accountId, makerId: from },
    data,
  });
}

/** Counts, by maker, the webhook endpoints and feeds that a user's credentials created. */
export async function countCreated(userId: string): Promise<ReadonlyMap<string, CreatedCount>> {
  const accounts = await prisma.account.findMany({ where: { userId }, select: { id: true } });
  const makerAccountId = { in: accounts.map(({ id }) => id) };
  const select = { makerId: true };
  const rows = [
    ...(await prisma.webhookEndpoint.findMany({ where: { account: { userId } }, select })),
    ...(await prisma.organizationWebhookEndpoint.findMany({ where: { makerAccountId }, select })),
  ];
  const feeds = await prisma.calendarFeed.findMany({ where: { account: { userId } }, select });
  const counts = new Map<string, CreatedCount>();
  const add = (id: string | null, one: CreatedCount) => {
    if (id === null) return;
    const { webhooks, feeds } = counts.get(id) ?? { webhooks: 0, feeds: 0 };
    counts.set(id, { webhooks: webhooks + one.webhooks, feeds: feeds + one.feeds });
  };
  for (const { makerId } of rows) add(makerId, { webhooks: 1, feeds: 0 });
  for (const { makerId } of feeds) add(makerId, { webhooks: 0, feeds: 1 });
  return counts;
}
