import { accountOfMember, type OrganizationId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import type { CallerContext } from "#server/core/context.ts";
import { endStintsOf } from "#server/resources/cohort-memberships/service.ts";
import { endSharesOfMember } from "#server/resources/shares/service.ts";

/** What ending a membership needs of whatever ends it. */
export type Departure = Pick<CallerContext, "sql" | "now" | "affected"> & {
  readonly actor: Pick<Actor, "accountId">;
};

/**
 * Ends what somebody takes part in as an applicant: shares and open stints, each with its entry in the log.
 * @param reason `withdrew` where they go themselves
 */
export async function endParticipation(
  ctx: Departure,
  organizationId: OrganizationId,
  member: { readonly accountId: string },
  reason: "withdrew" | "removed",
): Promise<void> {
  await endSharesOfMember(ctx, organizationId, accountOfMember(member));
  const departing = { accountId: member.accountId, reason, actorAccountId: ctx.actor.accountId, at: ctx.now };
  await endStintsOf(ctx.sql, organizationId, departing);
}
