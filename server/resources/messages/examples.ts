import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Message, MessageBatch, MessageThread } from "./entities.ts";

const body = "How did the second interview go?";
const message: Message = {
  id: sampleIds.messageId,
  kind: "message",
  isFromApplicant: false,
  authorName: "Ilse Brandt",
  body,
  file: null,
  card: {
    applicationId: sampleIds.applicationId,
    boardId: sampleIds.boardId,
    shareId: sampleIds.shareId,
    title: "Platform engineer",
    companyName: "Bright Fern",
  },
  isNew: false,
  isRead: true,
  createdAt: "2026-11-12T09:00:00.000Z",
};
const thread: MessageThread = {
  memberId: sampleIds.memberId,
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  lastMessageAt: "2026-11-12T09:00:00.000Z",
  isLastFromApplicant: true,
  unread: 1,
};

const text = "Hi {firstName}, how is your search going?";
const batch: MessageBatch = {
  id: "mba_01kae51xc2k8w1xr5b9m6t3f7q",
  authorName: "Ilse Brandt",
  body: text,
  sent: 23,
  read: 18,
  createdAt: "2026-11-12T09:00:00.000Z",
};

export const samples: Samples = {
  entities: {
    Message: message,
    MessageThread: thread,
    MessageBatch: batch,
    MessageVerdict: {
      applicantEmail: "kim@sole.example",
      outcome: "sent",
      body: "Hi Kim, how is your search going?",
    },
  },
  fields: {
    ...thread,
    ...message,
    ...message.card,
    card: message.card,
    until: "2026-11-12T09:00:00.000Z",
    isUnread: true,
    isMine: true,
    sent: 23,
    read: 18,
    batch,
    dryRun: true,
    applicantEmails: ["kim@sole.example"],
    outcome: "sent",
  },
  requests: {
    sendMany: { applicantEmails: ["kim@sole.example"], body: text },
    send: { applicantEmail: "kim@sole.example", body },
  },
};
