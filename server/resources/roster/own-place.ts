import type { OrganizationContext } from "#server/core/context.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { requireSeats } from "#server/resources/organizations/service.ts";
import { readFields, recordOf } from "#server/resources/roster-records/service.ts";
import type { OwnRosterEntry, roster } from "./contract.ts";
import { findApplicant, readOwn } from "./store/roster.ts";

/** Returns the organization's data about the caller, even if the organization is over its seats. */
export const getOwn: Handler<typeof roster.getOwn> = ({ ctx }) => placeOf(ctx, ctx.actor.accountId);

/** Returns the same data about an applicant to staff. @throws not_found, seat_limit_exceeded */
export const getAsApplicant: Handler<typeof roster.getAsApplicant> = async ({ ctx, input }) => {
  const { id: organizationId } = ctx.organization;
  await requireSeats(ctx, organizationId);
  const applicant = await findApplicant(ctx.sql, { organizationId, memberId: input.memberId });
  if (applicant === null) throw notFound("applicant");
  return placeOf(ctx, applicant.account_id);
};

async function placeOf(
  { sql, organizationId, now }: OrganizationContext,
  accountId: string,
): Promise<OwnRosterEntry> {
  const [place, record, fields] = await Promise.all([
    readOwn(sql, { organizationId, accountId, at: now }),
    recordOf(sql, organizationId, accountId),
    readFields(sql, organizationId),
  ]);
  return { ...place, record, fieldNames: Object.fromEntries(fields.map(({ id, name }) => [id, name])) };
}
