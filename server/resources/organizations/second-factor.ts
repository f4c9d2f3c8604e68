import { hasSecondFactor } from "#server/auth/factors/second-factor.ts";
import { OperationError } from "#server/core/errors.ts";
import { withPrisma } from "#server/core/execute.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import type { organizations } from "./contract.ts";
import * as store from "./store.ts";

/**
 * Has the organization ask its staff for a second factor, or no longer; the log tells of a real difference only.
 * @throws second_factor_required of an owner who has none
 */
export const requireSecondFactor = withPrisma<typeof organizations.requireSecondFactor>(
  async ({ ctx: { sql, prisma, actor, organization }, input: { isRequired } }) => {
    if (isRequired && !(await hasSecondFactor(actor.userId, prisma))) {
      const detail = "Add a passkey or an authenticator app to your own account first.";
      throw new OperationError("second_factor_required", detail);
    }
    const { id } = organization;
    const { name } = await store.holdOrganization(sql, id);
    if ((await store.requiresSecondFactor(sql, id)) === isRequired) return {};
    await store.writeSecondFactor(prisma, id, isRequired);
    await recordAuditEvent(sql, {
      organizationId: id,
      actorAccountId: actor.accountId,
      action: "organization_updated",
      subjectLabel: name,
      details: { before: { requiresSecondFactor: !isRequired }, after: { requiresSecondFactor: isRequired } },
    });
    return {};
  },
);
