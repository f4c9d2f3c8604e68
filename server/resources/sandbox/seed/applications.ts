import { ranksAfter } from "#domain/ranks.ts";
import { newId } from "#server/core/ids.ts";
import { cardRows, statusOf } from "./card-rows.ts";
import { insertRows } from "./insert-rows.ts";
import { resumeFor } from "./resumes.ts";
import { type SampleCard, sampleData } from "./sample-data.ts";
import { cardKey, type Seeding } from "./seeding.ts";

/** Seeds the cards of all boards with their histories, in the order of the sample data. */
export async function seedApplications(seeding: Seeding): Promise<void> {
  const seeded = Object.entries(sampleData.cards).flatMap(([board, cards]) =>
    rowsOfBoard(seeding, board, cards),
  );
  await insertRows(seeding.sql, {
    applications: seeded.map(({ application }) => application),
    status_history: seeded.flatMap(({ periods }) => periods),
  });
}

function rowsOfBoard(
  { accountId, calendar, boards, companies, resumes, cards: seeded }: Seeding,
  board: string,
  cards: SampleCard[],
) {
  const boardId = boards.get(board);
  if (boardId === undefined)
    throw new Error(`prisma/sample-data has cards for a board "${board}", but no such board`);
  const rankOf = ranksByCard(cards);
  return cards.map((sample, seed) => {
    const company = companies.get(sample.company);
    if (company === undefined) throw new Error(`prisma/sample-data has no company "${sample.company}"`);
    const id = newId("application");
    const isCurrent = board === "current-search";
    if (isCurrent) seeded.set(cardKey(sample.company, sample.title), id);
    return cardRows(sample, {
      id,
      accountId,
      boardId,
      company,
      rank: rankOf.get(sample) ?? "",
      resumeId: (isCurrent && resumes.get(resumeFor(sample) ?? "")) || null,
      calendar,
      seed,
    });
  });
}

/** Returns a rank for every card, in order within its column. */
export function ranksByCard(cards: readonly SampleCard[]): Map<SampleCard, string> {
  const columns = Object.values(Object.groupBy(cards, statusOf));
  return new Map(
    columns.flatMap((column) => {
      const ranks = ranksAfter(null, column.length);
      return column.map((card, index): [SampleCard, string] => [card, ranks[index] ?? ""]);
    }),
  );
}
