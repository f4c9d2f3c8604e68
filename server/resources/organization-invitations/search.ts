import type { Handler } from "#server/core/execute.ts";
import { searchPattern } from "#server/core/sql.ts";
import type { organizationInvitations } from "./contract.ts";
import * as store from "./store.ts";

/** Returns a page of the unanswered or the declined invitations, newest first. */
export const searchInvitations: Handler<typeof organizationInvitations.search> = ({ ctx, input }) => {
  const organizationId = ctx.organization.id;
  const list = { operation: "organization_invitations.search", tenant: organizationId, input };
  const { show, search } = input;
  const given = { organizationId, at: ctx.now, search: searchPattern(search) };
  return store.searchInvitations(ctx.sql, list, given, { show });
};

/** Counts the unanswered and the declined invitations. */
export const countInvitations: Handler<typeof organizationInvitations.count> = ({ ctx }) =>
  store.countInvitations(ctx.sql, { organizationId: ctx.organization.id, at: ctx.now });
