import { type Expression, expressionBuilder, sql as raw } from "kysely";
import { WAITING_STATUSES } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";

/** The cutoff for each timeframe: a card whose last activity is earlier is stale. */
export type Cutoffs = Record<BoardSettings["autoRetire"]["timeframe"], Date>;

type OfBoard = { accountId: AccountId; boardId: string };
type Limited = Cutoffs & { limit: number };

/** Builds expressions about a card `a` and its board `b`. */
const card = expressionBuilder<Tables & { a: Tables["applications"]; b: Tables["boards"] }, "a" | "b">();

/** Returns the time of a card's last activity: a change, a move, an interview, or a coach note. */
function lastActivity(account: Expression<AccountId>) {
  const interview = card
    .selectFrom("interviews as i")
    .select(
      raw<string | null>`max(greatest(${raw.ref("i.scheduled_at")}, ${raw.ref("i.updated_at")}))`.as("at"),
    )
    .where(equal({ "i.account_id": account, "i.application_id": "a.id" }));
  const note = card
    .selectFrom("coach_notes as n")
    .select((eb) => eb.fn.max("n.updated_at").as("at"))
    .where(equal({ "n.account_id": account, "n.application_id": "a.id" }))
    .where("a.coach_note_count", ">", 0);
  return card.fn<string>("greatest", [
    "a.created_at",
    "a.status_changed_at",
    "a.updated_at",
    interview.$asScalar(),
    note.$asScalar(),
  ]);
}

/** Checks whether a card has been inactive for longer than its board allows. */
function isStale(account: Expression<AccountId>, params: Params<Cutoffs>) {
  const at = (cutoff: Expression<string>) => raw<string>`${cutoff}::timestamptz`;
  const cutoff = card
    .case("b.auto_retire_timeframe")
    .when("one_month")
    .then(at(params.one_month))
    .when("three_months")
    .then(at(params.three_months))
    .when("six_months")
    .then(at(params.six_months))
    .when("one_year")
    .then(at(params.one_year))
    .end();
  return card.and([card("a.status", "in", WAITING_STATUSES), card(lastActivity(account), "<", cutoff)]);
}

/**
 * Returns the next boards with automatic retirement, across all accounts, and whether each has a stale card. The limit includes boards
 * without stale cards, so that the query stays short. Staleness is selected as a value instead of a condition, so that PostgreSQL checks
 * each board's cards, instead of joining all boards with all cards. The boards are selected first, because a cluster would otherwise read
 * up to the limit from each shard.
 */
export const listRetiringBoards = query.many(
  "retirement_boards",
  (params: Params<Limited & { afterAccount: string; afterId: string }>) =>
    db
      .with(
        (cte) => cte("next").materialized(),
        (queries) =>
          queries
            .selectFrom("boards")
            .select(["account_id", "id"])
            .where("auto_retire_enabled", "=", true)
            .where((of) =>
              of(
                of.refTuple(of.ref("account_id").$castTo<string>(), "id"),
                ">",
                of.tuple(params.afterAccount, params.afterId),
              ),
            )
            .orderBy("account_id")
            .orderBy("id")
            .limit(params.limit),
      )
      .selectFrom("next")
      .innerJoin("boards as b", on({ "b.account_id": "next.account_id", "b.id": "next.id" }))
      .select((eb) => [
        ...fieldsOf("b", "id account_id"),
        eb
          .exists(
            eb
              .selectFrom("applications as a")
              .select("a.id")
              .where(equal({ "a.account_id": "b.account_id", "a.board_id": "b.id" }))
              .where(isStale(eb.ref("b.account_id"), params)),
          )
          .as("isStale"),
      ])
      .orderBy("b.account_id")
      .orderBy("b.id"),
);

/**
 * Returns the status that the board's stale cards move to, unless retirement has been turned off since. Locks the board's settings until
 * the transaction ends.
 */
export const lockTarget = query.maybeOne("retirement_target", ({ accountId, boardId }: Params<OfBoard>) =>
  selectFrom("boards")
    .select("auto_retire_status as status")
    .where(equal({ id: boardId, account_id: accountId, auto_retire_enabled: true }))
    .forShare(),
);

/** Locks the board's stale cards until the transaction ends, longest inactive first. The board's order must be locked. */
export const lockStaleCards = query.many("retirement_cards", (params: Params<OfBoard & Limited>) =>
  selectFrom("boards as b")
    .innerJoin("applications as a", on({ "a.account_id": params.accountId, "a.board_id": "b.id" }))
    .select("a.id")
    .where(equal({ "b.account_id": params.accountId, "b.id": params.boardId }))
    .where(isStale(params.accountId, params))
    .orderBy(lastActivity(params.accountId))
    .orderBy("a.id")
    .limit(params.limit)
    .forUpdate("a"),
);
