import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import type { MailTransport } from "./mail.ts";

const SHOWN = 100;

/** Mail kept in the database, to be read at /dev/mail. */
export const localMailbox: MailTransport = {
  async deliver({ to, subject, text, html }, id) {
    const data = { id, recipient: to, subject, text, html, sentAt: now() };
    await prisma.mailMessage.createMany({ data, skipDuplicates: true });
  },
};

/** The latest messages, newest first; of one recipient, if named. */
export async function listLocalMail(recipient: string | null) {
  return prisma.mailMessage.findMany({
    where: recipient === null ? {} : { recipient },
    select: { id: true, recipient: true, subject: true, sentAt: true },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
}

/** One message, or null. */
export async function readLocalMail(id: string) {
  return prisma.mailMessage.findUnique({ where: { id } });
}
