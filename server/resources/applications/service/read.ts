import { STATUSES, type Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler, Lock } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { Streamed } from "#server/core/streamed.ts";
import { assertOwnBoard } from "#server/resources/boards/service.ts";
import { lockCompanies } from "#server/resources/companies/service.ts";
import type { applications } from "../contract.ts";
import type { Application, Card } from "../entities.ts";
import * as list from "../store/list.ts";
import { shareOrderOfCard } from "../store/order.ts";
import {
  lockCard,
  readApplication,
  readCard,
  readHistories,
  readHistory,
  readTimeInColumns,
} from "../store/read.ts";
import "../codes.ts";

// For other groups, which read and lock cards in their own queries.
export { lockCardsOnBoard } from "../store/move.ts";
export { type CardPortion, cardPortions, versionOf } from "../store/portions.ts";
export { readApplications } from "../store/read.ts";
export {
  type ApplicationRow,
  applicationRows,
  cardColumn,
  cardsOf,
  inColumnSince,
  interviewCount,
  isDateKnown,
  knownSince,
  lastWord,
  present,
  presentCard,
  withCompany,
} from "../store/rows.ts";
export { answeredRow, type KeptRow, spreadsheetRows } from "../store/spreadsheet-row.ts";

/** Returns a page of a board's applications. */
export const listApplications: Handler<typeof applications.list> = async ({ ctx, input }) => {
  const found = await list.listApplications(ctx.sql, ctx.accountId, input);
  // Only an empty page leaves open whether the board is the caller's.
  if (found.data.length === 0) await assertOwnBoard(ctx.sql, ctx.accountId, input.boardId);
  return found;
};

/** Returns one of the caller's applications. @throws not_found */
export const getApplication: Handler<typeof applications.get> = async ({ ctx, input }) => {
  const application = await readApplication(ctx.sql, ctx.accountId, input.applicationId);
  if (!application) throw notFound("application");
  return application;
};

/** Returns one of the caller's applications as our pages use it. @throws not_found */
export const getCard: Handler<typeof applications.getCard> = ({ ctx, input }) =>
  requireCard(ctx.sql, ctx.accountId, input.applicationId);

/** Locks the rows that a read of the application returns: the card and its company, in the order that a move uses. */
export const lockApplicationRead: Lock<typeof applications.get | typeof applications.getCard> = async ({
  ctx,
  input,
}) => {
  await shareOrderOfCard(ctx.sql, ctx.accountId, input.applicationId);
  await lockApplication(ctx.sql, ctx.accountId, input.applicationId, undefined);
};

/** Returns the card's stays, newest first, with the seconds of each and of each column; the open stay counts up to now. */
export const getStatusHistory: Handler<typeof applications.getStatusHistory> = async ({ ctx, input }) => {
  const stays = await readHistory(ctx.sql, ctx.accountId, input.applicationId);
  if (!stays) throw notFound("application");
  const totals = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  const data = stays.map((stay) => {
    const left = stay.leftAt === null ? ctx.now.getTime() : Date.parse(stay.leftAt);
    const durationSeconds = Math.max(0, Math.floor((left - Date.parse(stay.enteredAt)) / 1_000));
    totals[stay.status] += durationSeconds;
    return { ...stay, durationSeconds };
  });
  const more = await readTimeInColumns(ctx.sql, ctx.accountId, input.applicationId, { stays, now: ctx.now });
  for (const { status, seconds } of more ?? []) totals[status] = seconds;
  return { data, totals };
};

/** Streams the stays of every card of a board. */
export const listBoardHistories: Handler<typeof applications.listBoardHistories> = async ({ ctx, input }) => {
  const stays = readHistories(ctx.sql, ctx.accountId, input.boardId);
  return Streamed.rows({ data: [] }, "data", stays, null);
};

/** Returns the application. @throws not_found */
export async function requireApplication(sql: Sql, accountId: AccountId, id: string): Promise<Application> {
  const application = await readApplication(sql, accountId, id);
  if (!application) throw notFound("application");
  return application;
}

/** Returns the application as our pages use it. @throws not_found */
export async function requireCard(sql: Sql, accountId: AccountId, id: string): Promise<Card> {
  const card = await readCard(sql, accountId, id);
  if (!card) throw notFound("application");
  return card;
}

/**
 * Locks the application and its company until the transaction ends, and returns the application as stored.
 * @param alsoCompany a company that the card may be filed under, locked in the same query
 * @throws not_found
 */
export async function lockApplication(
  sql: Sql,
  accountId: AccountId,
  id: string,
  alsoCompany: unknown,
): Promise<Card> {
  const companyId = await lockCard(sql, accountId, id);
  if (companyId === null) throw notFound("application");
  const companies = typeof alsoCompany === "string" ? [companyId, alsoCompany] : [companyId];
  await lockCompanies(sql, { accountId, ids: companies });
  return requireCard(sql, accountId, id);
}
