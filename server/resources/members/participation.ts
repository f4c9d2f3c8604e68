import type { OrganizationId } from "#server/core/access.ts";
import { recordAuditEvent } from "#server/core/audit.ts";
import type { CallerContext } from "#server/core/context.ts";
import { endStintsOf } from "#server/resources/cohort-memberships/service.ts";
import * as store from "./store.ts";

type Applicant = { readonly accountId: string; readonly email: string };

/**
 * Ends what somebody takes part in as an applicant: shares and open stints, each with its entry in the log.
 * @param reason `withdrew` where they go themselves
 */
export async function endParticipation(
  { sql, now, actor }: Pick<CallerContext, "sql" | "now" | "actor">,
  organizationId: OrganizationId,
  { accountId, email }: Applicant,
  reason: "withdrew" | "removed",
): Promise<void> {
  const entry = { organizationId, actorAccountId: actor.accountId, at: now, subjectEmail: email };
  for (const { id, boardId, boardName } of await store.endShares(sql, organizationId, accountId)) {
    await recordAuditEvent(sql, {
      ...entry,
      action: "group_unshared",
      subjectLabel: boardName,
      boardId,
      details: { before: { shareId: id } },
    });
  }
  const departing = { accountId, reason, actorAccountId: actor.accountId, at: now };
  await endStintsOf(sql, organizationId, departing);
}
