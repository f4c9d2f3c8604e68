import { type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { db } from "#server/core/statements.ts";

/** Characters of one kind of long text that a search of an account reads in all. */
const READ_IN_ALL = 2_500_000;
/** Of each text at least so many, however many there are. */
const READ_OF_EACH = 125;

/** The tables whose long texts are searched. */
const TABLES = {
  cards: "applications",
  interviews: "interviews",
  coachNotes: "coach_notes",
  companies: "companies",
  contacts: "contacts",
  interactions: "interactions",
} as const;

/**
 * The part of a long text that is searched: all of it in an account of fifty cards, ever less of each the more there are, so that a
 * search takes as long in the largest account. PostgreSQL counts the rows once for a statement, and unpacks no more of a text than this.
 */
export function beginningOf(
  kind: keyof typeof TABLES,
  text: Expression<string | null>,
  accountId: Expression<AccountId>,
) {
  // The type of one table stands for that of all: nothing is read of a row.
  const many = db
    .selectFrom(`${TABLES[kind]} as counted` as "applications as counted")
    .select(({ fn }) => fn.countAll().as("many"))
    .where("counted.account_id", "=", accountId);
  const part = raw`greatest(${raw.lit(READ_OF_EACH)}, ${raw.lit(READ_IN_ALL)} / greatest(1, (${many})))::int`;
  return raw<string | null>`left(${text}, ${part})`;
}
