import { z } from "zod";
import { growingEnum, instantOut } from "#server/core/fields.ts";
import { OrganizationFile } from "#server/resources/organization-files/entities.ts";

export const Message = z
  .object({
    id: z.string(),
    kind: z.enum(["message", "note"]).describe("A message of the thread, or a coach note on a card."),
    isFromApplicant: z.boolean(),
    authorName: z.string(),
    body: z.string(),
    file: OrganizationFile.nullable().describe("The file that was sent with it."),
    card: z
      .object({
        applicationId: z.string(),
        boardId: z.string(),
        shareId: z.string().nullable().describe("The share by which staff see the card."),
        title: z.string(),
        companyName: z.string(),
      })
      .nullable()
      .describe("The card that it is about. For staff, null unless its board is shared."),
    isNew: z.boolean().describe("True if you haven't read it. False for notes and your own messages."),
    isRead: z
      .boolean()
      .nullable()
      .describe("True if the applicant, or any staff, to whom it is addressed has read it. Null for notes."),
    createdAt: instantOut,
  })
  .meta({ id: "Message", description: "A message between staff and an applicant, or a coach note." });
export type Message = z.infer<typeof Message>;

export const MessageVerdict = z
  .object({
    applicantEmail: z.string(),
    outcome: growingEnum([
      "sent",
      "would_send",
      "already_sent",
      "weekly_limit",
      "too_long",
      "not_an_applicant",
    ]),
    body: z
      .string()
      .nullable()
      .describe("The text with its fields filled in, cut for too_long. Null for not_an_applicant."),
  })
  .meta({ id: "MessageVerdict" });

export const MessageBatch = z
  .object({
    id: z.string(),
    authorName: z.string(),
    body: z.string().describe("The text before its fields were filled in."),
    sent: z.int().describe("The applicants who got it and are still in the organization's records."),
    read: z.int().describe("Those of them who have read it."),
    createdAt: instantOut,
  })
  .meta({ id: "MessageBatch", description: "A text that staff sent to several applicants." });
export type MessageBatch = z.infer<typeof MessageBatch>;

export const MessageThread = z
  .object({
    memberId: z.string().describe("The applicant's member ID."),
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    lastMessageAt: instantOut,
    isLastFromApplicant: z.boolean(),
    unread: z.int().describe("The applicant's messages that you haven't read."),
  })
  .meta({ id: "MessageThread", description: "The messages between staff and one applicant." });
export type MessageThread = z.infer<typeof MessageThread>;
