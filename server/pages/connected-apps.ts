import { z } from "zod";
import { disconnectApp, listConnectedApps } from "#server/auth/oauth/connected-apps.ts";
import type { Actor } from "#server/core/actor.ts";
import { notFound } from "#server/core/errors.ts";
import { t } from "#server/core/trpc.ts";
import { pageProcedure } from "./procedure.ts";

const list = pageProcedure.query(({ ctx }) => appsOf(ctx.caller));

const disconnect = pageProcedure
  .input(z.strictObject({ id: z.string() }))
  .mutation(async ({ ctx, input }) => {
    const apps = await appsOf(ctx.caller);
    if (!apps.some(({ id }) => id === input.id)) throw notFound("connected app");
    await disconnectApp({ id: input.id, userId: ctx.caller.userId });
  });

/** From the live account all apps of the person are managed, from a sandbox its own only. */
async function appsOf({ userId, environment }: Actor) {
  const apps = await listConnectedApps(userId);
  return apps.filter((app) => environment === "live" || app.environment === "sandbox");
}

export const connectedAppsRouter = t.router({ list, disconnect });
