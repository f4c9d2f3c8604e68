import { isStaff, type Role } from "#domain/roles.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField, notFound } from "#server/core/errors.ts";
import { newId } from "#server/core/ids.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { isCardShared } from "#server/resources/outcomes/service.ts";
import type { messages } from "./contract.ts";
import { planNotice } from "./notices.ts";
import * as lists from "./store/list.ts";
import * as store from "./store/send.ts";

type Sending = Pick<
  OperationContext<typeof messages.send>,
  "sql" | "now" | "actor" | "organization" | "organizationId" | "affected"
>;
type Addressed = {
  readonly applicantEmail: string | undefined;
  readonly applicationId?: string | null | undefined;
  readonly body: string;
  /** The message's id, if the call can be repeated. An existing message isn't changed. */
  readonly id?: string;
};
type Sent = { readonly id: string; readonly accountId: string };

/**
 * Adds a message to the thread with an applicant, and notifies the other side.
 * @returns the message's id and the applicant's account
 * @throws not_found, validation_failed
 */
export async function sendTo(
  ctx: Sending,
  { applicantEmail, applicationId = null, body, id = newId("message") }: Addressed,
): Promise<Sent> {
  const { sql, now, actor, organizationId } = ctx;
  const isFromApplicant = !isStaff(ctx.organization.role);
  const { accountId, email } = await lockApplicant(ctx, applicantEmail);
  if (
    applicationId !== null &&
    !(await isCardShared(sql, { organizationId, accountId, id: applicationId }))
  ) {
    throw notFound("application");
  }
  const params = { organizationId, accountId, isFromApplicant, at: now };
  const { id: threadId } = await store.openThread(sql, { ...params, id: newId("thread") });
  const message = { ...params, id, threadId, authorId: actor.accountId, applicationId, body };
  if ((await store.insertMessage(sql, message)) === 0) return { id, accountId };
  await notify(ctx, accountId, isFromApplicant);
  await recordChange(ctx, {
    action: "message_sent",
    subjectEmail: email,
    details: { messageId: id, applicationId, length: body.length },
  });
  return { id, accountId };
}

/** Returns a message for its author, the caller. */
export function shownMessage({ sql, actor, organization, organizationId }: Sending, { id, accountId }: Sent) {
  const reader = { organizationId, accountId, readerId: actor.accountId, id };
  return lists.findMessage(sql, reader, { isStaff: isStaff(organization.role) });
}

/** Updates the open pages of both sides, and plans emails to the other side. */
async function notify(
  { sql, now, actor, organizationId, affected }: Sending,
  accountId: string,
  isFromApplicant: boolean,
): Promise<void> {
  affected.accounts.add(accountId);
  affected.organizations.add(organizationId);
  if (actor.environment !== "live") return;
  if (!isFromApplicant) return planNotice(sql, accountId, organizationId, now);
  const staff = await store.staffToNotify(sql, { organizationId, accountId });
  for (const { accountId: readerId } of staff) await planNotice(sql, readerId, organizationId, now);
}

/** Returns the address of the thread's applicant, or null for the caller's own thread. @throws validation_failed */
export function requireThread(role: Role, applicantEmail: string | undefined): string | null {
  if (isStaff(role)) {
    if (applicantEmail === undefined) throw invalidField(["applicantEmail"], "Name the applicant.");
    return applicantEmail;
  }
  if (applicantEmail === undefined) return null;
  throw invalidField(["applicantEmail"], "Leave this out: you have one thread, with the staff.");
}

/** Locks the membership of the thread's applicant, and returns their account. @throws not_found, validation_failed */
export async function lockApplicant(
  { sql, organization, actor }: Pick<Sending, "sql" | "organization" | "actor">,
  applicantEmail: string | undefined,
): Promise<{ accountId: string; email: string }> {
  const { id: organizationId, role } = organization;
  const email = requireThread(role, applicantEmail);
  const found =
    email === null
      ? await store.lockCaller(sql, { organizationId, accountId: actor.accountId })
      : await store.lockApplicant(sql, { organizationId, email });
  if (!found) throw notFound("applicant");
  return found;
}
