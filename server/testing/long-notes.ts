import { ranksAfter } from "#domain/ranks.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeApplication } from "./factories.ts";
import type { Rest } from "./rest.ts";

/** Creates cards in a column of a board, each with notes of the given length. Returns their ids in the column's order. */
export async function seedLongNotes(
  api: Rest,
  boardId: string,
  { cards, characters }: { cards: number; characters: number },
): Promise<string[]> {
  const { id } = await makeApplication(api, boardId);
  const { location, compensation, ...pattern } = await prisma.application.findFirstOrThrow({ where: { id } });
  const rows = ranksAfter(pattern.rank, cards - 1).map((rank, index) => ({
    ...pattern,
    id: newId("application"),
    rank,
    notes: `${index} `.padEnd(characters, "notes "),
  }));
  await prisma.application.createMany({ data: rows });
  const { accountId, status, createdAt: enteredAt } = pattern;
  const periods = rows.map((row) => ({ accountId, applicationId: row.id, status, enteredAt }));
  await prisma.statusHistory.createMany({ data: periods });
  return [id, ...rows.map((row) => row.id)];
}

/** Fills the notes of the person's cards with text that doesn't compress, so that the buffers of a response fill up. */
export async function scrambleNotes(accountId: string): Promise<void> {
  await prisma.$executeRaw`UPDATE applications SET notes = (SELECT string_agg(md5(id || n::text), '') FROM generate_series(1, 1500) n) WHERE account_id = ${accountId}`;
}
