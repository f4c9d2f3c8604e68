import { createHash } from "node:crypto";
import { sql as raw } from "kysely";
import { now } from "#server/lib/clock.ts";
import { env } from "#server/lib/env.ts";
import { any, equal } from "./clauses.ts";
import { OperationError } from "./errors.ts";
import { type Params, query } from "./query.ts";
import type { Sql } from "./sql.ts";
import { insertInto, listed, selectFrom, updateTable } from "./statements.ts";

/** A limit on uses within a window that begins with the first use. */
export type Budget = {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  /** The limit as a sentence, for the user who exceeds it. */
  readonly sentence: string;
};

type Subjects = { budget: string; subjects: readonly string[]; at: Date };
type Spent = Subjects & { amount: number; ends: Date; limit: number };
const spend = query.execute("budget_spend", (params: Params<Spent>) => {
  const at = raw<string>`${params.at}::timestamptz`;
  const begun = selectFrom(listed("asked", { subject: params.subjects }))
    .select([
      params.budget.as("budget"),
      "asked.subject",
      raw<number>`${params.amount}::int`.as("used"),
      at.as("began_at"),
      raw<string>`${params.ends}::timestamptz`.as("ends_at"),
    ])
    .orderBy("asked.subject");
  return insertInto("budget_uses")
    .columns(["budget", "subject", "used", "began_at", "ends_at"])
    .expression(begun)
    .onConflict((conflict) =>
      conflict
        .columns(["budget", "subject"])
        .doUpdateSet((eb) => {
          const isOver = eb("budget_uses.ends_at", "<=", at);
          const total = eb("budget_uses.used", "+", eb.ref("excluded.used"));
          return {
            used: eb.case().when(isOver).then(eb.ref("excluded.used")).else(total).end(),
            began_at: eb
              .case()
              .when(isOver)
              .then(eb.ref("excluded.began_at"))
              .else(eb.ref("budget_uses.began_at"))
              .end(),
            ends_at: eb
              .case()
              .when(isOver)
              .then(eb.ref("excluded.ends_at"))
              .else(eb.ref("budget_uses.ends_at"))
              .end(),
          };
        })
        .where((eb) =>
          eb.or([
            eb("budget_uses.ends_at", "<=", at),
            eb(eb("budget_uses.used", "+", eb.ref("excluded.used")), "<=", params.limit),
          ]),
        ),
    )
    .returning("subject");
});

const readEnd = query.value("budget_end", ({ budget, subjects, at }: Params<Subjects>) =>
  selectFrom("budget_uses")
    .select((eb) => eb.fn.max("ends_at").as("endsAt"))
    .where(equal({ budget, subject: any(subjects) }))
    .where("ends_at", ">", at),
);

const returnUses = query.execute("budget_return", ({ budget, subjects, at }: Params<Subjects>) =>
  updateTable("budget_uses")
    .set((eb) => ({ used: eb("used", "-", 1) }))
    .where(equal({ budget, subject: any(subjects) }))
    .where("ends_at", ">", at)
    .where("used", ">", 0),
);

/**
 * Spends an amount of each subject's budget in the caller's transaction. A rollback restores the budget; all
 * processes share the count.
 * @throws rate_limited, with the limit in its sentence and Retry-After, if a subject has too little left
 */
export async function spendBudget(
  sql: Sql,
  budget: Budget,
  subjects: readonly string[],
  amount = 1,
): Promise<void> {
  if (subjects.length === 0 || env().RATE_LIMIT === "off") return;
  const at = now();
  const spending = { budget: budget.name, subjects: [...new Set(subjects)], at };
  const { limit } = budget;
  const ends = endOf(budget, at);
  const granted = amount > limit ? 0 : await spend(sql, { ...spending, amount, ends, limit });
  if (granted === spending.subjects.length) return;
  throw overBudget(budget, at, await readEnd(sql, spending));
}

/** Gives one use back to the budget of each subject that has used any in the current window. */
export async function returnToBudget(sql: Sql, { name }: Budget, subjects: readonly string[]): Promise<void> {
  await returnUses(sql, { budget: name, subjects, at: now() });
}

/** Spends one use of a subject's budget, if any is left. Returns whether it did. */
export async function spendIfLeft(sql: Sql, budget: Budget, subject: string): Promise<boolean> {
  if (env().RATE_LIMIT === "off") return true;
  const at = now();
  const { name, limit } = budget;
  const spending = { budget: name, subjects: [subject], at, amount: 1, ends: endOf(budget, at), limit };
  return (await spend(sql, spending)) > 0;
}

/** Returns the digest under which a budget stores a subject that isn't an id, such as an email address. */
export function subjectOf(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

function endOf({ seconds }: Budget, at: Date): Date {
  return new Date(at.getTime() + seconds * 1_000);
}

function overBudget(budget: Budget, at: Date, endsAt: string | null): OperationError {
  const ends = endsAt === null ? endOf(budget, at) : new Date(endsAt);
  const seconds = Math.max(1, Math.ceil((ends.getTime() - at.getTime()) / 1_000));
  return new OperationError("rate_limited", `${budget.sentence} Try again in ${inWords(seconds)}.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
