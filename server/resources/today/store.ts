import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { columnsOf, equal, excluded, onTrue } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import type { AtInstant } from "./columns.ts";
import type { MarkedKind, Today, TodayItem } from "./contract.ts";
import { itemsOf } from "./items.ts";

// Ordered, because PostgreSQL would scan every account's cards if the account has none.
function outlookOf({ accountId, now }: Params<AtInstant>) {
  return selectFrom("today_marks as m")
    .select((eb) => {
      const card = eb
        .selectFrom("applications as a")
        .select("a.id")
        .where("a.account_id", "=", accountId)
        .orderBy("a.id")
        .limit(1)
        .$asScalar();
      const laterIn = (table: "contacts" | "applications") =>
        selectFrom(`${table as "contacts"} as t`)
          .select("t.follow_up_due as at")
          .where("t.account_id", "=", accountId)
          .where("t.follow_up_due", ">", now);
      const laterTasks = selectFrom("tasks as t")
        .select("t.comes_up_at as at")
        .where(equal({ "t.account_id": accountId, "t.done_at": null }))
        .where("t.comes_up_at", ">", now);
      const later = selectFrom(
        laterIn("contacts").unionAll(laterIn("applications")).unionAll(laterTasks).as("later"),
      );
      const count = later.select((all) => all.fn.countAll<number>().as("count")).$asScalar();
      const first = later.select((all) => all.fn.min("later.at").as("at")).$asScalar();
      return [
        raw<boolean>`${card} IS NOT NULL`.as("hasCards"),
        raw<number>`${eb.fn.countAll<number>()} + ${count}`.as("snoozed"),
        raw<string | null>`least(${eb.fn.min("m.until")}, ${first})`.as("nextAt"),
      ];
    })
    .where("m.account_id", "=", accountId)
    .where("m.until", ">", now);
}

/** Returns the items in their order, one per row, each joined with the outlook; without items, a row with only the outlook. */
const readPage = query.many("today_page", (params: Params<AtInstant>) =>
  selectFrom(outlookOf(params).as("o")).leftJoin(itemsOf(params).as("i"), onTrue).selectAll(),
);

/** Returns the unmarked items at an instant, how many there are of each kind, and the outlook beyond today. */
export async function readToday(sql: Sql, accountId: AccountId, at: Date): Promise<Today> {
  const rows = await readPage(sql, { accountId, now: at });
  const [{ hasCards, snoozed, nextAt } = { hasCards: false, snoozed: 0, nextAt: null }] = rows;
  const counts = Object.fromEntries(
    rows.flatMap(({ kind, ofKind }) => (kind && ofKind ? [[kind, ofKind]] : [])),
  );
  return { items: rows.flatMap(itemIn), counts, outlook: { hasCards, snoozed, nextAt } };
}

function itemIn({
  hasCards: _,
  snoozed: __,
  nextAt: ___,
  ofKind: ____,
  ...item
}: RowOf<typeof readPage>): TodayItem[] {
  const { kind, subjectId, occasion, title, isDateKnown } = item;
  if (kind === null || subjectId === null || occasion === null || title === null) return [];
  return [{ ...item, kind, subjectId, occasion, title, isDateKnown: isDateKnown ?? true }];
}

/** An item and its occasion, as a mark names them. */
type Marked = { accountId: AccountId; kind: MarkedKind } & Pick<TodayItem, "subjectId" | "occasion">;
type Mark = Marked & { until: string | null; at: Date };

/** The most marks that an account keeps. Items aren't counted, because a mark may outlive its item. */
const MARKS_MAX = LIMITS.quotas.cards;

/**
 * Deletes the oldest marks of an account that has too many, so that marks for items that don't exist can't
 * fill the table.
 */
const deleteOldestMarks = query.execute("today_marks_prune", ({ accountId }: Params<OfAccount>) => {
  const marks = selectFrom("today_marks as m").where("m.account_id", "=", accountId);
  const newest = marks.select("m.marked_at").orderBy("m.marked_at", "desc");
  return deleteFrom("today_marks")
    .where("account_id", "=", accountId)
    .where("marked_at", "<=", newest.offset(MARKS_MAX).limit(1));
});

const upsertMark = query.execute("today_mark", ({ at, ...params }: Params<Mark>) =>
  insertInto("today_marks")
    .values({ ...columnsOf(params), marked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "kind", "subject_id"])
        .doUpdateSet(excluded("occasion", "until", "marked_at")),
    ),
);

/** Removes an item from the page, permanently or until an instant. A repeated call changes nothing more. */
export async function writeMark(sql: Sql, mark: Mark): Promise<void> {
  await upsertMark(sql, mark);
  await deleteOldestMarks(sql, { accountId: mark.accountId });
}

/** Restores an item to the page. */
export const deleteMark = query.execute(
  "today_unmark",
  ({ accountId, kind, subjectId, occasion }: Params<Marked>) =>
    deleteFrom("today_marks").where(equal({ account_id: accountId, kind, subject_id: subjectId, occasion })),
);

const insertOnce = query.matches("today_mark_once", ({ at, ...params }: Params<Omit<Mark, "until">>) =>
  insertInto("today_marks")
    .values({ ...columnsOf(params), marked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "kind", "subject_id"])
        .doUpdateSet(excluded("occasion", "until", "marked_at"))
        .where((eb) =>
          eb.or([
            eb("today_marks.occasion", "<>", eb.ref("excluded.occasion")),
            eb("today_marks.until", "is not", null),
          ]),
        ),
    ),
);

/** Removes an item permanently; false if it was removed already, so that of two concurrent calls one succeeds. */
export async function insertMark(sql: Sql, mark: Omit<Mark, "until">): Promise<boolean> {
  const isNew = await insertOnce(sql, mark);
  if (isNew) await deleteOldestMarks(sql, { accountId: mark.accountId });
  return isNew;
}

/** Returns the account's weekly goal, or null if there is no such account. */
export const readGoal = query.maybeOne("today_goal", ({ accountId }: Params<OfAccount>) =>
  selectFrom("accounts").select("weekly_goal as goal").where("id", "=", accountId),
);

/** Sets the account's weekly goal, or removes it. */
export const writeGoal = query.execute(
  "today_goal_write",
  ({ accountId, goal }: Params<OfAccount & { goal: number | null }>) =>
    updateTable("accounts").set({ weekly_goal: goal }).where("id", "=", accountId),
);
