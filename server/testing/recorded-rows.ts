import { newId } from "#server/core/ids.ts";
import { newFileKey } from "#server/files/file-store.ts";
import { prisma } from "#server/lib/database.ts";
import { seedJoinRequest } from "./organization-rows.ts";

/**
 * Adds a row of each kind that an organization records about an account: an outcome, a logged contact, an assigned task, an appointment, a
 * request to join, a visit to a board, and a message with a file.
 */
export async function recordAbout(organizationId: string, accountId: string): Promise<void> {
  const of = { organizationId, accountId };
  const at = new Date();
  await prisma.outcome.create({
    data: {
      id: newId("outcome"),
      kind: "seeking",
      happenedOn: at,
      source: "staff",
      recordedAt: at,
      recordedByName: "Noor",
      updatedAt: at,
      ...of,
    },
  });
  await prisma.appointment.create({
    data: {
      id: newId("appointment"),
      coachId: accountId,
      startsAt: at,
      endsAt: new Date(at.getTime() + 60_000),
      seat: 1,
      createdAt: at,
      updatedAt: at,
      ...of,
    },
  });
  await prisma.contactLogEntry.create({
    data: {
      id: newId("contactLogEntry"),
      kind: "call",
      topic: "resume",
      happenedAt: at,
      loggedByName: "Noor",
      createdAt: at,
      updatedAt: at,
      ...of,
    },
  });
  await prisma.assignedTask.create({
    data: {
      id: newId("assignedTask"),
      text: "Call them",
      assignedAt: at,
      assignedByName: "Noor",
      updatedAt: at,
      ...of,
    },
  });
  await seedJoinRequest(organizationId, accountId);
  const { id: boardId } = await prisma.board.findFirstOrThrow({ where: { accountId } });
  const looked = { boardId, viewerId: accountId, viewerName: "Noor", day: at, lookedAt: at };
  await prisma.boardLook.create({ data: { id: newId("boardLook"), ...looked, ...of } });
  const threadId = newId("thread");
  await prisma.thread.create({
    data: { id: threadId, lastMessageAt: at, isLastFromApplicant: false, createdAt: at, ...of },
  });
  const id = newId("message");
  await prisma.threadMessage.create({
    data: { id, threadId, authorName: "Noor", isFromApplicant: false, body: "Go on", createdAt: at, ...of },
  });
  const storageKey = newFileKey("organizations");
  const file = { fileName: "offer.pdf", fileType: "application/pdf", fileSizeBytes: 1, storageKey };
  await prisma.organizationFile.create({
    data: { id: newId("organizationFile"), messageId: id, createdAt: at, ...file, ...of },
  });
}
