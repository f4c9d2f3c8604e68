import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import type { MailTransport } from "./compose.ts";

const SHOWN = 100;

/** The mailbox in the database, shown at /dev/mail. */
export const localMailbox: MailTransport = {
  async deliver({ to, subject, text, html, replyTo = null }, id) {
    const data = { id, recipient: to, replyTo, subject, text, html, sentAt: now() };
    await prisma.mailMessage.createMany({ data, skipDuplicates: true });
  },
};

/** Returns the latest messages, newest first, of one recipient if given. */
export async function listLocalMail(recipient: string | null) {
  return prisma.mailMessage.findMany({
    where: recipient === null ? {} : { recipient },
    select: { id: true, recipient: true, subject: true, sentAt: true },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
}

/** Returns one message, or null. */
export async function readLocalMail(id: string) {
  return prisma.mailMessage.findUnique({ where: { id } });
}
