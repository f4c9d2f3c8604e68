import type { Handler } from "#server/core/execute.ts";
import type { organizationInvitations } from "./contract.ts";
import * as store from "./store/search.ts";

/** Returns a page of the unanswered or the declined invitations, newest first. */
export const searchInvitations: Handler<typeof organizationInvitations.search> = ({ ctx, input }) => {
  const { id } = ctx.organization;
  const list = { operation: "organization_invitations.search", tenant: id, input };
  return store.searchInvitations(ctx.sql, id, list, { ...input, at: ctx.now });
};

/** Counts the unanswered and the declined invitations. */
export const countInvitations: Handler<typeof organizationInvitations.count> = ({ ctx }) =>
  store.countInvitations(ctx.sql, ctx.organization.id, ctx.now);
