import { type Expression, sql as raw } from "kysely";
import type { AccountId, Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, equal, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import { byKey } from "#server/core/streamed.ts";
import { boardColumns } from "#server/resources/boards/service.ts";
import { applicationRows, cardsOf, isDateKnown } from "./rows.ts";

type OfCards = { accountId: AccountId; ids: readonly string[] };
type OfBoard = { accountId: AccountId; boardId: string };

const oneRow = ({ accountId, id }: Params<OwnRow>) =>
  applicationRows(accountId, cardsOf(accountId).where("a.id", "=", id).as("a"));

/** Returns one card. The benchmark's baseline sends this query too. */
export const readCard = query.maybeOne("applications_get", (params: Params<OwnRow>) => oneRow(params));

export const readCards = query.many("applications_get_each", ({ accountId, ids }: Params<OfCards>) =>
  applicationRows(accountId, cardsOf(accountId).where("a.id", "=", any(ids)).as("a")),
);

/** Returns one card and the columns of its board, in one query. */
export const readCardWithBoard = query.maybeOne("applications_get_with_board", (params: Params<OwnRow>) =>
  oneRow(params).select((eb) => boardColumns(params.accountId, eb.ref("a.board_id")).as("columns")),
);

/**
 * Locks a card for a change until the transaction ends, and returns the id of its company. A join with the company would return no row if
 * the card's company changed during the wait.
 */
export const lockCard = query.maybeOne("applications_lock", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("applications")
    .select("company_id as companyId")
    .where(equal({ id, account_id: accountId }))
    .forNoKeyUpdate(),
);

/** Returns the columns of a board that is known to be the account's. */
export const readColumns = query.value("applications_columns", ({ accountId, boardId }: Params<OfBoard>) =>
  db.selectNoFrom(boardColumns(accountId, boardId).as("columns")),
);

/** The maximum number of status periods that are returned for a card. */
export const PERIODS_MAX = 1_000;

function periodsOf(account: Expression<AccountId>) {
  return selectFrom("status_history as h")
    .innerJoin("applications as a", on({ "a.account_id": account, "a.id": "h.application_id" }))
    .select(["h.status", "h.entered_at as enteredAt", "h.left_at as leftAt"])
    .select(isDateKnown().as("isDateKnown"))
    .where("h.account_id", "=", account);
}

/** Returns the latest status periods of a card, newest first. */
export const readHistory = query.many("applications_history", ({ accountId, id }: Params<OwnRow>) =>
  periodsOf(accountId)
    .where("h.application_id", "=", id)
    .orderBy("h.entered_at", "desc")
    .orderBy("h.id", "desc")
    .limit(raw.lit(PERIODS_MAX)),
);

/** Returns the seconds that a card spent in each column. */
export const readTimeInColumns = query.many(
  "applications_time_in_columns",
  ({ accountId, id, now }: Params<OwnRow & { now: Date }>) =>
    selectFrom("status_history as h")
      .select([
        "h.status",
        raw<number>`sum(greatest(0, floor(extract(epoch FROM coalesce(h.left_at, ${now}::timestamptz) - h.entered_at))))::bigint`.as(
          "seconds",
        ),
      ])
      .where(equal({ "h.account_id": accountId, "h.application_id": id }))
      .groupBy("h.status"),
);

type After = { afterCard: string; afterId: number; limit: number };
const readPeriods = query.many(
  "applications_histories",
  ({ accountId, boardId, afterCard, afterId, limit }: Params<OfBoard & After>) =>
    periodsOf(accountId)
      .select(["h.application_id as applicationId", "h.id"])
      .where("a.board_id", "=", boardId)
      .where((eb) => eb(eb.refTuple("h.application_id", "h.id"), ">", eb.tuple(afterCard, afterId)))
      .orderBy("h.application_id")
      .orderBy("h.id")
      .limit(limit),
);

/** Reads the status periods of all cards of a board in portions, by card and in their order. */
export function readHistories(sql: Sql, accountId: AccountId, boardId: string) {
  return byKey<RowOf<typeof readPeriods>>((limit, last) => {
    const after = { afterCard: last?.applicationId ?? "", afterId: last?.id ?? 0 };
    return readPeriods(sql, { accountId, boardId, limit, ...after });
  });
}

function followUpsOf(account: Expression<AccountId>) {
  return selectFrom("applications as a")
    .select(["a.follow_up_due as due", "a.follow_up_note as note"])
    .where("a.account_id", "=", account);
}

/** Returns the account's planned follow-ups on cards, earliest first. */
export const readFollowUps = query.many(
  "applications_follow_ups",
  ({ accountId, ids }: Params<OfAccount & Ids>) =>
    followUpsOf(accountId)
      .select((eb) => ["a.id as applicationId", eb.ref("a.follow_up_due").$notNull().as("due")])
      .where("a.id", "=", any(ids))
      .where("a.follow_up_due", "is not", null)
      .orderBy("a.follow_up_due")
      .orderBy("a.id"),
);

/** Locks a card for a change of its follow-up, and returns the follow-up. */
export const lockFollowUp = query.maybeOne(
  "applications_lock_follow_up",
  ({ accountId, id }: Params<OwnRow>) => followUpsOf(accountId).where("a.id", "=", id).forNoKeyUpdate(),
);
