import { type Expression, type InferResult, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { FEEDBACK_GRACE_HOURS } from "#domain/attention.ts";
import type { AccountId } from "#server/core/access.ts";
import { fieldsOf, on, onTrue } from "#server/core/clauses.ts";
import { countWhere, db, isoText, selectFrom } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { isDateKnown, lastOwnActionAt } from "#server/resources/applications/service/read.ts";
import { needsFeedback } from "#server/resources/interviews/service.ts";

/**
 * Selects the figures of each board in `shared`: its cards by column, its interviews, and its last activity.
 * @param accountId the applicant's account, if only one is requested
 */
export function boardsOf(at: Expression<string>, accountId?: Expression<AccountId>) {
  const account = accountId ?? raw.ref<AccountId>("b.account_id");
  const boards = db
    .withTables<{ shared: Pick<Tables["shares"], "id" | "account_id" | "board_id"> }>()
    .selectFrom("shared as sh")
    .innerJoin("boards as b", on({ "b.account_id": "sh.account_id", "b.id": "sh.board_id" }))
    .crossJoinLateral(cardsOf(account).as("cards"))
    .leftJoinLateral(appliedOf(account).as("applied"), onTrue)
    .crossJoinLateral(interviewsOf(account, at).as("interviews"))
    .select([
      "b.account_id",
      "sh.id as shareId",
      ...fieldsOf("b", "id:boardId name:boardName is_active"),
      ...fieldsOf("cards", "total applied interviewing offers accepted rejected"),
      "applied.last_applied",
      ...fieldsOf("interviews", "upcoming unreviewed"),
    ])
    .select((eb) =>
      eb.fn<string | null>("greatest", ["cards.touched", "interviews.touched"]).as("last_activity"),
    );
  return accountId === undefined ? boards : boards.where("b.account_id", "=", accountId);
}
type Board = InferResult<ReturnType<typeof boardsOf>>[number];

/** Selects the figures of boards from a list of them, as `boardsOf` selects them from the tables. */
export function boardsOfJson(boards: Expression<string>): ReturnType<typeof boardsOf> {
  const columns = raw`l (account_id text, "shareId" text, "boardId" text, "boardName" text, "isActive" boolean, total int, applied int,
    interviewing int, offers int, accepted int, rejected int, last_applied timestamptz, upcoming int, unreviewed boolean,
    last_activity timestamptz)`;
  const listed = selectFrom(raw<Board>`jsonb_to_recordset(${boards}::jsonb)`.as<"l">(columns)).selectAll();
  // The rows are the same; only their origin differs.
  return listed as unknown as ReturnType<typeof boardsOf>;
}

/** Sums the figures of the boards `b` of each account. */
export const figuresOf = () =>
  db
    .withTables<{ b: Board }>()
    .selectFrom("b")
    .select((eb) => {
      const sum = (column: Expression<number>) => raw<number>`sum(${column})::int`;
      return [
        "b.account_id",
        sum(eb.ref("b.total")).as("total"),
        sum(eb.ref("b.applied")).as("applied"),
        sum(eb.ref("b.interviewing")).as("interviewing"),
        sum(eb.ref("b.offers")).as("offers"),
        sum(eb.ref("b.accepted")).as("accepted"),
        sum(eb.ref("b.rejected")).as("rejected"),
        sum(eb.ref("b.upcoming")).as("upcoming"),
        eb.fn.max("b.last_activity").as("last_activity"),
        eb.fn.max("b.last_applied").as("last_applied"),
        anyTrue(eb.ref("b.unreviewed")).as("unreviewed"),
        eb.fn
          .jsonAgg(
            jsonBuildObject({
              shareId: eb.ref("b.shareId"),
              boardId: eb.ref("b.boardId"),
              boardName: eb.ref("b.boardName"),
              isActive: eb.ref("b.isActive"),
              applicationCount: eb.ref("b.total"),
              lastActivityAt: isoText(eb.ref("b.last_activity")),
            }),
          )
          .orderBy("b.shareId")
          .as("shares"),
      ];
    })
    .groupBy("b.account_id");

/** Selects the figures of the cards of a board `b`. */
function cardsOf(account: Expression<AccountId>) {
  return selectFrom("applications as a")
    .select((eb) => [
      raw<number>`count(*)::int`.as("total"),
      countWhere(eb("a.status", "=", "applied")).as("applied"),
      countWhere(eb("a.status", "=", "interviewing")).as("interviewing"),
      countWhere(eb("a.status", "=", "offer")).as("offers"),
      countWhere(eb("a.status", "=", "accepted")).as("accepted"),
      countWhere(eb("a.status", "=", "rejected")).as("rejected"),
      raw<string | null>`max(${lastOwnActionAt()})`.as("touched"),
    ])
    .where("a.account_id", "=", account)
    .whereRef("a.board_id", "=", raw.ref("b.id"));
}

/** Selects the time when a card of a board `b` last reached applied. Reads only the end of an index. */
function appliedOf(account: Expression<AccountId>) {
  return (
    selectFrom("status_history as h")
      .innerJoin("applications as a", on({ "a.account_id": account, "a.id": "h.application_id" }))
      .select("h.entered_at as last_applied")
      .where("h.account_id", "=", account)
      .whereRef("a.board_id", "=", raw.ref("b.id"))
      // The status is a literal, so that every plan can use the partial index.
      .where(raw<boolean>`h.status = 'applied'`)
      .where(isDateKnown())
      .orderBy("h.entered_at", "desc")
      .limit(raw<number>`1`)
  );
}

/** Selects the figures of the interviews of a board `b`. */
function interviewsOf(account: Expression<AccountId>, at: Expression<string>) {
  const due = raw<string>`${at}::timestamptz - interval '1 hour' * ${FEEDBACK_GRACE_HOURS}`;
  return selectFrom("interviews as i")
    .innerJoin("applications as a", on({ "a.account_id": account, "a.id": "i.application_id" }))
    .select((eb) => [
      eb.fn.max("i.updated_at").as("touched"),
      countWhere(
        eb.and([eb("i.scheduled_at", ">", raw<string>`${at}::timestamptz`), eb("i.outcome", "=", "pending")]),
      ).as("upcoming"),
      anyTrue(needsFeedback(due)).as("unreviewed"),
    ])
    .where("i.account_id", "=", account)
    .whereRef("a.board_id", "=", raw.ref("b.id"));
}

const anyTrue = (condition: Expression<unknown>) => raw<boolean>`coalesce(bool_or(${condition}), false)`;
