import type { OrganizationId } from "#server/core/access.ts";
import type { CallerContext } from "#server/core/context.ts";
import { endStintsOf } from "#server/resources/cohort-memberships/service.ts";
import { endSharesOfMember } from "#server/resources/shares/service.ts";

/**
 * Ends what somebody takes part in as an applicant: shares and open stints, each with its entry in the log.
 * @param reason `withdrew` where they go themselves
 */
export async function endParticipation(
  ctx: Pick<CallerContext, "sql" | "now" | "actor" | "affected">,
  organizationId: OrganizationId,
  { accountId }: { readonly accountId: string },
  reason: "withdrew" | "removed",
): Promise<void> {
  await endSharesOfMember(ctx, organizationId, accountId);
  const departing = { accountId, reason, actorAccountId: ctx.actor.accountId, at: ctx.now };
  await endStintsOf(ctx.sql, organizationId, departing);
}
