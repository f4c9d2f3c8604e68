import { type RawBuilder, sql as raw } from "kysely";
import { DAY } from "#domain/units.ts";
import type { queues } from "./queues.ts";

/** The retention of a table's rows, and the job or action that deletes them. */
export type RetentionRule = {
  /** The period in words, for operators. */
  readonly kept: string;
  readonly why: string;
} & (
  | {
      readonly job: SweepJob;
      readonly past: RawBuilder<boolean>;
      /** The indexed column with a row's age, to find the expired rows of a personal table. */
      readonly instant?: string;
    }
  /** Deleted elsewhere: with the row that they belong to, or by the named code. */
  | { readonly by: string }
);
/** The jobs that delete expired rows by `RETENTION`. */
export type SweepJob = Extract<
  keyof typeof queues,
  | "forget-idempotency-keys"
  | "forget-expired-tokens"
  | "forget-used-budgets"
  | "forget-expired-grants"
  | "forget-old-records"
>;

/** Returns the condition that the row is older than this. */
export const olderThan = (column: string, seconds: number) =>
  raw<boolean>`${raw.ref(column)} < now() - make_interval(secs => ${raw.lit(seconds)})`;
/** Returns the condition that the instant has passed. */
export const isPast = (column: string) => raw<boolean>`${raw.ref(column)} <= now()`;
/** Returns a period in words. */
export const days = (seconds: number) => (seconds === DAY ? "1 day" : `${seconds / DAY} days`);

/** Rows of a person's search. */
export const withAccount = {
  kept: "with the account",
  why: "It is part of the person's job search.",
  by: "foreign key",
};
/** Rows that a person signs in with. */
export const withUser = { kept: "with the person", why: "It is how they sign in.", by: "foreign key" };
/** Rows of a signed-in browser. */
export const withSession = {
  kept: "with the session",
  why: "It is where the browser shows notifications.",
  by: "foreign key",
};
/** Settings of a person. */
export const settingOfUser = {
  kept: "with the person",
  why: "It is the person's setting.",
  by: "foreign key",
};
const ofOrganization = "It is part of the organization's records.";
/** Rows of an organization. */
export const withOrganization = { kept: "with the organization", why: ofOrganization, by: "foreign key" };
/** Records of an organization about an applicant, which `organization-retention` deletes too. */
export const aboutApplicant = {
  kept: "with the organization; about people who left, for as long as its owners chose",
  why: ofOrganization,
  by: "foreign key",
};
/** Returns the rule for a table with few rows, which are kept for good. */
export const fewRows = (why: string) => ({ kept: "for good", why, by: "–" });
