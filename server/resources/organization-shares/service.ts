import { notFound } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import { present, presentCard } from "#server/resources/applications/service/read.ts";
import type { organizationShares } from "./contract.ts";
import * as store from "./store.ts";

export { readShares } from "./store.ts";

/** A page of the boards that are shared with the organization. */
export const listOrganizationShares: Verb<typeof organizationShares.list> = ({ ctx, input }) => {
  const { id } = ctx.organization;
  return store.listOrganizationShares(ctx.sql, id, {
    operation: "organization_shares.list",
    tenant: id,
    input,
  });
};

/** A shared board with its cards; two statements, whatever its size. @throws not_found */
export const getOrganizationShare: Verb<typeof organizationShares.get> = async ({ ctx, input }) => {
  const shared = await store.readSharedBoard(ctx.sql, ctx.organization.id, input.shareId, present);
  if (!shared) throw notFound("share");
  return shared;
};

/** The same for our pages, with null for what the applicant didn't say. @throws not_found */
export const getSharedCards: Verb<typeof organizationShares.getBoard> = async ({ ctx, input }) => {
  const shared = await store.readSharedBoard(ctx.sql, ctx.organization.id, input.shareId, presentCard);
  if (!shared) throw notFound("share");
  return shared;
};
