import { type AliasableExpression, type ExpressionBuilder, type QueryCreator, sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { type Params, type RowOf, statementVariants } from "#server/core/statements.ts";
import type { CardBehind } from "../contract.ts";
import type { Figure } from "../figure.ts";
import {
  boardHistory,
  type Edges,
  IS_MEASURED,
  type OfBoard,
  type OfRange,
  placeAmong,
  rangeSlots,
  STAY_DAYS,
} from "./history.ts";

/** The most rows listed: a longer list belongs in the table. */
const ROWS_MAX = 500;

type History = ReturnType<typeof boardHistory> extends QueryCreator<infer Tables> ? Tables : never;
/** A row that a figure counts: a card, or one of its moves or stays. */
type Counted = { application_id: string; at: string | null; days: number | null };

type Ranged = { readonly isRanged: boolean };

const noDays = raw<number | null>`NULL::float8`.as("days");
const stayDays = raw<number | null>`${STAY_DAYS}`.as("days");

/** Selects the cards of the rows that a figure counts, from a board's history. */
function behind(
  { isRanged }: Ranged,
  given: Params<OfRange>,
  counted: (history: ExpressionBuilder<History, never>) => AliasableExpression<Counted>,
) {
  return boardHistory(given, isRanged)
    .selectFrom((eb) => counted(eb).as("n"))
    .innerJoin("applications as a", (join) =>
      join
        .on("a.account_id", "=", given.accountId)
        .onRef("a.id", "=", "n.application_id")
        .on("a.board_id", "=", given.boardId),
    )
    .innerJoin("companies as c", (join) =>
      join.on("c.account_id", "=", given.accountId).onRef("c.id", "=", "a.company_id"),
    )
    .select((eb) => [
      "a.id as applicationId",
      "a.job_title as title",
      "c.name as companyName",
      "a.status",
      "n.at",
      "n.days",
      eb.fn.countAll<number>().over().as("total"),
    ])
    .orderBy("n.days", (order) => order.desc().nullsLast())
    .orderBy("n.at", (order) => order.desc().nullsLast())
    .orderBy("a.id")
    .limit(ROWS_MAX);
}

type OfStatus = OfRange & { status: Status };

const TOTAL = statementVariants(
  "insights_behind_total",
  (form: Ranged & { readonly ofStatus: boolean }, given: Params<OfRange & { status: Status | undefined }>) =>
    behind(form, given, (history) => {
      const cards = history
        .selectFrom("cards as s")
        .select(["s.application_id", "s.status_since as at", noDays]);
      return form.ofStatus ? cards.where("s.status", "=", given.status) : cards;
    }),
);
const REACHED = statementVariants("insights_behind_reached", (form: Ranged, given: Params<OfStatus>) =>
  behind(form, given, (history) =>
    history
      .selectFrom("stays as s")
      .select((eb) => ["s.application_id", eb.fn.min("s.entered_at").as("at"), noDays])
      .where("s.status", "=", given.status)
      .groupBy("s.application_id"),
  ),
);
const STAYS = statementVariants("insights_behind_stays", (form: Ranged, given: Params<OfStatus>) =>
  behind(form, given, (history) =>
    history
      .selectFrom("stays as s")
      .select(["s.application_id", "s.left_at as at", stayDays])
      .where("s.status", "=", given.status)
      .where(IS_MEASURED),
  ),
);
const TRANSITION = statementVariants(
  "insights_behind_transition",
  (form: Ranged, given: Params<OfRange & { from: Status; to: Status }>) =>
    behind(form, given, (history) =>
      history
        .selectFrom("stays as s")
        .select(["s.application_id", "s.left_at as at", noDays])
        .where("s.status", "=", given.from)
        .where("s.next_status", "=", given.to),
    ),
);
const WEEK = statementVariants(
  "insights_behind_week",
  (form: Ranged, given: Params<OfRange & { weekDays: readonly string[]; weekInstants: readonly string[] }>) =>
    behind(form, given, (history) => {
      const edges = { days: given.weekDays, instants: given.weekInstants };
      return history
        .selectFrom("cards as s")
        .select(["s.application_id", "s.applied_on as at", noDays])
        .where("s.sent", "=", true)
        .where(placeAmong(raw.ref("s.applied_on"), raw.ref("s.is_day"), edges), "=", 1);
    }),
);

/** The outcomes of a card, by the figure that counts them. */
const CAME = { responses: "s.responded", interviews: "s.interviewed", offers: "s.offered" } as const;
const GROUPS = { source: "s.source", resume: "s.resume_id" } as const;
type OutcomeForm = Ranged & {
  readonly outcome: keyof typeof CAME | "applications";
  readonly by: keyof typeof GROUPS | "all";
};
const OUTCOME = statementVariants(
  "insights_behind_outcome",
  ({ isRanged, outcome, by }: OutcomeForm, given: Params<OfRange & { group: string | null | undefined }>) =>
    behind({ isRanged }, given, (history) => {
      let cards = history
        .selectFrom("cards as s")
        .select(["s.application_id", "s.applied_on as at", noDays])
        .where("s.sent", "=", true);
      if (outcome !== "applications") cards = cards.where(CAME[outcome], "=", true);
      return by === "all" ? cards : cards.where(GROUPS[by], "is not distinct from", given.group);
    }),
);

type Row = RowOf<ReturnType<typeof REACHED>>;
/** A figure, narrowed to a range of days or for all cards; for a week, with its start and end. */
export type Asked = { figure: Figure; range: Edges | null; week: Edges | null };

function rowsBehind(sql: Sql, board: OfBoard, { figure, range, week }: Asked): Promise<Row[]> {
  const form = { isRanged: range !== null };
  const given = { ...board, ...rangeSlots(range) };
  switch (figure.figure) {
    case "total":
      return sql.all(TOTAL({ ...form, ofStatus: figure.status !== undefined }), {
        ...given,
        status: figure.status,
      });
    case "reached":
      return sql.all(REACHED(form), { ...given, status: figure.status });
    case "stays":
      return sql.all(STAYS(form), { ...given, status: figure.status });
    case "transition":
      return sql.all(TRANSITION(form), { ...given, from: figure.from, to: figure.to });
    case "week":
      return sql.all(WEEK(form), {
        ...given,
        weekDays: week?.days ?? [],
        weekInstants: week?.instants ?? [],
      });
    case "outcome": {
      const { outcome, source, resumeId } = figure;
      const by = source !== undefined ? "source" : resumeId !== undefined ? "resume" : "all";
      const group = by === "source" ? source : resumeId;
      return sql.all(OUTCOME({ ...form, outcome, by }), { ...given, group });
    }
  }
}

/** Returns the rows that a figure of one of the account's boards counts, longest stay or latest first. */
export async function readCardsBehind(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  asked: Asked,
): Promise<{ total: number; cards: CardBehind[] }> {
  const rows = await rowsBehind(sql, { accountId, boardId }, asked);
  return { total: rows[0]?.total ?? 0, cards: rows.map(({ total: _total, ...card }) => card) };
}
