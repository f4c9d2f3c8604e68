import { type Expression, expressionBuilder, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { OfAccount } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { boardHistory, IS_MEASURED, type OfRange, type OfWeeks, PERIOD_DAYS, placeAmong } from "./history.ts";

/** Builds expressions for the cards of a board's history. */
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

/** Returns numbers by name as a JSON object. */
const byName = <Name extends string>(numbers: Expression<{ name: Name; n: number }>) =>
  raw<
    Partial<Record<Name, number>>
  >`(SELECT coalesce(json_object_agg(t.name, t.n), '{}') FROM ${numbers} AS t)`;
/** Returns rows as a JSON array, in their order. */
const listOf = <Row>(rows: Expression<{ row: Row }>) =>
  raw<Row[]>`(SELECT coalesce(json_agg(t.row), '[]') FROM ${rows} AS t)`;

type FiguresParams = OfAccount & OfRange & OfWeeks;

/**
 * Returns the figures of one of the account's boards, in one pass over its cards and their history. Empty groups are absent; weeks have
 * their number, from 1. The benchmark runs it directly, too.
 */
export const readFigures = query.one("insights_figures", (params: Params<FiguresParams>) =>
  boardHistory(params).selectNoFrom((eb) => {
    const statuses = eb
      .selectFrom("cards")
      .select(["cards.status as name", count.as("n")])
      .groupBy("cards.status");
    const reachedStatuses = eb
      .selectFrom("periods as s")
      .select((period) => [
        "s.status as name",
        period.fn.count<number>("s.application_id").distinct().as("n"),
      ])
      .groupBy("s.status");
    const lengths = eb
      .selectFrom("periods as s")
      .select((period) =>
        jsonBuildObject({
          status: period.ref("s.status"),
          medianDays: raw<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${PERIOD_DAYS})`,
          n: period.fn.countAll<number>(),
        }).as("row"),
      )
      .where(IS_MEASURED)
      .groupBy("s.status");
    const sent = eb.selectFrom("cards").where("cards.sent", "=", true);
    const week = placeAmong(raw.ref("cards.applied_on"), raw.ref("cards.is_day"), {
      days: params.weekDays,
      instants: params.weekInstants,
    });
    const weeks = sent
      .select([raw<string>`${week}::text`.as("name"), count.as("n")])
      .where("cards.applied_on", "is not", null)
      .groupBy(week);
    const sources = sent
      .select((by) => jsonBuildObject({ source: by.ref("cards.source"), ...outcomes }).as("row"))
      .groupBy("cards.source")
      .orderBy(count, "desc")
      .orderBy("cards.source", (order) => order.asc().nullsLast());
    // The name is looked up once per résumé: a join might read every account's.
    const resumes = sent
      .select((by) => {
        const name = by
          .selectFrom("resumes as r")
          .select("r.name")
          .where(equal({ "r.account_id": params.accountId, "r.id": "cards.resume_id" }))
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
      .selectFrom("periods as s")
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
      byName(statuses).as("totals"),
      byName(reachedStatuses).as("reached"),
      sent.select(jsonBuildObject(outcomes).as("sent")).$asScalar().$notNull().as("sent"),
      listOf(lengths).as("periods"),
      byName(weeks).as("weeks"),
      listOf(sources).as("bySource"),
      listOf(resumes).as("byResume"),
      listOf(transitions).as("transitions"),
    ];
  }),
);
