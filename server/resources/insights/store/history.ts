import { type Expression, sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { equal, fieldsOf, onTrue } from "#server/core/clauses.ts";
import type { Params } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";

export type OfBoard = { accountId: AccountId; boardId: string };
/** The starts of days: `days` in UTC, for application dates, which have no time; `instants` in the person's time zone. */
export type Edges = { days: readonly string[]; instants: readonly string[] };
type Range = Partial<Record<"rangeDays" | "rangeInstants", readonly string[] | undefined>>;
/** A board and the range of days of its cards, from the first of two edges to before the second; without a range, all its cards. */
export type OfRange = OfBoard & Range;
export type OfWeeks = Record<"weekDays" | "weekInstants", readonly string[]>;

const SENT: readonly Status[] = ["applied", "interviewing", "offer", "rejected", "accepted"];
const ADVANCED: readonly Status[] = ["interviewing", "offer", "accepted"];
const OFFERED: readonly Status[] = ["offer", "accepted"];

/**
 * Builds a board's history as every figure counts it, for both the statistics and the cards behind them:
 * `periods`, one row per status period with the next status, and `cards`, one row per card with its outcome.
 * A card counts as applied if it was ever past saved and not only archived. A rejection by automatic
 * retirement isn't a response. An interview that wasn't canceled counts like a period in interviewing. A
 * period that starts at its card's import has no known date, because the file has none. With a range of days,
 * the history has only the cards in that range, by application date, or else by when they were applied or
 * added.
 */
export function boardHistory({ accountId, boardId, rangeDays, rangeInstants }: Params<OfRange>) {
  const range = rangeDays && rangeInstants && { days: rangeDays, instants: rangeInstants };
  const imported = raw.ref<string | null>("a.imported_at");
  const isKnown = (instant: string) => raw<boolean>`${raw.ref(instant)} IS DISTINCT FROM ${imported}`;
  return db
    .with(
      (cte) => cte("all_periods").materialized(),
      (query) =>
        query
          .selectFrom("applications as a")
          .innerJoinLateral(
            (eb) =>
              eb
                .selectFrom("status_history as h")
                .select((period) => [
                  "h.application_id",
                  "h.status",
                  "h.entered_at",
                  "h.left_at",
                  period.fn
                    .agg<Status | null>("lead", ["h.status"])
                    .over((over) => over.orderBy("h.entered_at").orderBy("h.id"))
                    .as("next_status"),
                ])
                .where(equal({ "h.account_id": accountId, "h.application_id": "a.id" }))
                .as("s"),
            onTrue,
          )
          .select(["s.application_id", "s.status", "s.entered_at", "s.left_at", "s.next_status"])
          .select([isKnown("s.entered_at").as("is_entry_known"), isKnown("s.left_at").as("is_exit_known")])
          .where(equal({ "a.account_id": accountId, "a.board_id": boardId })),
    )
    .with("visits", (query) =>
      query
        .selectFrom("all_periods as s")
        .select((eb) => {
          const ever = (statuses: readonly Status[]) =>
            eb.fn.agg<boolean>("bool_or", [eb("s.status", "in", statuses)]);
          return [
            "s.application_id",
            ever(SENT).as("sent"),
            ever(ADVANCED).as("advanced"),
            ever(["rejected"]).as("rejected"),
            ever(OFFERED).as("offered"),
            eb.fn
              .agg<string | null>("min", ["s.entered_at"])
              .filterWhere((period) =>
                period.and([period("s.status", "=", "applied"), period.ref("s.is_entry_known")]),
              )
              .as("applied_at"),
          ];
        })
        .groupBy("s.application_id"),
    )
    .with(
      (cte) => cte("cards").materialized(),
      (query) => {
        const cards = query
          .selectFrom("applications as a")
          .innerJoin("visits as v", "v.application_id", "a.id")
          .select((eb) => {
            const retired = eb.and([eb("a.is_auto_retired", "=", true), eb("a.status", "=", "rejected")]);
            const rejected = eb.and([eb.ref("v.rejected"), eb.not(retired)]);
            const met = eb(
              "a.id",
              "in",
              eb
                .selectFrom("interviews as i")
                .select("i.application_id")
                .where("i.account_id", "=", accountId)
                .where("i.outcome", "!=", "canceled"),
            );
            return [
              "a.id as application_id",
              ...fieldsOf("a", "status source"),
              "a.resume_id",
              ...fieldsOf("v", "sent offered"),
              eb.or([eb.ref("v.advanced"), met]).as("interviewed"),
              eb.or([eb.ref("v.advanced"), met, rejected]).as("responded"),
              eb.fn.coalesce("a.application_date", "v.applied_at").as("applied_on"),
              eb("a.application_date", "is not", null).as("is_day"),
              eb.fn.coalesce("a.status_changed_at", "a.created_at").as("status_since"),
            ];
          })
          .where(equal({ "a.account_id": accountId, "a.board_id": boardId }));
        if (!range) return cards;
        return cards.where((eb) => {
          const counted = eb.fn.coalesce("a.application_date", "v.applied_at", "a.created_at");
          return eb(placeAmong(counted, eb("a.application_date", "is not", null), range), "=", 1);
        });
      },
    )
    .with(
      (cte) => cte("periods").notMaterialized(),
      (query) =>
        query
          .selectFrom("all_periods as s")
          .selectAll()
          .$if(range !== undefined, (periods) =>
            periods.where("s.application_id", "in", (eb) =>
              eb.selectFrom("cards").select("cards.application_id"),
            ),
          ),
    );
}

/** Returns the number of edges before a moment: 1 is between the first and the second. */
export function placeAmong(moment: Expression<unknown>, isDay: Expression<unknown>, edges: Params<Edges>) {
  return raw<number>`width_bucket(${moment}, CASE WHEN ${isDay} THEN ${edges.days}::timestamptz[] ELSE ${edges.instants}::timestamptz[] END)`;
}

/** True if the length of a status period `s` is known: it has ended, both ends are known, and they aren't the same instant. */
export const IS_MEASURED = raw<boolean>`(${raw.ref("s.left_at")} > ${raw.ref("s.entered_at")} AND ${raw.ref("s.is_entry_known")} AND ${raw.ref("s.is_exit_known")})`;
/** The length of a status period `s` in days. */
export const PERIOD_DAYS = raw<number>`(extract(epoch FROM ${raw.ref("s.left_at")} - ${raw.ref("s.entered_at")}) / 86400)::float8`;

/** Returns the params of a range; all cards have none. */
export function paramsOfRange(range: Edges | null): Range {
  return { rangeDays: range?.days, rangeInstants: range?.instants };
}
