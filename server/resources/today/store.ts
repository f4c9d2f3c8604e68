import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { Kind, Outlook, TodayItem } from "./contract.ts";
import { type AtInstant, itemsOf } from "./items.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "today_marks.kind": Kind;
  }
}

/** An item and its occasion, as a mark names them. */
type Marked = Pick<TodayItem, "kind" | "subjectId" | "occasion">;

const ITEMS = statement("today_items", itemsOf);

// In order: for somebody without cards PostgreSQL would otherwise look for one through everybody's.
const OUTLOOK = statement("today_outlook", ({ accountId, now }: Slots<AtInstant>) =>
  db
    .selectFrom("today_marks as m")
    .select((eb) => {
      const card = eb
        .selectFrom("applications as a")
        .select("a.id")
        .where("a.account_id", "=", accountId)
        .orderBy("a.id")
        .limit(1)
        .$asScalar();
      const dated = eb
        .selectFrom("contacts as n")
        .where("n.account_id", "=", accountId)
        .where("n.follow_up_due", ">", now);
      const count = dated.select((all) => all.fn.countAll<number>().as("count")).$asScalar();
      const first = dated.select((all) => all.fn.min("n.follow_up_due").as("at")).$asScalar();
      return [
        raw<boolean>`${card} IS NOT NULL`.as("hasCards"),
        raw<number>`${eb.fn.countAll<number>()} + ${count}`.as("snoozed"),
        raw<string | null>`least(${eb.fn.min("m.until")}, ${first})`.as("nextAt"),
      ];
    })
    .where("m.account_id", "=", accountId)
    .where("m.until", ">", now),
);

/** What there is to do at an instant, without what was marked. */
export function readItems(sql: Sql, accountId: AccountId, at: Date): Promise<TodayItem[]> {
  return sql.all(ITEMS, { accountId, now: at.toISOString() });
}

/** What an account has beyond today. */
export async function readOutlook(sql: Sql, accountId: AccountId, at: Date): Promise<Outlook> {
  const outlook = await sql.first(OUTLOOK, { accountId, now: at.toISOString() });
  return outlook ?? { hasCards: false, snoozed: 0, nextAt: null };
}

/** Takes an item off the page: for good, or until an instant. Saying it twice changes nothing more. */
export async function writeMark(
  prisma: PrismaTransaction,
  accountId: AccountId,
  { kind, subjectId, occasion }: Marked,
  { until, at }: { until: string | null; at: Date },
): Promise<void> {
  const said = { occasion, until, markedAt: at };
  await prisma.todayMark.upsert({
    where: { accountId_kind_subjectId: { accountId, kind, subjectId } },
    create: { accountId, kind, subjectId, ...said },
    update: said,
  });
}

/** Brings an item back. */
export async function deleteMark(
  prisma: PrismaTransaction,
  accountId: AccountId,
  { kind, subjectId, occasion }: Marked,
): Promise<void> {
  await prisma.todayMark.deleteMany({ where: { accountId, kind, subjectId, occasion } });
}
