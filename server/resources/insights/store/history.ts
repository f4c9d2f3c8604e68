import { sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { db, type Slots } from "#server/core/statements.ts";

export type OfBoard = { accountId: AccountId; boardId: string };

const SENT: readonly Status[] = ["applied", "interviewing", "offer", "rejected", "accepted"];
const ADVANCED: readonly Status[] = ["interviewing", "offer", "accepted"];
const OFFERED: readonly Status[] = ["offer", "accepted"];

/**
 * A board as every figure counts it, for the statistics and for the cards behind each of them alike: `stays`, one row a stay with
 * what followed it, and `cards`, one row a card with what came of it. A card was sent when it was ever past saved and not only
 * archived; a rejection by the retirement job is no response.
 */
export function boardHistory({ accountId, boardId }: Slots<OfBoard>) {
  return db
    .with(
      (cte) => cte("stays").materialized(),
      (query) =>
        query
          .selectFrom("applications as a")
          .innerJoinLateral(
            (eb) =>
              eb
                .selectFrom("status_history as h")
                .select((stay) => [
                  "h.application_id",
                  "h.status",
                  "h.entered_at",
                  "h.left_at",
                  stay.fn
                    .agg<Status | null>("lead", ["h.status"])
                    .over((over) => over.orderBy("h.entered_at").orderBy("h.id"))
                    .as("next_status"),
                ])
                .where("h.account_id", "=", accountId)
                .whereRef("h.application_id", "=", "a.id")
                .as("s"),
            (join) => join.onTrue(),
          )
          .select(["s.application_id", "s.status", "s.entered_at", "s.left_at", "s.next_status"])
          .where("a.account_id", "=", accountId)
          .where("a.board_id", "=", boardId),
    )
    .with("visits", (query) =>
      query
        .selectFrom("stays as s")
        .select((eb) => {
          const ever = (statuses: readonly Status[]) =>
            eb.fn.agg<boolean>("bool_or", [eb("s.status", "in", statuses)]);
          return [
            "s.application_id",
            ever(SENT).as("sent"),
            ever(ADVANCED).as("advanced"),
            ever(["rejected"]).as("rejected"),
            ever(["interviewing"]).as("interviewed"),
            ever(OFFERED).as("offered"),
            eb.fn
              .agg<string | null>("min", ["s.entered_at"])
              .filterWhere("s.status", "=", "applied")
              .as("applied_at"),
          ];
        })
        .groupBy("s.application_id"),
    )
    .with(
      (cte) => cte("cards").materialized(),
      (query) =>
        query
          .selectFrom("applications as a")
          .innerJoin("visits as v", "v.application_id", "a.id")
          .select((eb) => {
            const retired = eb.and([eb("a.is_auto_retired", "=", true), eb("a.status", "=", "rejected")]);
            const refused = eb.and([eb.ref("v.rejected"), eb.not(retired)]);
            return [
              "a.id as application_id",
              "a.status",
              "a.source",
              "a.resume_id",
              "v.sent",
              "v.interviewed",
              "v.offered",
              eb.or([eb.ref("v.advanced"), refused]).as("responded"),
              eb.fn.coalesce("a.application_date", "v.applied_at").as("applied_on"),
              eb.fn.coalesce("a.status_changed_at", "a.created_at").as("status_since"),
            ];
          })
          .where("a.account_id", "=", accountId)
          .where("a.board_id", "=", boardId),
    );
}

/** Whether the length of a stay `s` is known: it is over, and is none of those of no length through which an imported card came. */
export const IS_MEASURED = raw<boolean>`(${raw.ref("s.left_at")} > ${raw.ref("s.entered_at")})`;
/** The length of a stay `s` in days. */
export const STAY_DAYS = raw<number>`(extract(epoch FROM ${raw.ref("s.left_at")} - ${raw.ref("s.entered_at")}) / 86400)::float8`;
