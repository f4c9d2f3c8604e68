import { type AliasableExpression, type ExpressionBuilder, type QueryCreator, sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import type { CardBehind, Figure } from "../contract.ts";
import {
  boardHistory,
  type Edges,
  IS_MEASURED,
  type OfBoard,
  type OfRange,
  type OfWeeks,
  PERIOD_DAYS,
  paramsOfRange,
  placeAmong,
} from "./history.ts";

/** The most rows listed: a longer list belongs in the table. */
const ROWS_MAX = 500;

type History = ReturnType<typeof boardHistory> extends QueryCreator<infer Tables> ? Tables : never;
/** A row that a figure counts: a card, or one of its moves or status periods. */
type Counted = { application_id: string; at: string | null; days: number | null };

const noDays = raw<number | null>`NULL::float8`.as("days");
const periodDays = raw<number | null>`${PERIOD_DAYS}`.as("days");

/** Selects the cards of the rows that a figure counts, from a board's history. */
function behind(
  params: Params<OfRange>,
  counted: (history: ExpressionBuilder<History, never>) => AliasableExpression<Counted>,
) {
  return boardHistory(params)
    .selectFrom((eb) => counted(eb).as("n"))
    .innerJoin(
      "applications as a",
      on({ "a.account_id": params.accountId, "a.id": "n.application_id", "a.board_id": params.boardId }),
    )
    .innerJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "a.company_id" }))
    .select((eb) => [
      ...fieldsOf("a", "id:applicationId job_title:title"),
      "c.name as companyName",
      "a.status",
      ...fieldsOf("n", "at days"),
      eb.fn.countAll<number>().over().as("total"),
    ])
    .orderBy("n.days", (order) => order.desc().nullsLast())
    .orderBy("n.at", (order) => order.desc().nullsLast())
    .orderBy("a.id")
    .limit(ROWS_MAX);
}

type OfStatus = OfRange & { status: Status };

const readTotal = query.many(
  "insights_behind_total",
  (params: Params<OfRange & { status: Status | undefined }>) =>
    behind(params, (history) => {
      const cards = history
        .selectFrom("cards as s")
        .select(["s.application_id", "s.status_since as at", noDays]);
      return params.status ? cards.where("s.status", "=", params.status) : cards;
    }),
);
const readReached = query.many("insights_behind_reached", (params: Params<OfStatus>) =>
  behind(params, (history) =>
    history
      .selectFrom("periods as s")
      .select((eb) => ["s.application_id", eb.fn.min("s.entered_at").as("at"), noDays])
      .where("s.status", "=", params.status)
      .groupBy("s.application_id"),
  ),
);
const readPeriods = query.many("insights_behind_periods", (params: Params<OfStatus>) =>
  behind(params, (history) =>
    history
      .selectFrom("periods as s")
      .select(["s.application_id", "s.left_at as at", periodDays])
      .where("s.status", "=", params.status)
      .where(IS_MEASURED),
  ),
);
const readTransition = query.many(
  "insights_behind_transition",
  (params: Params<OfRange & { from: Status; to: Status }>) =>
    behind(params, (history) =>
      history
        .selectFrom("periods as s")
        .select(["s.application_id", "s.left_at as at", noDays])
        .where(equal({ "s.status": params.from, "s.next_status": params.to })),
    ),
);
const readWeek = query.many("insights_behind_week", (params: Params<OfRange & OfWeeks>) =>
  behind(params, (history) => {
    const edges = { days: params.weekDays, instants: params.weekInstants };
    return history
      .selectFrom("cards as s")
      .select(["s.application_id", "s.applied_on as at", noDays])
      .where("s.sent", "=", true)
      .where(placeAmong(raw.ref("s.applied_on"), raw.ref("s.is_day"), edges), "=", 1);
  }),
);

/** The column of a card's outcome, by the figure that counts it. */
const OUTCOME_COLUMNS = {
  responses: "s.responded",
  interviews: "s.interviewed",
  offers: "s.offered",
} as const;
type Outcome = keyof typeof OUTCOME_COLUMNS | "applications";
type OfGroup = OfRange & Record<"source" | "resumeId", string | null | undefined>;
const readOutcome = query.many(
  "insights_behind_outcome",
  (params: Params<OfGroup>, { outcome }: { outcome: Outcome }) =>
    behind(params, (history) => {
      const { source, resumeId } = params;
      let cards = history
        .selectFrom("cards as s")
        .select(["s.application_id", "s.applied_on as at", noDays])
        .where("s.sent", "=", true);
      if (outcome !== "applications") cards = cards.where(OUTCOME_COLUMNS[outcome], "=", true);
      if (source) return cards.where("s.source", "is not distinct from", source);
      return resumeId ? cards.where("s.resume_id", "is not distinct from", resumeId) : cards;
    }),
);

type Row = RowOf<typeof readReached>;
/** A figure, narrowed to a range of days or for all cards; for a week, with its start and end. */
export type FigureQuery = { figure: Figure; range: Edges | null; week: Edges | null };

function rowsBehind(sql: Sql, board: OfBoard, { figure, range, week }: FigureQuery): Promise<Row[]> {
  const params = { ...board, ...paramsOfRange(range) };
  switch (figure.figure) {
    case "total":
      return readTotal(sql, { ...params, status: figure.status });
    case "reached":
      return readReached(sql, { ...params, status: figure.status });
    case "stays":
      return readPeriods(sql, { ...params, status: figure.status });
    case "transition":
      return readTransition(sql, { ...params, from: figure.from, to: figure.to });
    case "week":
      return readWeek(sql, { ...params, weekDays: week?.days ?? [], weekInstants: week?.instants ?? [] });
    case "outcome": {
      const { outcome, source, resumeId } = figure;
      return readOutcome(sql, { ...params, source, resumeId }, { outcome });
    }
  }
}

/** Returns the rows that a figure of one of the account's boards counts, longest status period or latest first. */
export async function readCardsBehind(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  figure: FigureQuery,
): Promise<{ total: number; cards: CardBehind[] }> {
  const rows = await rowsBehind(sql, { accountId, boardId }, figure);
  return { total: rows[0]?.total ?? 0, cards: rows.map(({ total: _total, ...card }) => card) };
}
