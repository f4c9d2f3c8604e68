import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { BATCHES_A_WEEK, MESSAGE_FIELDS } from "#domain/message-fields.ts";
import { rolesWith } from "#domain/permissions.ts";
import {
  addressToFind,
  applicantEmails,
  id,
  idFilter,
  instant,
  organizationSlug,
  title,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Message, MessageBatch, MessageThread, MessageVerdict } from "./entities.ts";

const thread = addressToFind().optional().describe("The applicant, if you are staff.");

const FIELDS = MESSAGE_FIELDS.map((field) => `{${field}}`).join(", ");

export const messages = defineOperations("messages", {
  list: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/messages",
    summary: "List the messages with an applicant",
    description:
      "Returns the messages between staff and an applicant, newest first, with the coach notes on the applicant's cards; staff get those on boards shared now. Reading doesn't mark them as read. As an applicant, leave applicantEmail out.",
    brief: "Lists messages and notes between staff and an applicant.",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: thread,
      applicationId: idFilter("application", "Only those about this card.").optional(),
      ...pageFields,
    }),
    output: pageOf(Message),
  },
  listThreads: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/message-threads",
    summary: "List the threads with applicants",
    description:
      "Returns the applicants with whom staff exchanged messages, latest message first, each with the number of messages that you haven't read.",
    brief: "Lists applicants with messages, latest first, with unread counts.",
    input: z.strictObject({
      organizationSlug,
      isUnread: z.boolean().optional().describe("Only threads with unread messages."),
      isMine: z.boolean().optional().describe("Only applicants whom you coach."),
      ...pageFields,
    }),
    output: pageOf(MessageThread),
  },
  send: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/messages",
    summary: "Send a message",
    description:
      "As staff, sends a message to an applicant, who doesn't need to share a board. As an applicant, leave applicantEmail out: all staff can read the message, and your coaches are notified. Messages can't be changed or deleted.",
    brief: "Sends a message to an applicant; as an applicant, to the staff.",
    adds: true,
    reachesOut: true,
    alsoCounts: "messages",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: thread,
      applicationId: id("application", "The card that it is about, on a shared board.").optional(),
      body: title(LIMITS.text.message).describe("The text; the applicant and all staff can read it."),
    }),
    output: Message,
  },
  sendMany: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/message-batches",
    summary: "Send a message to several applicants",
    description: `Sends a text to each applicant, in their own thread, and returns a result for each. The text can have the fields ${FIELDS}, which are filled in for each of them. With dryRun, nothing is sent. An applicant gets at most ${BATCHES_A_WEEK} such messages in seven days from all staff.`,
    brief: "Sends a text with fields to several applicants, or previews it.",
    adds: true,
    reachesOut: true,
    alsoCounts: "messages",
    input: z.strictObject({
      organizationSlug,
      applicantEmails,
      body: title(LIMITS.text.message).describe("The text; it may have fields such as {firstName}."),
      dryRun: z.boolean().default(false).describe("True to only preview each message."),
      batchId: id(
        "messageBatch",
        "Your earlier batch of this text, to add these messages to. No one gets it twice.",
      ).optional(),
    }),
    output: z
      .object({
        batch: MessageBatch.nullable().describe("Null if nothing was sent."),
        data: z.array(MessageVerdict).describe("A result for each address, in the order of the request."),
      })
      .meta({ id: "SentMessages" }),
  },
  listBatches: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/message-batches",
    roles: rolesWith("messages.list_threads"),
    summary: "List the messages sent to several applicants",
    description:
      "Returns the texts that staff sent to several applicants, newest first, each with the number of applicants who got and who read it.",
    brief: "Lists texts sent to several applicants, with read counts.",
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(MessageBatch),
  },
  listRecipients: {
    ...PAGES.organizationRead,
    roles: rolesWith("messages.list_threads"),
    input: z.strictObject({
      organizationSlug,
      batchId: id("messageBatch", "The message's ID."),
      ...pageFields,
    }),
    output: pageOf(
      z.object({
        applicantEmail: z.string(),
        applicantDisplayName: z.string().nullable(),
        isRead: z.boolean(),
        memberId: z.string().nullable().describe("Null if they aren't an applicant of the organization now."),
      }),
    ),
  },
  markRead: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/messages/read",
    roles: rolesWith("messages.send"),
    summary: "Mark messages as read",
    description:
      "Marks the messages up to an instant as read by you. The other side sees it. As an applicant, leave applicantEmail out.",
    brief: "Marks messages up to an instant as read by you.",
    repeatable: true,
    input: z.strictObject({
      organizationSlug,
      applicantEmail: thread,
      until: instant().describe("The createdAt of the last message read."),
    }),
    output: z.object({ unread: z.int().describe("The messages that are still unread.") }),
  },
  countUnread: {
    ...PAGES.ownRead,
    output: z.array(z.object({ slug: z.string(), name: z.string(), unread: z.int() })),
  },
});
