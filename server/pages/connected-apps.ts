import { z } from "zod";
import { disconnectApp, listConnectedApps } from "#server/auth/oauth/connected-apps.ts";
import { t } from "#server/core/trpc.ts";
import { pageProcedure } from "./procedure.ts";

const list = pageProcedure.query(({ ctx }) => listConnectedApps(ctx.caller.userId));

const disconnect = pageProcedure
  .input(z.strictObject({ id: z.string() }))
  .mutation(({ ctx, input }) => disconnectApp({ id: input.id, userId: ctx.caller.userId }));

export const connectedAppsRouter = t.router({ list, disconnect });
