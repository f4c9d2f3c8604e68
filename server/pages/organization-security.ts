import { z } from "zod";
import { hasSecondFactor } from "#server/auth/factors/second-factor.ts";
import { organizationAccess } from "#server/core/access.ts";
import { OperationError } from "#server/core/errors.ts";
import { organizationSlug } from "#server/core/fields.ts";
import { announceChange } from "#server/core/live.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { requireSecondFactor } from "#server/resources/organizations/service.ts";
import { livePageProcedure } from "./procedure.ts";

/**
 * Has the organization ask its staff for a second factor, or no longer. Only an owner who has one may ask for it.
 * @throws not_found, insufficient_role, second_factor_required, reauthentication_required
 */
export const organizationSecondFactor = livePageProcedure
  .meta({ reauthentication: "always" })
  .input(z.strictObject({ organizationSlug, isRequired: z.boolean() }))
  .mutation(async ({ ctx, input }) => {
    const { accountId, userId } = ctx.caller;
    const { isRequired } = input;
    const id = await inSqlTransaction(async (sql) => {
      const access = await organizationAccess(sql, ctx.caller, input.organizationSlug, ["owner"], "presence");
      if (isRequired && !(await hasSecondFactor(userId))) {
        const detail = "Add a passkey or an authenticator app to your own account first.";
        throw new OperationError("second_factor_required", detail);
      }
      await requireSecondFactor(sql, { id: access.id, accountId, isRequired });
      return access.id;
    });
    const operation = "organizations.update";
    announceChange({ accountId: null, organizationIds: [id], operation, originTab: ctx.originTab });
  });
