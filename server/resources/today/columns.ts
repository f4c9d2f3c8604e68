import { type AliasableExpression, type Expression, sql as raw } from "kysely";
import type { Status, TaskRepeat } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import type { Params } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";
import type { MarkedKind } from "./contract.ts";

export type AtInstant = { accountId: AccountId; now: Date };

/** The most listed items of a kind. */
export const A_KIND_MAX = 50;

/** Makes an expression nullable, so that the kinds in the union have the same type. */
export const orNull = <Type>(expression: AliasableExpression<Type>): AliasableExpression<Type | null> =>
  expression;
/** A null in place of a text that the kind doesn't have. */
export const nullColumn = raw<null>`NULL::text`;
/** Returns nulls for the fields that only a follow-up has. */
export const noFollowUp = () =>
  [
    raw<string | null>`NULL::text`.as("email"),
    raw<string | null>`NULL::timestamptz`.as("followUpSince"),
    raw<string | null>`NULL::timestamptz`.as("followUpDue"),
    raw<string | null>`NULL::text`.as("note"),
    ...noTask(),
  ] as const;
/** Returns nulls for the due date of a task. */
export const noDue = () =>
  [
    raw<string | null>`NULL::text`.as("due"),
    raw<string | null>`NULL::text`.as("timeZone"),
    raw<TaskRepeat | null>`NULL::text`.as("repeat"),
  ] as const;
/** Returns nulls for the fields that only a task has. */
export const noTask = () =>
  [
    ...noDue(),
    raw<string | null>`NULL::text`.as("subject"),
    raw<string | null>`NULL::text`.as("contactId"),
  ] as const;
/** Returns whether the date of the occasion is known; a card's date may be the time of its import. */
export const dateKnown = (isKnown = raw<boolean>`true`) => isKnown.as("isDateKnown");
/** The columns of a card and its company. */
export const cardColumns = [
  "a.job_title as title",
  raw<string | null>`c.name`.as("companyName"),
  raw<string | null>`a.id`.as("applicationId"),
  raw<string | null>`a.board_id`.as("boardId"),
  raw<Status | null>`a.status`.as("status"),
] as const;
/** The number of items of the kind, including those beyond the limit. */
export const ofKind = raw<number>`count(*) OVER ()`.as("ofKind");
export const days = (count: number) => raw`${raw.lit(`${count} days`)}::interval`;
export const after = (now: Expression<string>, count: number) =>
  raw<string>`${now}::timestamptz + ${days(count)}`;

/** Checks that the item isn't marked for this occasion. A mark with a time expires then. */
export function isUnmarked(
  { accountId, now }: Params<AtInstant>,
  kind: MarkedKind,
  subjectId: Expression<string>,
  occasion: Expression<string>,
) {
  const marks = selectFrom("today_marks as m")
    .select("m.kind")
    .where("m.kind", "=", kind)
    .where(equal({ "m.account_id": accountId, "m.subject_id": subjectId, "m.occasion": occasion }))
    .where((eb) => eb.or([eb("m.until", "is", null), eb("m.until", ">", now)]));
  return raw<boolean>`NOT EXISTS ${marks}`;
}
