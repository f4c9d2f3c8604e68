import { disconnectApp, listConnectedApps } from "#server/auth/oauth/connected-apps.ts";
import type { Actor } from "#server/core/actor.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { connectedApps } from "./contract.ts";

/** Disconnects an app, and deletes the webhooks it created unless they should be kept. @throws not_found */
const disconnect: Handler<typeof connectedApps.disconnect> = async ({
  ctx: { actor },
  input: { id, keepsWebhooks },
}) => {
  const apps = await appsOf(actor);
  if (!apps.some((app) => app.id === id)) throw notFound("connected app");
  const { userId, sessionId } = actor;
  await disconnectApp({
    id,
    userId,
    ...(keepsWebhooks && sessionId ? { successorSessionId: sessionId } : {}),
  });
};

/** Returns the apps that the caller can manage: all of the person's apps or, in a sandbox, only apps with access to it. */
async function appsOf({ userId, environment }: Actor) {
  const apps = await listConnectedApps(userId);
  return apps.filter((app) => environment === "live" || app.environment === "sandbox");
}

export const connectedAppsGroup = defineGroup(connectedApps, {
  handlers: {
    /** Returns the person's connected apps; in a sandbox, only apps with access to it. */
    list: ({ ctx }) => appsOf(ctx.actor),
    disconnect,
  },
});
