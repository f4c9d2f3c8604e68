import { newSince } from "#domain/attention.ts";
import { notFound, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { requireSeats } from "#server/resources/organizations/service.ts";
import { recordLooks } from "#server/resources/shares/service.ts";
import type { roster } from "./contract.ts";
import * as store from "./store/looks.ts";

/**
 * Returns an applicant's changes and messages since the caller last looked, and their upcoming interviews.
 * @throws not_found, seat_limit_exceeded
 */
export const getChanges: Handler<typeof roster.getChanges> = async ({ ctx, input }) => {
  const { id: organizationId } = ctx.organization;
  await requireSeats(ctx, organizationId);
  const params = { organizationId, viewerId: ctx.actor.accountId, email: input.applicantEmail };
  const look = requireFound("applicant", await store.findLook(ctx.sql, params));
  const { accountId, lookedAt } = look;
  // The changes can be on any board that the applicant shares.
  recordLooks({ organizationId, accountId, viewerId: ctx.actor.accountId });
  const since = new Date(newSince(lookedAt, ctx.now.getTime()));
  return {
    lookedAt,
    changes: await store.readChanges(ctx.sql, { organizationId, accountId, since, at: ctx.now }),
  };
};

/** Records that the caller looked at an applicant. @throws not_found */
export const markLooked: Handler<typeof roster.markLooked> = async ({ ctx, input }) => {
  const params = {
    organizationId: ctx.organizationId,
    viewerId: ctx.actor.accountId,
    email: input.applicantEmail,
  };
  if (!(await store.writeLook(ctx.sql, { ...params, at: ctx.now }))) throw notFound("applicant");
  return { lookedAt: ctx.now.toISOString() };
};

/** Returns when the caller last looked at each applicant, and when the applicant last wrote since then. */
export const listLooks: Handler<typeof roster.listLooks> = ({ ctx }) =>
  store.listLooks(ctx.sql, {
    organizationId: ctx.organizationId,
    viewerId: ctx.actor.accountId,
    first: newSince(null, ctx.now.getTime()),
  });
