import { STATUSES, type Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler, Lock } from "#server/core/execute.ts";
import { pipelined, type Sql } from "#server/core/sql.ts";
import { Streamed } from "#server/core/streamed.ts";
import { assertOwnBoard } from "#server/resources/boards/service.ts";
import { lockCompany } from "#server/resources/companies/service.ts";
import type { applications } from "../contract.ts";
import type { Application, Card } from "../entities.ts";
import * as list from "../store/list.ts";
import { shareOrderOfCard } from "../store/order.ts";
import * as store from "../store/read.ts";
import { present, presentCard } from "../store/rows.ts";

// Other groups use these in their own queries.
export { lockCardsOnBoard } from "../store/move.ts";
export { type CardPortion, cardPortions, versionOf } from "../store/portions.ts";
export {
  type ApplicationRow,
  applicationRows,
  boundsIn,
  cardColumn,
  cardsOf,
  type DateBounds,
  inColumnSince,
  interviewCount,
  isDateKnown,
  knownSince,
  lastEventAt,
  lastOwnActionAt,
  present,
  presentCard,
  withCompany,
  withinDates,
} from "../store/rows.ts";
export { presentRow, type StoredRow, spreadsheetRows } from "../store/spreadsheet-row.ts";

/** Returns a page of a board's applications. */
export const listApplications: Handler<typeof applications.list> = async ({ ctx, input }) => {
  const found = await list.listApplications(ctx.sql, ctx.accountId, input);
  // A page with rows proves that the board is the caller's.
  if (found.data.length === 0) await assertOwnBoard(ctx.sql, ctx.accountId, input.boardId);
  return found;
};

/** Returns one of the caller's applications. @throws not_found */
export const getApplication: Handler<typeof applications.get> = ({ ctx, input }) =>
  requireApplication(ctx.sql, ctx.accountId, input.applicationId);

/** Returns one of the caller's applications as our pages use it. @throws not_found */
export const getCard: Handler<typeof applications.getCard> = ({ ctx, input }) =>
  requireCard(ctx.sql, ctx.accountId, input.applicationId);

/** Locks the rows that a read of the application returns, the card and its company, in the same order as a move. */
export const lockApplicationRead: Lock<typeof applications.get | typeof applications.getCard> = async ({
  ctx,
  input,
}) => {
  await shareOrderOfCard(ctx.sql, ctx.accountId, input.applicationId);
  await lockApplication(ctx.sql, ctx.accountId, input.applicationId, undefined);
};

/** Returns the card's status periods, newest first, with the seconds of each period and each column. The open one counts up to now. */
export const getStatusHistory: Handler<typeof applications.getStatusHistory> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const own = { accountId, id: input.applicationId };
  const data = await readStatusPeriods(sql, own, now);
  if (data.length === 0) throw notFound("application");
  const totals = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status, durationSeconds } of data) totals[status] += durationSeconds;
  if (data.length === store.PERIODS_MAX) {
    // The card may have more status periods than are returned.
    for (const { status, seconds } of await store.readTimeInColumns(sql, { ...own, now }))
      totals[status] = seconds;
  }
  return { data, totals };
};

/** Returns a card's latest status periods, newest first, with the seconds of each. The open one counts up to now. */
export async function readStatusPeriods(sql: Sql, card: { accountId: AccountId; id: string }, now: Date) {
  const periods = await store.readHistory(sql, card);
  return periods.map((period) => {
    const left = period.leftAt === null ? now.getTime() : Date.parse(period.leftAt);
    const durationSeconds = Math.max(0, Math.floor((left - Date.parse(period.enteredAt)) / 1_000));
    return { ...period, durationSeconds };
  });
}

/** Streams the status periods of every card of a board. */
export const listBoardHistories: Handler<typeof applications.listBoardHistories> = async ({ ctx, input }) => {
  const periods = store.readHistories(ctx.sql, ctx.accountId, input.boardId);
  return Streamed.rows({ data: [] }, "data", periods, null);
};

/** Returns the planned follow-ups on these cards of the caller, earliest first. */
export const listFollowUps: Handler<typeof applications.listFollowUps> = ({ ctx, input }) =>
  store.readFollowUps(ctx.sql, { accountId: ctx.accountId, ids: input.applicationIds });

/** Returns the account's applications with these ids. */
export async function readApplications(
  sql: Sql,
  accountId: AccountId,
  ids: readonly string[],
): Promise<Application[]> {
  return (await store.readCards(sql, { accountId, ids })).map(present);
}

/** Returns the application. @throws not_found */
export async function requireApplication(sql: Sql, accountId: AccountId, id: string): Promise<Application> {
  const row = await store.readCard(sql, { accountId, id });
  if (!row) throw notFound("application");
  return present(row);
}

/** Returns the application as our pages use it. @throws not_found */
export async function requireCard(sql: Sql, accountId: AccountId, id: string): Promise<Card> {
  const row = await store.readCard(sql, { accountId, id });
  if (!row) throw notFound("application");
  return presentCard(row);
}

/**
 * Locks the application and its company until the transaction ends, and returns the application as stored.
 * @param alsoCompany a company that the card may be assigned to, locked in the same query
 * @throws not_found
 */
export async function lockApplication(
  sql: Sql,
  accountId: AccountId,
  id: string,
  alsoCompany: unknown,
): Promise<Card> {
  const locked = await store.lockCard(sql, { accountId, id });
  if (!locked) throw notFound("application");
  const alsoId = typeof alsoCompany === "string" ? alsoCompany : undefined;
  const [, card] = await pipelined([
    lockCompany(sql, { accountId, id: locked.companyId, alsoId }),
    requireCard(sql, accountId, id),
  ]);
  return card;
}
