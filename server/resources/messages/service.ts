import { isStaff } from "#domain/roles.ts";
import { accountOfCaller } from "#server/core/access.ts";
import { findApplicant } from "#server/core/addresses.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { listBatches, listRecipients, sendMany } from "./batches.ts";
import { messages } from "./contract.ts";
import { lockApplicant, requireThread, sendTo, shownMessage } from "./sending.ts";
import * as lists from "./store/list.ts";
import * as store from "./store/send.ts";

export { requireKnownFields, sendTogether } from "./batches.ts";
export { acceptReply, type MailedReply, type Replier, replierAt } from "./replies.ts";
export { sendTo, shownMessage } from "./sending.ts";
export { messagePortionsWith, readMessages } from "./store/list.ts";

/** Returns a page of the messages with an applicant, newest first. @throws not_found, validation_failed */
const listMessages: Handler<typeof messages.list> = async ({ ctx, input }) => {
  const { sql, actor } = ctx;
  const { id: organizationId, role } = ctx.organization;
  const email = requireThread(role, input.applicantEmail);
  const applicant = email === null ? actor : await findApplicant(sql, { organizationId, email });
  if (!applicant) throw notFound("applicant");
  const { applicationId } = input;
  const { accountId } = applicant;
  const params = { organizationId, accountId, readerId: actor.accountId, applicationId };
  return lists.listMessages(sql, ctx.list, params, { isStaff: email !== null });
};

/** Returns a page of the threads with applicants, latest message first. */
const listThreads: Handler<typeof messages.listThreads> = ({ ctx, input }) => {
  const { id: organizationId, memberId } = ctx.organization;
  const params = {
    organizationId,
    readerId: ctx.actor.accountId,
    memberId: input.isMine ? memberId : undefined,
  };
  return lists.listThreads(ctx.sql, ctx.list, params, { isUnread: input.isUnread });
};

/** Sends a message to an applicant or, from an applicant, to the staff. @throws not_found, validation_failed */
const sendMessage: Handler<typeof messages.send> = async ({ ctx, input }) => {
  const { applicantEmail, applicationId, body } = input;
  return shownMessage(ctx, await sendTo(ctx, { applicantEmail, applicationId, body }));
};

/** Marks the messages up to an instant as read by the caller. @throws not_found, validation_failed */
const markRead: Handler<typeof messages.markRead> = async ({ ctx, input }) => {
  const { sql, actor, affected } = ctx;
  const { id: organizationId, role } = ctx.organization;
  const { accountId } = await lockApplicant(ctx, input.applicantEmail);
  const params = { organizationId, accountId, readerId: actor.accountId };
  await store.markRead(sql, { ...params, until: input.until });
  affected.accounts.add(accountId);
  return { unread: await store.countUnreadIn(sql, params, { isStaff: isStaff(role) }) };
};

export const messagesGroup = defineGroup(messages, {
  about: "Messages between an organization's staff and its applicants.",
  toolsets: ["organization"],
  handlers: {
    list: listMessages,
    listThreads,
    send: sendMessage,
    sendMany,
    listBatches,
    listRecipients,
    markRead,
    /** Returns the organizations whose staff wrote messages that the caller hasn't read. */
    countUnread: ({ ctx }) =>
      lists.countUnread(ctx.sql, {
        accountId: accountOfCaller(ctx.actor),
        restrictedTo: ctx.actor.restrictedToOrganizationId,
      }),
  },
  examples: () => import("./examples.ts"),
});
