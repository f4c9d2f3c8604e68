import { z } from "zod";
import { confirmByInvitation } from "#server/auth/mailed-invitation.ts";
import { text } from "#server/core/fields.ts";
import { livePageProcedure } from "./procedure.ts";

/** Takes the viewer's address as confirmed, where they opened the link of an invitation that was mailed to it. */
export const confirmInvitedAddress = livePageProcedure
  .input(z.strictObject({ secret: text(100) }))
  .mutation(({ ctx, input }) => confirmByInvitation(ctx.caller.userId, input.secret));
