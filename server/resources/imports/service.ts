import type { AccountId } from "#server/core/access.ts";
import type { Verb } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { TransientConflict } from "#server/core/transaction.ts";
import { addCards, type CardToAdd } from "#server/resources/applications/service/add.ts";
import { patchOfCells } from "#server/resources/applications/service/cells.ts";
import { changeCard, moveToBottom } from "#server/resources/applications/service/change.ts";
import { holdApplication, lockCardsOnBoard } from "#server/resources/applications/service/require.ts";
import { holdOrder } from "#server/resources/boards/service.ts";
import { companyNamed } from "#server/resources/companies/service.ts";
import type { Status } from "#server/resources/enumerations.ts";
import type { ImportVerdict, imports } from "./contract.ts";
import { type Identity, KnownCards } from "./duplicates.ts";
import { type ReadRow, readRow } from "./rows.ts";
import { type KnownCard, readKnownCards } from "./store.ts";

type Planned = { verdict: ImportVerdict; row?: ReadRow; card?: KnownCard };

/** Imports rows to a board: each by itself becomes a card, meets one that is there, or fails with its reasons. */
export const importApplications: Verb<typeof imports.create> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { boardId, onDuplicate, dryRun } = input;
  await holdOrder(sql, accountId, boardId, "alone");
  const planned = plan(input.rows, await readKnownCards(sql, accountId, boardId), onDuplicate);
  if (!dryRun) {
    await create(sql, accountId, boardId, planned, now);
    await update(sql, accountId, boardId, planned, now);
  }
  const rows = planned.map(({ verdict }) => (dryRun ? withoutNewCard(verdict) : verdict));
  const count = (wanted: ImportVerdict["verdict"]) => rows.filter(({ verdict }) => verdict === wanted).length;
  const counts = {
    created: count("created"),
    updated: count("updated"),
    duplicate: count("duplicate"),
    failed: count("failed"),
  };
  return { dryRun, counts, rows };
};

/** Every row's verdict; a row can be a duplicate of one before it. */
function plan(
  rows: Parameters<typeof readRow>[0][],
  cards: KnownCard[],
  onDuplicate: "skip" | "create" | "update",
): Planned[] {
  const known = new KnownCards<KnownCard>();
  for (const card of cards) known.add(card, card);
  return rows.map((given, index): Planned => {
    const outcome = readRow(given);
    if ("issues" in outcome) {
      return { verdict: { index, verdict: "failed", applicationId: null, issues: outcome.issues } };
    }
    const row = outcome.read;
    const identity = identityOf(row);
    const same = known.find(identity);
    const verdictOf = (verdict: ImportVerdict["verdict"], applicationId: string) =>
      ({ index, verdict, applicationId, issues: [] }) satisfies ImportVerdict;
    if (same && onDuplicate === "skip") return { verdict: verdictOf("duplicate", same.id) };
    if (same && onDuplicate === "update") return { verdict: verdictOf("updated", same.id), row, card: same };
    const card = { id: newId("application"), status: statusOf(row) ?? "saved", ...identity };
    known.add(card, identity);
    return { verdict: verdictOf("created", card.id), row, card };
  });
}

async function create(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  planned: Planned[],
  at: Date,
): Promise<void> {
  const companies = new Map<string, string>();
  const cards: CardToAdd[] = [];
  for (const { verdict, row, card } of planned) {
    if (verdict.verdict !== "created" || !row || !card) continue;
    const name = row.company.toLowerCase();
    const companyId = companies.get(name) ?? (await companyNamed(sql, accountId, row.company, at));
    companies.set(name, companyId);
    cards.push({ id: card.id, status: card.status, companyId, patch: patchOfCells(row.cells) });
  }
  await addCards(sql, accountId, boardId, cards, "csv_import", at);
}

/** A row updates what it gives and leaves the rest; a status that differs is a move. */
async function update(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  planned: Planned[],
  at: Date,
): Promise<void> {
  const moves = new Map<string, Status>();
  const updates = planned.filter(({ verdict }) => verdict.verdict === "updated");
  const ids = [...new Set(updates.flatMap(({ card }) => (card ? [card.id] : [])))].sort();
  const held = await lockCardsOnBoard(sql, accountId, boardId, ids);
  // A card that was deleted since it was read is no duplicate any more: the rows are to be judged again.
  if (held.length < ids.length) throw new TransientConflict();
  for (const { row, card } of updates) {
    if (!row || !card) continue;
    const current = await holdApplication(sql, accountId, card.id, undefined);
    const company = { id: await companyNamed(sql, accountId, row.company, at) };
    await changeCard(sql, accountId, current, { ...patchOfCells(row.cells), company }, at);
    const status = statusOf(row);
    if (status && status !== current.status) moves.set(card.id, status);
    else moves.delete(card.id);
  }
  await moveToBottom(
    sql,
    boardId,
    [...moves].map(([id, status]) => ({ id, status })),
  );
}

function identityOf({ cells, title, company }: ReadRow): Identity {
  const link = cells.applicationLink?.value;
  return { link: typeof link === "string" ? link : null, title, company };
}

function statusOf({ cells }: ReadRow): Status | undefined {
  // The column's schema has checked it.
  return cells.status?.value as Status | undefined;
}

function withoutNewCard(verdict: ImportVerdict): ImportVerdict {
  return verdict.verdict === "created" ? { ...verdict, applicationId: null } : verdict;
}
