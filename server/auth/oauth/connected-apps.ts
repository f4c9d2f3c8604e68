import type { Scope } from "#domain/scopes.ts";
import type { Environment } from "#server/core/actor.ts";
import { notFound } from "#server/core/errors.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import { countCreated } from "../created-resources.ts";
import { listBlocks } from "../credential-blocks.ts";
import { endGrant } from "./grant-store.ts";

/** A connected app as its user sees it. */
export type ConnectedApp = {
  readonly id: string;
  readonly name: string;
  /** The app's host; empty for an app on a device or in a terminal. */
  readonly host: string;
  readonly environment: Environment;
  /** The only organization that it can access, if it is restricted. */
  readonly organization: string | null;
  readonly scopes: Scope[];
  readonly connectedAt: string;
  readonly lastUsedAt: string | null;
  /** True if it may have changes sent to addresses that it names. */
  readonly webhooksAllowed: boolean;
  /** The number of webhook endpoints that it created and that still exist. */
  readonly webhooks: number;
  /** The names of the organizations whose owners ended its access. */
  readonly blockedBy: string[];
};

/** Returns the user's apps that still have access, most recently connected first. */
export async function listConnectedApps(userId: string): Promise<ConnectedApp[]> {
  const rows = await prisma.oAuthGrant.findMany({
    where: { userId, artifacts: { some: { expiresAt: { gt: now() } } } },
    include: {
      account: { select: { sandboxId: true } },
      restrictedToOrganization: { select: { name: true } },
    },
    orderBy: { id: "desc" },
  });
  const [createdCounts, blocks] = await Promise.all([countCreated(userId), listBlocks(userId)]);
  return rows.map((row) => ({
    id: row.id,
    name: row.clientName,
    host: row.redirectHost,
    environment: row.account.sandboxId === null ? "live" : "sandbox",
    organization: row.restrictedToOrganization?.name ?? null,
    scopes: row.scopes as Scope[],
    connectedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    webhooksAllowed: row.webhooksAllowed,
    webhooks: createdCounts.get(row.id)?.webhooks ?? 0,
    blockedBy: blocks.get(row.id) ?? [],
  }));
}

/**
 * Ends an app's access and everything that it created, immediately and on every process.
 * @param app.successorSessionId the session that takes over its webhook endpoints, if they are to stay
 * @throws not_found
 */
export async function disconnectApp({
  id,
  ...of
}: {
  readonly id: string;
  readonly userId: string;
  readonly successorSessionId?: string;
}): Promise<void> {
  if (!(await endGrant(id, "disconnected", of))) throw notFound("connected app");
}
