import { type Expression, expressionBuilder, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { type Params, type RowOf, statementVariants } from "#server/core/statements.ts";
import {
  boardHistory,
  type Edges,
  IS_MEASURED,
  type OfRange,
  placeAmong,
  rangeSlots,
  STAY_DAYS,
} from "./history.ts";

/** For the cards of a board's history. */
const card = expressionBuilder<
  { cards: { responded: boolean; interviewed: boolean; offered: boolean } },
  "cards"
>();
const count = card.fn.countAll<number>();
/** The number of cards with each outcome. */
const outcomes = {
  applications: count,
  responses: count.filterWhere("cards.responded", "=", true),
  interviews: count.filterWhere("cards.interviewed", "=", true),
  offers: count.filterWhere("cards.offered", "=", true),
};

/** Aggregates numbers by name, as a JSON object. */
const byName = <Name extends string>(name: Expression<Name>, number: Expression<number>) =>
  raw<Partial<Record<Name, number>>>`coalesce(json_object_agg(${name}, ${number}), '{}')`;
/** Aggregates rows as a JSON array, in their order. */
const listOf = <Row>(row: Expression<Row>) => raw<Row[]>`coalesce(json_agg(${row}), '[]')`;

type Given = OfRange & { weekDays: readonly string[]; weekInstants: readonly string[] };

/** The query for all figures of a board; the benchmark runs it directly, too. */
export const FIGURES = statementVariants(
  "insights_figures",
  (form: { readonly isRanged: boolean }, given: Params<Given>) =>
    boardHistory(given, form.isRanged).selectNoFrom((eb) => {
      const statuses = eb
        .selectFrom("cards")
        .select(["cards.status", count.as("n")])
        .groupBy("cards.status");
      const reached = eb
        .selectFrom("stays as s")
        .select((stay) => ["s.status", stay.fn.count<number>("s.application_id").distinct().as("n")])
        .groupBy("s.status");
      const lengths = eb
        .selectFrom("stays as s")
        .select((stay) => [
          "s.status",
          stay.fn.countAll<number>().as("n"),
          raw<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${STAY_DAYS})`.as("medianDays"),
        ])
        .where(IS_MEASURED)
        .groupBy("s.status");
      const sent = eb.selectFrom("cards").where("cards.sent", "=", true);
      const week = placeAmong(raw.ref("cards.applied_on"), raw.ref("cards.is_day"), {
        days: given.weekDays,
        instants: given.weekInstants,
      });
      const weeks = sent
        .select([raw<string>`${week}::text`.as("week"), count.as("n")])
        .where("cards.applied_on", "is not", null)
        .groupBy(week);
      const sources = sent
        .select((by) => jsonBuildObject({ source: by.ref("cards.source"), ...outcomes }).as("row"))
        .groupBy("cards.source")
        .orderBy(count, "desc")
        .orderBy("cards.source", (order) => order.asc().nullsLast());
      // The name is looked up once per résumé: a join might read everyone's.
      const resumes = sent
        .select((by) => {
          const name = by
            .selectFrom("resumes as r")
            .select("r.name")
            .where("r.account_id", "=", given.accountId)
            .whereRef("r.id", "=", "cards.resume_id")
            .$asScalar();
          return jsonBuildObject({
            resumeId: by.ref("cards.resume_id"),
            resumeName: name,
            ...outcomes,
          }).as("row");
        })
        .groupBy("cards.resume_id")
        .orderBy(count, "desc")
        .orderBy("cards.resume_id", (order) => order.asc().nullsLast());
      const transitions = eb
        .selectFrom("stays as s")
        .select((by) =>
          jsonBuildObject({
            from: by.ref("s.status"),
            to: by.ref("s.next_status").$notNull(),
            count: by.fn.countAll<number>(),
          }).as("row"),
        )
        .where("s.next_status", "is not", null)
        .groupBy(["s.status", "s.next_status"])
        .orderBy((by) => by.fn.countAll(), "desc")
        .orderBy("s.status")
        .orderBy("s.next_status");
      return [
        eb
          .selectFrom(statuses.as("t"))
          .select((t) => byName(t.ref("t.status"), t.ref("t.n")).as("totals"))
          .$asScalar()
          .$notNull()
          .as("totals"),
        eb
          .selectFrom(reached.as("t"))
          .select((t) => byName(t.ref("t.status"), t.ref("t.n")).as("reached"))
          .$asScalar()
          .$notNull()
          .as("reached"),
        sent.select(jsonBuildObject(outcomes).as("sent")).$asScalar().$notNull().as("sent"),
        eb
          .selectFrom(lengths.as("t"))
          .select((t) => {
            const row = { status: t.ref("t.status"), medianDays: t.ref("t.medianDays"), n: t.ref("t.n") };
            return listOf(jsonBuildObject(row)).as("stays");
          })
          .$asScalar()
          .$notNull()
          .as("stays"),
        eb
          .selectFrom(weeks.as("t"))
          .select((t) => byName(t.ref("t.week"), t.ref("t.n")).as("weeks"))
          .$asScalar()
          .$notNull()
          .as("weeks"),
        eb
          .selectFrom(sources.as("t"))
          .select((t) => listOf(t.ref("t.row")).as("rows"))
          .$asScalar()
          .$notNull()
          .as("bySource"),
        eb
          .selectFrom(resumes.as("t"))
          .select((t) => listOf(t.ref("t.row")).as("rows"))
          .$asScalar()
          .$notNull()
          .as("byResume"),
        eb
          .selectFrom(transitions.as("t"))
          .select((t) => listOf(t.ref("t.row")).as("rows"))
          .$asScalar()
          .$notNull()
          .as("transitions"),
      ];
    }),
);
/** The result of one pass over a board's cards and their history; empty groups are absent. */
type BoardFigures = RowOf<ReturnType<typeof FIGURES>>;

/**
 * Returns the figures of one of the account's boards.
 * @param range the range of days that cards are narrowed to; null for all of them
 * @param weeks the start of each week, and the end of the last one
 * @returns the figures; weeks by their number, from 1
 */
export async function readFigures(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  { range, weeks }: { range: Edges | null; weeks: Edges },
): Promise<BoardFigures> {
  const given = { ...rangeSlots(range), weekDays: weeks.days, weekInstants: weeks.instants };
  const figures = await sql.first(FIGURES({ isRanged: range !== null }), { accountId, boardId, ...given });
  if (!figures) throw new Error("an aggregate without a row");
  return figures;
}
