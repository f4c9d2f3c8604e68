import { DAY_MS } from "#domain/time.ts";
import { notFound, requireFound } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { type AuditedChange, recordChange } from "#server/resources/audit-events/service.ts";
import { lockCoach } from "#server/resources/caseload/service.ts";
import { requireOpenCohort } from "#server/resources/cohorts/service.ts";
import { newCode, shownCode } from "./code.ts";
import { type JoinLink, joining } from "./contract.ts";
import { decideRequests, listRequests, previewCode, requestToJoin } from "./requests.ts";
import * as store from "./store.ts";

export { newCode } from "./code.ts";
export { readRequests, readRequestsOf } from "./store.ts";

/**
 * Returns a page of the organization's join links, newest first, including expired and revoked ones; also the domains whose people join by
 * a link without approval.
 */
const listLinks: Handler<typeof joining.listLinks> = async ({ ctx }) => {
  const { organizationId } = ctx;
  const page = await store.listLinks(ctx.sql, ctx.list, { organizationId });
  return {
    ...page,
    data: page.data.map(presented),
    domains: await store.readDomains(ctx.sql, { organizationId }),
  };
};

/** Creates a join link. @throws not_found for a cohort or coach, cohort_archived */
const createLink: Handler<typeof joining.createLink> = async ({ ctx, input }) => {
  const { sql, now, actor, organizationId } = ctx;
  const { cohortId = null, coachId = null, maxUses = null, validDays } = input;
  if (cohortId !== null) await requireOpenCohort(sql, organizationId, cohortId);
  if (coachId !== null) await lockCoach(sql, organizationId, coachId);
  const id = newId("joinLink");
  const { codeHash, sealedCode } = newCode(id);
  const expiresAt = new Date(now.getTime() + validDays * DAY_MS);
  const link = await store.insertLink(sql, {
    ...{ organizationId, id, codeHash, sealedCode, cohortId, coachId, maxUses, expiresAt },
    createdById: actor.accountId,
    at: now,
  });
  await record(ctx, "join_link_created", {
    joinLinkId: id,
    before: null,
    after: { cohortId, coachId, maxUses, expiresAt: link.expiresAt },
  });
  return presented(link);
};

/** Keeps only the link's id of a response with a code. A replay decrypts the code that is stored with the link. */
const linkReplay = {
  keep: ({ id }: JoinLink) => id,
  render: async ({ ctx }: HandlerCall<typeof joining.createLink>, id: unknown) => {
    const link = await store.readLink(ctx.sql, { organizationId: ctx.organizationId, id: String(id) });
    if (link === null) throw notFound("join link");
    return presented(link);
  },
};

/** Revokes a join link, unless it is revoked already. @throws not_found */
const revokeLink: Handler<typeof joining.revokeLink> = async ({ ctx, input }) => {
  const ofLink = { organizationId: ctx.organizationId, id: input.joinLinkId };
  const link = requireFound("join link", await store.lockLink(ctx.sql, ofLink));
  if (link.revokedAt === null) {
    await store.revokeLink(ctx.sql, { ...ofLink, at: ctx.now });
    await record(ctx, "join_link_revoked", {
      joinLinkId: link.id,
      before: { revokedAt: null },
      after: { revokedAt: ctx.now.toISOString() },
    });
  }
};

/** Sets the domains whose people join by a link without approval; logs only a real change. */
const setRule: Handler<typeof joining.setRule> = async ({ ctx, input }) => {
  const { sql, organizationId } = ctx;
  const before = await store.readDomains(sql, { organizationId });
  const domains = [...new Set(input.domains)].sort();
  if (domains.join() !== before.join()) {
    await store.writeDomains(sql, { organizationId, domains });
    await record(ctx, "join_rule_changed", { before: { domains: before }, after: { domains } });
  }
  return { domains };
};

type Context = HandlerCall<(typeof joining)["revokeLink"]>["ctx"];

function record(
  ctx: Context,
  action: "join_link_created" | "join_link_revoked" | "join_rule_changed",
  details: AuditedChange,
): Promise<void> {
  return recordChange(ctx, { action, details });
}

function presented({ sealedCode, ...link }: store.StoredLink): JoinLink {
  return { ...link, ...shownCode(link.id, sealedCode) };
}

export const joiningGroup = defineGroup(joining, {
  about: "Join links, and people's requests to join an organization.",
  toolsets: ["organization"],
  handlers: {
    listLinks,
    createLink: { handler: createLink, replay: linkReplay },
    revokeLink,
    setRule,
    listRequests,
    decide: decideRequests,
    ask: requestToJoin,
    preview: previewCode,
  },
  examples: () => import("./examples.ts"),
});
