import { createHash } from "node:crypto";
import { ApplicationIndex, type Identity, identityKeys } from "#domain/same-application.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { TransientConflict } from "#server/core/transaction.ts";
import { patchOfCells } from "#server/resources/applications/service/fields.ts";
import { moveToBottom } from "#server/resources/applications/service/move.ts";
import { lockApplication, lockCardsOnBoard } from "#server/resources/applications/service/read.ts";
import { addCards, type CardToAdd, changeCard } from "#server/resources/applications/service/write.ts";
import { assertOwnBoard, lockOrder } from "#server/resources/boards/service.ts";
import { companiesNamed } from "#server/resources/companies/service.ts";
import type { ImportVerdict, imports, PageRow } from "./contract.ts";
import { periodsOf } from "./history.ts";
import { type Added, addToCards, type CardAdditions, readRelated } from "./related.ts";
import { type ReadRow, readRow } from "./rows.ts";
import * as mappings from "./store/mappings.ts";
import { type CandidateCard, knownPortions } from "./store/runs.ts";

/** A row with its verdict and, unless it fails, its card. */
export type PlannedRow = { verdict: ImportVerdict; row?: ReadRow; card?: CandidateCard };

/** The rows for a board, and the treatment of duplicates. */
export type ImportInput = {
  boardId: string;
  rows: PageRow[];
  onDuplicate: "skip" | "create" | "update";
};

/** Imports rows to a board: each row becomes a card, matches an existing one, or fails with its reasons. */
export const importApplications: Handler<typeof imports.create> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { boardId, dryRun } = input;
  await lockOrder(sql, accountId, boardId, "alone");
  const planned = await planImport(sql, accountId, input);
  if (!dryRun) await writeImport(sql, accountId, boardId, planned, now);
  // Nothing changed, so open pages don't have to reload.
  else ctx.affected.accounts.clear();
  const rows = dryRun ? withoutNewCards(planned) : planned.map(({ verdict }) => verdict);
  const count = (kind: ImportVerdict["verdict"]) => rows.filter(({ verdict }) => verdict === kind).length;
  const counts = {
    created: count("created"),
    updated: count("updated"),
    duplicate: count("duplicate"),
    failed: count("failed"),
  };
  return { dryRun, counts, rows };
};

/** Returns every row's verdict, while the board's order is locked. */
export async function planImport(
  sql: Sql,
  accountId: AccountId,
  { boardId, rows, onDuplicate }: ImportInput,
): Promise<PlannedRow[]> {
  return plan(rows, await indexCards(sql, { accountId, boardId }), onDuplicate);
}

/** Returns an index of the board's cards by the fields that identify their jobs. */
async function indexCards(sql: Sql, board: { accountId: AccountId; boardId: string }) {
  const cardIndex = new ApplicationIndex<CandidateCard>();
  for await (const cards of knownPortions(sql, board)) for (const card of cards) cardIndex.add(card, card);
  return cardIndex;
}

/**
 * Applies the verdicts, and adds the contacts and interviews of the rows to the cards.
 * @returns the rows added to the cards. @throws TransientConflict if a card to update was deleted
 */
export async function writeImport(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  planned: PlannedRow[],
  at: Date,
): Promise<Added> {
  const companies = await companiesNamed(
    sql,
    accountId,
    planned.flatMap(({ row }) => row?.company ?? []),
    at,
  );
  const companyOf = (row: ReadRow) => companies.get(row.company.toLowerCase()) ?? "";
  const writing = { sql, accountId, boardId, planned, companyOf, at };
  await create(writing);
  await update(writing);
  const additions = planned.flatMap(({ row, card }): CardAdditions[] => {
    if (!row?.related || !card) return [];
    const { contacts, interviews } = readRelated(row.related);
    return [
      { applicationId: card.id, companyId: companyOf(row), company: row.company, contacts, interviews },
    ];
  });
  return addToCards(sql, accountId, additions, at);
}

type Writing = {
  readonly sql: Sql;
  readonly accountId: AccountId;
  readonly boardId: string;
  readonly planned: readonly PlannedRow[];
  readonly companyOf: (row: ReadRow) => string;
  readonly at: Date;
};

/** Returns every row's verdict; a row can be a duplicate of an earlier one. */
function plan(
  rows: PageRow[],
  cardIndex: ApplicationIndex<CandidateCard>,
  onDuplicate: "skip" | "create" | "update",
): PlannedRow[] {
  return rows.map((input, index): PlannedRow => {
    const outcome = readRow(input);
    if ("issues" in outcome) {
      return { verdict: { index, verdict: "failed", applicationId: null, issues: outcome.issues } };
    }
    const row = outcome.read;
    const identity = identityOf(row);
    const same = cardIndex.match(identity)?.card;
    const verdictOf = (verdict: ImportVerdict["verdict"], applicationId: string) =>
      ({ index, verdict, applicationId, issues: [] }) satisfies ImportVerdict;
    if (same && onDuplicate === "skip") return { verdict: verdictOf("duplicate", same.id) };
    if (same && onDuplicate === "update") return { verdict: verdictOf("updated", same.id), row, card: same };
    const card = { id: newId("application"), status: statusOf(row) ?? "saved", ...identity };
    cardIndex.add(card, identity);
    return { verdict: verdictOf("created", card.id), row, card };
  });
}

async function create({ sql, accountId, boardId, planned, companyOf, at }: Writing): Promise<void> {
  const entering = planned.flatMap(({ verdict, row, card }) =>
    verdict.verdict === "created" && row && card ? [{ row, card }] : [],
  );
  const cards = entering.map(({ row, card }): CardToAdd => {
    const { status } = card;
    const applicationDate = row.cells.applicationDate?.value;
    const periods = periodsOf(
      {
        status,
        applicationDate: typeof applicationDate === "string" ? applicationDate : null,
        related: row.related ?? {},
      },
      at,
    );
    return { id: card.id, status, companyId: companyOf(row), patch: patchOfCells(row.cells), periods };
  });
  await addCards(sql, accountId, boardId, cards, "csv_import", at);
}

/** Updates the given fields of a card and leaves the others; a different status is a move. */
async function update({ sql, accountId, boardId, planned, companyOf, at }: Writing): Promise<void> {
  const moves = new Map<string, Status>();
  const updates = planned.filter(({ verdict }) => verdict.verdict === "updated");
  const ids = [...new Set(updates.flatMap(({ card }) => (card ? [card.id] : [])))].sort();
  const locked = await lockCardsOnBoard(sql, { accountId, boardId, ids });
  // A card deleted since it was read is no longer a duplicate: the rows must be compared again.
  if (locked.length < ids.length) throw new TransientConflict();
  for (const { row, card } of updates) {
    if (!row || !card) continue;
    const current = await lockApplication(sql, accountId, card.id, undefined);
    const company = { id: companyOf(row) };
    await changeCard(sql, accountId, current, { ...patchOfCells(row.cells), company }, at);
    const status = statusOf(row);
    if (status === undefined) continue;
    if (status === current.status) moves.delete(card.id);
    else moves.set(card.id, status);
  }
  await moveToBottom(
    sql,
    accountId,
    boardId,
    [...moves].map(([id, status]) => ({ id, status })),
  );
}

/** Returns the fields that identify a row's job, for comparison with cards. */
function identityOf({ cells, title, company }: ReadRow): Identity {
  const link = cells.applicationLink?.value;
  return { link: typeof link === "string" ? link : null, title, company };
}

function statusOf({ cells }: ReadRow): Status | undefined {
  // The column's schema has validated it.
  return cells.status?.value as Status | undefined;
}

/** Returns the verdicts of a dry run. Since it creates no card, verdicts on new rows and on their duplicates have no card's id. */
function withoutNewCards(planned: PlannedRow[]): ImportVerdict[] {
  const verdicts = planned.map(({ verdict }) => verdict);
  const created = verdicts.filter(({ verdict }) => verdict === "created");
  const createdIds = new Set(created.map(({ applicationId }) => applicationId));
  return verdicts.map((verdict) =>
    createdIds.has(verdict.applicationId) ? { ...verdict, applicationId: null } : verdict,
  );
}

/** Returns the last mapping for a file with these headings, or null. */
export const recallMapping: Handler<typeof imports.recallMapping> = async ({ ctx, input }) => {
  const headings = digestOf(input.headings);
  const found = await mappings.readMapping(ctx.sql, { accountId: ctx.accountId, headings });
  return found?.mapping ?? null;
};

/** Stores a mapping for the next file with these headings. Over the account's quota, deletes the least recently used one. */
export const rememberMapping: Handler<typeof imports.rememberMapping> = async ({ ctx, input }) => {
  const { sql, accountId, now: at } = ctx;
  const mapping = JSON.stringify(input.mapping);
  await mappings.writeMapping(sql, { accountId, headings: digestOf(input.headings), mapping, at });
  await mappings.dropPastMappings(sql, { accountId });
};

/** Returns the digest of a file's headings, which is the key of its stored mapping. */
function digestOf(headings: string[]): string {
  return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}

/**
 * Validates rows as an import would, each separately; changes nothing. Duplicate rows of a file may be in different calls, so the caller
 * finds them by their keys.
 */
export const validateRows: Handler<typeof imports.check> = async ({ ctx: { sql, accountId }, input }) => {
  const { boardId, rows } = input;
  await assertOwnBoard(sql, accountId, boardId);
  const cardIndex = await indexCards(sql, { accountId, boardId });
  return rows.map((row) => {
    const outcome = readRow(row);
    if ("issues" in outcome) return { issues: outcome.issues, same: null, keys: [] };
    const identity = identityOf(outcome.read);
    const found = cardIndex.match(identity);
    const same = found && {
      applicationId: found.card.id,
      title: found.card.title,
      company: found.card.company,
      by: found.by,
    };
    return { issues: [], same: same ?? null, keys: identityKeys(identity) };
  });
};
