import { z } from "zod";
import { normalizeEmail } from "#domain/email-address.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { APPLICANTS } from "#domain/roles.ts";
import { id, idFilter, instant, organizationSlug, text, title } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Message, MessageThread } from "./entities.ts";

const applicantEmail = text(LIMITS.text.email).overwrite(normalizeEmail);
const applicationId = idFilter("application", "Only messages and notes about this card.").optional();
const MessagePage = pageOf(Message).meta({ id: "MessagePage" });

const shared = { audience: "beyond", actsOn: "organization" } as const;
const reading = { ...shared, method: "GET", scope: "organizations:read" } as const;
const writing = { ...shared, scope: "organizations:write" } as const;

export const messages = {
  list: defineOperation({
    ...reading,
    name: "messages.list",
    path: "/organizations/{organizationSlug}/messages",
    roles: rolesWith("messages.list"),
    summary: "List the messages with an applicant",
    description:
      "Returns the messages between staff and an applicant, newest first, with the coach notes on boards shared now. All staff read them. Reading doesn't mark them as read.",
    brief: "Lists messages and notes between staff and an applicant.",
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      applicantEmail: applicantEmail.describe("The applicant's address."),
      applicationId,
      ...pageFields,
    }),
    output: MessagePage,
  }),
  listOwn: defineOperation({
    ...reading,
    name: "messages.list_own",
    path: "/organizations/{organizationSlug}/messages/own",
    roles: APPLICANTS,
    summary: "List your messages with an organization",
    description:
      "As an applicant, returns your messages with the organization's staff, newest first, with their notes on your cards.",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug, applicationId, ...pageFields }),
    output: MessagePage,
  }),
  listThreads: defineOperation({
    ...reading,
    name: "messages.list_threads",
    path: "/organizations/{organizationSlug}/message-threads",
    roles: rolesWith("messages.list"),
    summary: "List the threads with applicants",
    description:
      "Returns the applicants with whom staff exchanged messages, latest message first, each with the number of messages that you haven't read.",
    brief: "Lists applicants with messages, latest first, with unread counts.",
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      isUnread: z.boolean().optional().describe("true for threads with messages that you haven't read."),
      isMine: z.boolean().optional().describe("true for the applicants that you coach."),
      ...pageFields,
    }),
    output: pageOf(MessageThread),
  }),
  send: defineOperation({
    ...writing,
    name: "messages.send",
    method: "POST",
    path: "/organizations/{organizationSlug}/messages",
    roles: rolesWith("messages.send"),
    summary: "Send a message",
    description:
      "As staff, sends a message to an applicant, who doesn't need to share a board. As an applicant, leave applicantEmail out: all staff can read the message, and your coaches are notified. Messages can't be changed or deleted.",
    brief: "Sends a message to an applicant, or as one to the staff.",
    adds: true,
    reachesOut: true,
    alsoCounts: "messages",
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      applicantEmail: applicantEmail.optional().describe("The applicant, if you are staff."),
      applicationId: id(
        "application",
        "The card that it is about, on a board shared with the organization.",
      ).optional(),
      body: title(LIMITS.text.message).describe("The text, which the applicant and all staff can read."),
    }),
    output: Message,
  }),
  markRead: defineOperation({
    ...writing,
    name: "messages.mark_read",
    method: "POST",
    path: "/organizations/{organizationSlug}/messages/read",
    roles: rolesWith("messages.send"),
    summary: "Mark messages as read",
    description:
      "Marks the messages up to an instant as read by you. The other side sees it. As an applicant, leave applicantEmail out.",
    brief: "Marks messages up to an instant as read by you.",
    repeatable: true,
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      applicantEmail: applicantEmail.optional().describe("The applicant, if you are staff."),
      until: instant().describe("The createdAt of the last message that you read."),
    }),
    output: z.object({ unread: z.int().describe("The messages that are still unread.") }),
  }),
  countUnread: defineOperation({
    audience: "pages",
    name: "messages.count_unread",
    method: "GET",
    actsOn: "own",
    summary:
      "List the organizations whose staff wrote messages that the caller, as an applicant, hasn't read",
    errors: [],
    input: z.strictObject({}),
    output: z.array(z.object({ slug: z.string(), name: z.string(), unread: z.int() })),
  }),
};
