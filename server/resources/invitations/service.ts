import type { CallerContext } from "#server/core/context.ts";
import { notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { joinAs } from "#server/resources/members/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import { invitations } from "./contract.ts";
import * as store from "./store.ts";

/**
 * Makes the caller a member, with the coach of their record, and in the cohorts of the invitation and of their record unless those were
 * archived. Never fails for lack of a seat.
 * @throws invitation_not_pending, already_member
 */
const acceptInvitation: Handler<typeof invitations.accept> = async ({ ctx, input }) => {
  const { organizationId, locked } = await respond(ctx, input.invitationId, "accepted");
  const { email, role, cohortId } = locked;
  const joining = { accountId: ctx.actor.accountId, email, role, cohortId, coachId: null };
  const member = await joinAs(ctx, organizationId, joining);
  return { ...locked, status: "accepted", member };
};

/** Declines an invitation. @throws invitation_not_pending */
const declineInvitation: Handler<typeof invitations.decline> = async ({ ctx, input }) => {
  const { locked } = await respond(ctx, input.invitationId, "declined");
  return { ...locked, status: "declined" };
};

function callerOf({ actor: { accountId, restrictedToOrganizationId: restrictedTo } }: CallerContext) {
  return { accountId, restrictedTo };
}

/** Accepts or declines an invitation. Like inviting, locks the organization first, so that concurrent calls run one after the other. */
async function respond(ctx: CallerContext, invitationId: string, status: "accepted" | "declined") {
  const { sql, now, actor, affected } = ctx;
  const found = await store.findOrganization(sql, { ...callerOf(ctx), id: invitationId });
  if (found === null) throw notFound("invitation");
  const { organizationId } = found;
  await lockOrganization(sql, { organizationId });
  const ofInvitation = { organizationId, id: invitationId };
  const locked = requireFound("invitation", await store.lockInvitation(sql, ofInvitation));
  assertPending(locked, now);
  await store.writeAnswer(sql, { ...ofInvitation, status, at: now });
  affected.organizations.add(organizationId);
  await recordAuditEvent(sql, {
    organizationId,
    actorAccountId: actor.accountId,
    action: `invitation_${status}`,
    subjectEmail: locked.email,
    details: { before: { status: "pending" }, after: { status, role: locked.role } },
  });
  return { organizationId, locked };
}

function assertPending({ status, expiresAt }: store.LockedInvitation, now: Date): void {
  if (status !== "pending") {
    throw new OperationError("invitation_not_pending", `This invitation was ${status}.`);
  }
  if (new Date(expiresAt) <= now) {
    const detail = "This invitation has expired. Ask the organization to send it again.";
    throw new OperationError("invitation_not_pending", detail);
  }
}

export const invitationsGroup = defineGroup(invitations, {
  about: "Invitations addressed to the caller.",
  toolsets: ["organization"],
  handlers: {
    /**
     * Returns a page of the pending invitations to the caller's confirmed email; a restricted credential sees only its organization's
     * invitations.
     */
    listMine: ({ ctx }) => store.listMine(ctx.sql, ctx.list, { ...callerOf(ctx), at: ctx.now }),
    accept: acceptInvitation,
    decline: declineInvitation,
  },
  examples: () => import("./examples.ts"),
});
