import { prisma } from "#server/lib/database.ts";
import { makeCaller } from "../actors.ts";
import { makeCoaching } from "../membership.ts";
import { call, onPage } from "./expectation.ts";

async function withLink() {
  const team = await makeCoaching();
  const { organizationSlug, admin, id: organizationId } = team;
  const link = await admin.api.ok("joining.create_link", { organizationSlug, validDays: 30 });
  const guest = await makeCaller();
  const ask = async () => {
    await guest.api.ok("joining.ask", { code: link.code });
    const { data } = await admin.api.ok("joining.list_requests", { organizationSlug });
    return data[0]?.id ?? "";
  };
  const byStaff = { organizationId, by: admin.person.accountId, secrets: [link.code] };
  const about = { ...byStaff, subjectEmail: guest.person.email };
  return { ...team, organizationId, guest, link, ask, byStaff, about };
}

/** Declares the entry of a decision about a request. */
async function decided(decision: "approve" | "decline", status: "approved" | "declined") {
  const { admin, organizationSlug, link, ask, about } = await withLink();
  const joinRequestId = await ask();
  const input = { organizationSlug, joinRequestIds: [joinRequestId], decision };
  return call(admin, "joining.decide", input, () => ({
    ...about,
    details: { joinRequestId, joinLinkId: link.id, before: { status: "waiting" }, after: { status } },
  }));
}

/** Expectations for join links and requests to join. */
export const joiningActions = {
  join_link_created: async () => {
    const { admin, organizationSlug, id: organizationId } = await makeCoaching();
    const input = { organizationSlug, validDays: 7, maxUses: 2 };
    return call(admin, "joining.create_link", input, ({ id, code, expiresAt }) => ({
      organizationId,
      by: admin.person.accountId,
      details: {
        joinLinkId: id,
        before: null,
        after: { cohortId: null, coachId: null, maxUses: 2, expiresAt },
      },
      secrets: [code],
    }));
  },
  join_link_revoked: async () => {
    const { admin, organizationSlug, organizationId, link, byStaff } = await withLink();
    return {
      act: await onPage(admin, "joining.revoke_link", { organizationSlug, joinLinkId: link.id }),
      expected: async () => {
        const where = { organizationId_id: { organizationId, id: link.id } };
        const { revokedAt } = await prisma.joinLink.findUniqueOrThrow({ where });
        const after = { revokedAt: revokedAt?.toISOString() };
        return { ...byStaff, details: { joinLinkId: link.id, before: { revokedAt: null }, after } };
      },
    };
  },
  join_rule_changed: async () => {
    const { admin, organizationSlug, byStaff } = await withLink();
    const domains = ["college.example"];
    return {
      act: await onPage(admin, "joining.set_rule", { organizationSlug, domains }),
      expected: () => ({ ...byStaff, details: { before: { domains: [] }, after: { domains } } }),
    };
  },
  join_requested: async () => {
    const { admin, organizationSlug, guest, link, about } = await withLink();
    return call(guest, "joining.ask", { code: link.code }, async () => {
      const { data } = await admin.api.ok("joining.list_requests", { organizationSlug });
      const details = {
        joinRequestId: data[0]?.id,
        joinLinkId: link.id,
        before: null,
        after: { status: "waiting" },
      };
      return { ...about, by: guest.person.accountId, details };
    });
  },
  join_request_approved: () => decided("approve", "approved"),
  join_request_declined: () => decided("decline", "declined"),
};
