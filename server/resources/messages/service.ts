import { isStaff, type Role } from "#domain/roles.ts";
import { accountOfCaller } from "#server/core/access.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField, notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { isCardShared } from "#server/resources/outcomes/service.ts";
import { listBatches, sendMany } from "./batches.ts";
import { messages } from "./contract.ts";
import { planNotice } from "./notices.ts";
import * as lists from "./store/list.ts";
import * as store from "./store/send.ts";

export { requireKnownFields, sendTogether } from "./batches.ts";
export { readMessages, readMessagesWith } from "./store/list.ts";

/** Returns a page of the messages with an applicant, newest first. @throws not_found, validation_failed */
const listMessages: Handler<typeof messages.list> = async ({ ctx, input }) => {
  const { sql, actor } = ctx;
  const { id: organizationId, role } = ctx.organization;
  const email = requireThread(role, input.applicantEmail);
  const applicant = email === null ? actor : await store.findApplicant(sql, { organizationId, email });
  if (!applicant) throw notFound("applicant");
  const list = { operation: "messages.list", tenant: organizationId, input };
  const given = { organizationId, accountId: applicant.accountId, readerId: actor.accountId };
  return lists.listMessages(sql, list, given, { isStaff: email !== null });
};

/** Returns a page of the threads with applicants, latest message first. */
const listThreads: Handler<typeof messages.listThreads> = ({ ctx, input }) => {
  const { id: organizationId, memberId } = ctx.organization;
  const list = { operation: "messages.list_threads", tenant: organizationId, input };
  const given = {
    organizationId,
    readerId: ctx.actor.accountId,
    memberId: input.isMine ? memberId : undefined,
  };
  return lists.listThreads(ctx.sql, list, given, { isUnread: input.isUnread });
};

/** Sends a message to an applicant, or, from an applicant, to the staff. @throws not_found, validation_failed */
const sendMessage: Handler<typeof messages.send> = async ({ ctx, input }) => {
  const { applicantEmail, applicationId, body } = input;
  return shownMessage(ctx, await sendTo(ctx, { applicantEmail, applicationId, body }));
};

type Sending = Pick<
  OperationContext<typeof messages.send>,
  "sql" | "now" | "actor" | "organization" | "affected"
>;
type Addressed = {
  readonly applicantEmail: string | undefined;
  readonly applicationId?: string | null | undefined;
  readonly body: string;
};
type Sent = { readonly id: string; readonly accountId: string };

/**
 * Adds a message to the thread with an applicant, and notifies the other side.
 * @returns the message's id and the applicant's account
 * @throws not_found, validation_failed
 */
export async function sendTo(
  ctx: Sending,
  { applicantEmail, applicationId = null, body }: Addressed,
): Promise<Sent> {
  const { sql, now, actor } = ctx;
  const { id: organizationId, role } = ctx.organization;
  const isFromApplicant = !isStaff(role);
  const { accountId, email } = await holdApplicant(ctx, applicantEmail);
  if (
    applicationId !== null &&
    !(await isCardShared(sql, { organizationId, accountId, id: applicationId }))
  ) {
    throw notFound("application");
  }
  const given = { organizationId, accountId, isFromApplicant, at: now };
  const { id: threadId } = await store.openThread(sql, { ...given, id: newId("thread") });
  const id = newId("message");
  await store.insertMessage(sql, { ...given, id, threadId, authorId: actor.accountId, applicationId, body });
  await notify(ctx, accountId, isFromApplicant);
  await recordAuditEvent(sql, {
    organizationId,
    actorAccountId: actor.accountId,
    action: "message_sent",
    subjectEmail: email,
    details: { messageId: id, applicationId, length: body.length },
  });
  return { id, accountId };
}

/** Returns a message of a thread as the caller, its author, sees it. */
export function shownMessage({ sql, actor, organization }: Sending, { id, accountId }: Sent) {
  const reader = { organizationId: organization.id, accountId, readerId: actor.accountId, id };
  return lists.findMessage(sql, reader, { isStaff: isStaff(organization.role) });
}

/** Updates the open pages of both sides, and plans emails to the other one. */
async function notify(
  { sql, now, actor, organization, affected }: Sending,
  accountId: string,
  isFromApplicant: boolean,
): Promise<void> {
  const organizationId = organization.id;
  affected.accounts.add(accountId);
  affected.organizations.add(organizationId);
  if (actor.environment !== "live") return;
  if (!isFromApplicant) return planNotice(sql, accountId, organizationId, now);
  const staff = await store.staffToNotify(sql, { organizationId, accountId });
  for (const { accountId: readerId } of staff) await planNotice(sql, readerId, organizationId, now);
}

/** Marks the messages up to an instant as read by the caller. @throws not_found, validation_failed */
const markRead: Handler<typeof messages.markRead> = async ({ ctx, input }) => {
  const { sql, actor, affected } = ctx;
  const { id: organizationId, role } = ctx.organization;
  const { accountId } = await holdApplicant(ctx, input.applicantEmail);
  const given = { organizationId, accountId, readerId: actor.accountId };
  await store.markRead(sql, { ...given, until: input.until });
  affected.accounts.add(accountId);
  affected.organizations.add(organizationId);
  return { unread: await store.countUnreadIn(sql, given, { isStaff: isStaff(role) }) };
};

/** Returns the address of the applicant whom staff name, or null for an applicant's own thread. @throws validation_failed */
function requireThread(role: Role, applicantEmail: string | undefined): string | null {
  if (isStaff(role)) {
    if (applicantEmail === undefined) throw invalidField(["applicantEmail"], "Name the applicant.");
    return applicantEmail;
  }
  if (applicantEmail === undefined) return null;
  throw invalidField(["applicantEmail"], "Leave this out: you have one thread, with the staff.");
}

/** Locks the role of the applicant whose thread it is, and returns their account. @throws not_found, validation_failed */
async function holdApplicant(
  { sql, organization, actor }: Pick<Sending, "sql" | "organization" | "actor">,
  applicantEmail: string | undefined,
): Promise<{ accountId: string; email: string }> {
  const { id: organizationId, role } = organization;
  const email = requireThread(role, applicantEmail);
  const found =
    email === null
      ? await store.holdMember(sql, { organizationId, accountId: actor.accountId })
      : await store.holdApplicant(sql, { organizationId, email });
  if (!found) throw notFound("applicant");
  return found;
}

/** Returns the organizations whose staff wrote messages that the caller hasn't read. */
const countUnread: Handler<typeof messages.countUnread> = ({ ctx }) =>
  lists.countUnread(ctx.sql, {
    accountId: accountOfCaller(ctx.actor),
    restrictedTo: ctx.actor.restrictedToOrganizationId,
  });

export const messagesGroup = defineGroup(messages, {
  about: "Messages between an organization's staff and its applicants.",
  toolsets: ["organization"],
  handlers: {
    list: listMessages,
    listThreads,
    send: sendMessage,
    sendMany,
    listBatches,
    markRead,
    countUnread,
  },
  examples: () => import("./examples.ts"),
});
