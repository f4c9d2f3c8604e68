import { type AliasableExpression, sql as raw } from "kysely";
import type { Status, TaskRepeat } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";

export type AtInstant = { accountId: AccountId; now: Date };

/** The most listed items of a kind. */
export const A_KIND_MAX = 50;

/** Makes an expression nullable, so that the kinds in the union have the same type. */
export const orNull = <Type>(expression: AliasableExpression<Type>): AliasableExpression<Type | null> =>
  expression;
/** A null in place of a text that the kind doesn't have. */
export const nothing = raw<null>`NULL::text`;
/** Returns nulls for the fields that only a follow-up has. */
export const noFollowUp = () =>
  [
    raw<string | null>`NULL::text`.as("email"),
    raw<string | null>`NULL::timestamptz`.as("followUpSince"),
    raw<string | null>`NULL::timestamptz`.as("followUpDue"),
    raw<string | null>`NULL::text`.as("note"),
    ...noTask(),
  ] as const;
/** Returns nulls for the fields that only a task has. */
export const noTask = () =>
  [
    raw<string | null>`NULL::text`.as("due"),
    raw<string | null>`NULL::text`.as("timeZone"),
    raw<TaskRepeat | null>`NULL::text`.as("repeat"),
    raw<string | null>`NULL::text`.as("subject"),
    raw<string | null>`NULL::text`.as("contactId"),
  ] as const;
/** Returns whether the date of the occasion is known; a card's may be that of its import. */
export const known = (isKnown = raw<boolean>`true`) => isKnown.as("isDateKnown");
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
