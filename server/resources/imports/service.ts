import { createHash } from "node:crypto";
import { type Identity, identityKeys, KnownApplications } from "#domain/same-application.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Verb, withPrisma } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { TransientConflict } from "#server/core/transaction.ts";
import { patchOfCells } from "#server/resources/applications/service/fields.ts";
import { moveToBottom } from "#server/resources/applications/service/move.ts";
import { holdApplication, lockCardsOnBoard } from "#server/resources/applications/service/read.ts";
import { addCards, type CardToAdd, changeCard } from "#server/resources/applications/service/write.ts";
import { assertOwnBoard, holdOrder } from "#server/resources/boards/service.ts";
import { companyNamed } from "#server/resources/companies/service.ts";
import type { ImportVerdict, imports, PageRow } from "./contract.ts";
import { staysOf } from "./history.ts";
import { type Hung, hangOn, type Kept, readRelated } from "./related.ts";
import { type ReadRow, readRow } from "./rows.ts";
import { readMapping, writeMapping } from "./store/mappings.ts";
import { type KnownCard, readKnownCards } from "./store/runs.ts";

/** A row with its verdict and, unless it fails, the card that it is to be. */
export type Planned = { verdict: ImportVerdict; row?: ReadRow; card?: KnownCard };

/** Rows for a board, and what to do with those that are there. */
export type ImportInput = {
  boardId: string;
  rows: PageRow[];
  onDuplicate: "skip" | "create" | "update";
};

/** Imports rows to a board: each by itself becomes a card, meets one that is there, or fails with its reasons. */
export const importApplications: Verb<typeof imports.create> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { boardId, dryRun } = input;
  await holdOrder(sql, accountId, boardId, "alone");
  const planned = await planImport(sql, accountId, input);
  if (!dryRun) await writeImport(sql, accountId, boardId, planned, now);
  // Nothing changed that an open page would have to read again.
  else ctx.affected.accounts.clear();
  const rows = dryRun ? withoutNewCards(planned) : planned.map(({ verdict }) => verdict);
  const count = (wanted: ImportVerdict["verdict"]) => rows.filter(({ verdict }) => verdict === wanted).length;
  const counts = {
    created: count("created"),
    updated: count("updated"),
    duplicate: count("duplicate"),
    failed: count("failed"),
  };
  return { dryRun, counts, rows };
};

/** Every row's verdict, while the board's order is held. */
export async function planImport(
  sql: Sql,
  accountId: AccountId,
  { boardId, rows, onDuplicate }: ImportInput,
): Promise<Planned[]> {
  return plan(rows, await readKnownCards(sql, accountId, boardId), onDuplicate);
}

/**
 * Does what the verdicts say, and hangs on the cards what hangs on their rows.
 * @returns what was hung on them. @throws TransientConflict where a card that is to be updated has gone
 */
export async function writeImport(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  planned: Planned[],
  at: Date,
): Promise<Kept> {
  const companies = await companiesNamed(
    sql,
    accountId,
    planned.flatMap(({ row }) => row?.company ?? []),
    at,
  );
  const companyOf = (row: ReadRow) => companies.get(row.company.toLowerCase()) ?? "";
  await create(sql, accountId, boardId, planned, companyOf, at);
  await update(sql, accountId, boardId, planned, companyOf, at);
  const hung = planned.flatMap(({ row, card }): Hung[] => {
    if (!row?.related || !card) return [];
    const { contacts, interviews } = readRelated(row.related);
    return [
      { applicationId: card.id, companyId: companyOf(row), company: row.company, contacts, interviews },
    ];
  });
  return hangOn(sql, accountId, hung, at);
}

type CompanyOf = (row: ReadRow) => string;

/** Every row's verdict; a row can be a duplicate of one before it. */
function plan(rows: PageRow[], cards: KnownCard[], onDuplicate: "skip" | "create" | "update"): Planned[] {
  const known = new KnownApplications<KnownCard>();
  for (const card of cards) known.add(card, card);
  return rows.map((given, index): Planned => {
    const outcome = readRow(given);
    if ("issues" in outcome) {
      return { verdict: { index, verdict: "failed", applicationId: null, issues: outcome.issues } };
    }
    const row = outcome.read;
    const identity = identityOf(row);
    const same = known.match(identity)?.card;
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
  companyOf: CompanyOf,
  at: Date,
): Promise<void> {
  const entering = planned.flatMap(({ verdict, row, card }) =>
    verdict.verdict === "created" && row && card ? [{ row, card }] : [],
  );
  const cards = entering.map(({ row, card }): CardToAdd => {
    const { status } = card;
    const applicationDate = row.cells.applicationDate?.value;
    const stays = staysOf(
      {
        status,
        applicationDate: typeof applicationDate === "string" ? applicationDate : null,
        related: row.related ?? {},
      },
      at,
    );
    return { id: card.id, status, companyId: companyOf(row), patch: patchOfCells(row.cells), stays };
  });
  await addCards(sql, accountId, boardId, cards, "csv_import", at);
}

/** The companies by their names in lower case; in order, so that two imports at once don't wait for each other in a ring. */
async function companiesNamed(sql: Sql, accountId: AccountId, names: string[], at: Date) {
  const wanted = new Map(names.map((name) => [name.toLowerCase(), name]));
  const companies = new Map<string, string>();
  for (const [key, name] of [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))) {
    companies.set(key, await companyNamed(sql, accountId, name, at));
  }
  return companies;
}

/** A row updates what it gives and leaves the rest; a status that differs is a move. */
async function update(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  planned: Planned[],
  companyOf: CompanyOf,
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
    const company = { id: companyOf(row) };
    await changeCard(sql, accountId, current, { ...patchOfCells(row.cells), company }, at);
    const status = statusOf(row);
    if (status && status !== current.status) moves.set(card.id, status);
    else moves.delete(card.id);
  }
  await moveToBottom(
    sql,
    accountId,
    boardId,
    [...moves].map(([id, status]) => ({ id, status })),
  );
}

/** What makes the row the same as a card. */
function identityOf({ cells, title, company }: ReadRow): Identity {
  const link = cells.applicationLink?.value;
  return { link: typeof link === "string" ? link : null, title, company };
}

function statusOf({ cells }: ReadRow): Status | undefined {
  // The column's schema has checked it.
  return cells.status?.value as Status | undefined;
}

/** The verdicts of a dry run, which makes no card: neither a new row names one, nor those that are the same as it. */
function withoutNewCards(planned: Planned[]): ImportVerdict[] {
  const verdicts = planned.map(({ verdict }) => verdict);
  const created = verdicts.filter(({ verdict }) => verdict === "created");
  const unmade = new Set(created.map(({ applicationId }) => applicationId));
  return verdicts.map((verdict) =>
    unmade.has(verdict.applicationId) ? { ...verdict, applicationId: null } : verdict,
  );
}

/** How a file of these headings was mapped the last time; null where none was. */
export const recallMapping = withPrisma<typeof imports.recallMapping>(({ ctx, input }) =>
  readMapping(ctx.prisma, ctx.accountId, digestOf(input.headings)),
);

/** Keeps a mapping with the account, for the next file of these headings. */
export const rememberMapping = withPrisma<typeof imports.rememberMapping>(async ({ ctx, input }) => {
  await writeMapping(ctx.prisma, ctx.accountId, digestOf(input.headings), input.mapping, ctx.now);
  return {};
});

/** Headings are of any number and length; their digest is what the table is keyed by. */
function digestOf(headings: string[]): string {
  return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}

/**
 * Judges rows as an import would, one by one; changes nothing. Rows of a file that are the same as each other come in
 * several calls, so the caller finds those by their keys.
 */
export const judgeRows: Verb<typeof imports.judge> = async ({ ctx: { sql, accountId }, input }) => {
  const { boardId, rows } = input;
  await assertOwnBoard(sql, accountId, boardId);
  const known = new KnownApplications<KnownCard>();
  for (const card of await readKnownCards(sql, accountId, boardId)) known.add(card, card);
  return rows.map((row) => {
    const outcome = readRow(row);
    if ("issues" in outcome) return { issues: outcome.issues, same: null, keys: [] };
    const identity = identityOf(outcome.read);
    const found = known.match(identity);
    const same = found && {
      applicationId: found.card.id,
      title: found.card.title,
      company: found.card.company,
      by: found.by,
    };
    return { issues: [], same: same ?? null, keys: identityKeys(identity) };
  });
};
