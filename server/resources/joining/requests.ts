import { LIMITS } from "#domain/limits.ts";
import { makeCodeAttempts } from "#server/auth/code-attempts.ts";
import type { CallerContext } from "#server/core/context.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import { env } from "#server/lib/env.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { planNotice } from "#server/mail/send-mail.ts";
import { recordAuditEvents, recordChange } from "#server/resources/audit-events/service.ts";
import { admitAs } from "#server/resources/members/service.ts";
import { withdrawInvitations } from "#server/resources/organization-invitations/service.ts";
import { lockOrganization, notifyOfSeats } from "#server/resources/organizations/service.ts";
import { hashTypedCode } from "./code.ts";
import { type joining, normalizeDomain } from "./contract.ts";
import * as store from "./store.ts";

const { joinCodePerPerson, joinCodePerNetwork } = LIMITS.attempts;
const attempts = makeCodeAttempts("join-code", joinCodePerPerson, joinCodePerNetwork);

/** Returns a page of the requests to join, newest first. */
export const listRequests: Handler<typeof joining.listRequests> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  return store.listRequests(ctx.sql, ctx.list, { organizationId, status: input.status });
};

/** Returns the organization that a code leads to, and the caller's standing in it. @throws not_found, rate_limited */
export const previewCode: Handler<typeof joining.preview> = async ({ ctx, input }) => {
  const link = await attempts.within(ctx.actor.userId, requestOrigin()?.ip ?? "", () =>
    find(ctx, input.code),
  );
  if (link === null) throw unknownCode();
  const { name, slug, type, memberId, requestStatus } = link;
  const isWaiting = memberId === null && requestStatus === "waiting";
  return {
    organization: { name, slug, type },
    standing: memberId === null ? (isWaiting ? "waiting" : "none") : "member",
    isAdmitted: isAdmitted(link),
  };
};

/**
 * Asks to join by a code. A person whom the join rule admits becomes a member immediately; repeating an open request changes nothing.
 * @throws not_found for a code that isn't open, already_member, rate_limited
 */
export const requestToJoin: Handler<typeof joining.ask> = async ({ ctx, input }) => {
  const { sql, now, actor, affected } = ctx;
  const found = await attempts.within(actor.userId, requestOrigin()?.ip ?? "", () => find(ctx, input.code));
  if (found === null) throw unknownCode();
  const { organizationId } = found;
  await lockOrganization(sql, { organizationId });
  // Meanwhile, another person may have used up the link, or staff may have revoked it.
  const link = await find(ctx, input.code);
  if (link === null) throw unknownCode();
  const organization = { name: link.name, slug: link.slug };
  if (link.memberId !== null) {
    throw new OperationError("already_member", `You're already a member of ${link.name}.`);
  }
  const status = isAdmitted(link) ? "approved" : "waiting";
  if (status === "waiting" && link.requestStatus === "waiting" && link.askedAt !== null) {
    return { organization, status, askedAt: link.askedAt };
  }
  const request = await store.writeRequest(sql, {
    ...{ organizationId, linkId: link.linkId, accountId: actor.accountId, status },
    id: newId("joinRequest"),
    at: now,
    decidedAt: status === "approved" ? now : null,
  });
  affected.organizations.add(organizationId);
  const ofCaller = { ...ctx, organizationId };
  const subjectEmail = link.email;
  const ofRequest = { joinRequestId: request.id, joinLinkId: link.linkId };
  await recordChange(ofCaller, {
    action: "join_requested",
    subjectEmail,
    details: { ...ofRequest, before: null, after: { status: "waiting" } },
  });
  if (status === "approved") {
    await admit(ofCaller, { ...link, accountId: actor.accountId });
    await notifyOfSeats(sql, organizationId, { applicants: 1 });
    await recordChange(ofCaller, {
      action: "join_request_approved",
      subjectEmail,
      details: { ...ofRequest, byRule: true, ...decided(status) },
    });
  }
  return { organization, status, askedAt: request.askedAt };
};

/** Approves or declines requests, in a locked organization, and returns a verdict for each. @throws not_found if it has none of them */
export const decideRequests: Handler<typeof joining.decide> = async ({ ctx, input }) => {
  const { sql, now, actor, organization, organizationId, affected } = ctx;
  const ids = [...new Set(input.joinRequestIds)];
  const locked = await store.lockRequests(sql, { organizationId, ids });
  if (locked.length === 0) throw notFound("request to join");
  const waiting = locked.filter((request) => request.status === "waiting");
  const status = input.decision === "approve" ? "approved" : "declined";
  if (status === "approved") {
    const newcomers = waiting.filter(({ memberId }) => memberId === null);
    for (const request of newcomers) await admit(ctx, { ...request, email: request.applicantEmail });
    await notifyOfSeats(sql, organizationId, { applicants: newcomers.length });
  }
  await store.decideRequests(sql, { organizationId, ids: waiting.map(({ id }) => id), status, at: now });
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId: actor.accountId, action: `join_request_${status}` },
    waiting.map(({ id, joinLinkId, applicantEmail }) => ({
      subjectEmail: applicantEmail,
      details: { joinRequestId: id, joinLinkId, ...decided(status) },
    })),
  );
  for (const { accountId } of waiting) affected.accounts.add(accountId);
  if (actor.sandboxId === null) {
    await planNotice(sql, {
      kind: status === "approved" ? "joinApproved" : "joinDeclined",
      organizationId,
      to: waiting.map(({ applicantEmail }) => applicantEmail),
      link: status === "approved" ? `${env().PUBLIC_URL}/o/${organization.slug}` : env().PUBLIC_URL,
      values: { organization: organization.name },
    });
  }
  const statuses = new Map(locked.map((request) => [request.id, request.status]));
  return {
    data: ids.map((joinRequestId) => {
      const before = statuses.get(joinRequestId);
      if (before === undefined) return { joinRequestId, outcome: "not_found" as const };
      return { joinRequestId, outcome: before === "waiting" ? status : ("not_waiting" as const) };
    }),
  };
};

/** Finds the open link with a code that the caller typed. */
async function find({ sql, now, actor }: CallerContext, typed: string) {
  const codeHash = hashTypedCode(typed);
  if (codeHash === null) return null;
  const { accountId, restrictedToOrganizationId: restrictedTo } = actor;
  return store.findOpenLink(sql, { codeHash, accountId, restrictedTo, at: now });
}

function isAdmitted({ email, isConfirmed, joinDomains }: store.OpenLink): boolean {
  const domain = normalizeDomain(email.slice(email.lastIndexOf("@") + 1));
  return isConfirmed && (joinDomains ?? []).includes(domain);
}

type Admitted = {
  readonly accountId: string;
  readonly email: string;
  readonly cohortId: string | null;
  readonly coachId: string | null;
};

/** Makes a person an applicant, and revokes the invitation that they no longer need. */
async function admit(
  ctx: Parameters<typeof withdrawInvitations>[0] & Pick<CallerContext, "affected">,
  person: Admitted,
) {
  await admitAs(ctx, ctx.organizationId, { ...person, role: "applicant" });
  await withdrawInvitations(ctx, [person.email]);
}

function decided(status: "approved" | "declined") {
  return { before: { status: "waiting" }, after: { status } };
}

/** Returns the same error for a code that is unknown, expired, revoked, or used up. */
function unknownCode(): OperationError {
  return notFound("join code");
}
