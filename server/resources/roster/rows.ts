import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { STATED_FIELD } from "#domain/applicant-fields.ts";
import {
  ATTENTION_REASONS,
  type AttentionReason,
  NO_ACTIVITY_DAYS,
  NO_APPLICATIONS_DAYS,
} from "#domain/attention.ts";
import { INTENT_NAMES, OUTCOME_INTENTS } from "#domain/outcomes/kinds.ts";
import { APPLICANTS } from "#domain/roles.ts";
import { DAYS_PATTERN } from "#domain/roster-filter.ts";
import { NO_COACH, NO_COHORT } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { equal, on, onTrue } from "#server/core/clauses.ts";
import type { Params } from "#server/core/query.ts";
import { db, isoText, selectFrom } from "#server/core/statements.ts";
import { coachesOf, isCoached } from "#server/resources/caseload/service.ts";
import { boardsOf, figuresOf } from "./board-figures.ts";
import type { RosterRow } from "./contract.ts";
import { handledOf } from "./store/handled.ts";

/** A roster at an instant, optionally filtered by cohort, coach, and values of fields. */
export type RosterOf = {
  organizationId: OrganizationId;
  at: Date;
  cohortId?: string | undefined;
  coachId?: string | undefined;
  /** The wanted value of each field by its ID, as JSON text. */
  fields?: string | undefined;
};

/** The variant of a filter by cohort: `isUnplaced` is true if it selects the applicants without a cohort. */
export type CohortChoice = { readonly isUnplaced: boolean };
/** The variant of a filter by cohort and coach: `isUncoached` is true if it selects the applicants without a coach. */
export type RosterChoice = CohortChoice & { readonly isUncoached: boolean };

/** Returns the variant of the query for a filter by cohort. */
export function cohortChoice(cohortId: string | undefined): CohortChoice {
  return { isUnplaced: cohortId === NO_COHORT };
}

/** Returns the variant of the query for a filter by cohort and coach. */
export function rosterChoice({ cohortId, coachId }: Pick<RosterOf, "cohortId" | "coachId">): RosterChoice {
  return { ...cohortChoice(cohortId), isUncoached: coachId === NO_COACH };
}

/** Selects the applicants `m` of an organization. */
export function applicantsOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("members as m")
    .select(["m.organization_id", "m.account_id", "m.id", "m.email", "m.joined_at"])
    .where(equal({ "m.organization_id": organizationId, "m.role": APPLICANTS }));
}

/** Checks whether an applicant `m` has the wanted values of fields, by the same rule as the roster page (domain/roster-filter.ts). */
function hasFields(organizationId: Expression<OrganizationId>, fields: Expression<string>) {
  const stored = raw`CASE WHEN w.key = ${raw.lit(STATED_FIELD)} THEN ${statedIntent(organizationId)} ELSE r.fields->>w.key END`;
  const [value, expected] = [raw`coalesce(${stored}, '')`, raw`w.value`];
  const end = (part: 1 | 2) => raw`split_part(${expected}, '..', ${raw.lit(part)})`;
  return raw<boolean>`NOT EXISTS (
    SELECT FROM jsonb_each_text(${fields}::jsonb) w
    LEFT JOIN roster_records r ON r.organization_id = ${organizationId} AND r.account_id = ${raw.ref("m.account_id")}
    WHERE NOT CASE WHEN ${expected} ~ ${raw.lit(DAYS_PATTERN)}
      THEN ${value} <> '' AND ${value} COLLATE "C" >= ${end(1)} AND (${end(2)} = '' OR ${value} COLLATE "C" <= ${end(2)})
      ELSE ${value} = ${expected} END)`;
}

/** Selects the applicants who match a filter by cohort, coach, and fields. */
export function filteredApplicants(
  { organizationId, cohortId, coachId, fields }: Params<Omit<RosterOf, "at">>,
  { isUnplaced, isUncoached }: CohortChoice & Partial<RosterChoice>,
) {
  let applicants = applicantsOf(organizationId);
  if (isUncoached) applicants = applicants.where(({ not }) => not(isCoached(organizationId, "m.account_id")));
  else if (coachId) applicants = applicants.where(isCoached(organizationId, "m.account_id", coachId));
  if (fields) applicants = applicants.where(hasFields(organizationId, fields));
  if (!cohortId) return applicants;
  const open = selectFrom("cohort_stints as s")
    .select("s.id")
    .where("s.organization_id", "=", organizationId)
    .whereRef("s.account_id", "=", raw.ref("m.account_id"))
    .where("s.left_at", "is", null);
  return applicants.where(({ exists, not }) =>
    isUnplaced ? not(exists(open)) : exists(open.where("s.cohort_id", "=", cohortId)),
  );
}

/**
 * Selects a row of figures for each applicant. The organization's data and the boards are materialized, because a cluster reads both from
 * different nodes before it joins them.
 * @param applicants the requested applicants; only their boards are read
 * @param boards selects the figures of their boards; if missing, those of the boards that they share
 */
export function rosterRows(
  applicants: ReturnType<typeof applicantsOf>,
  { organizationId, at }: Params<Omit<RosterOf, "cohortId">>,
  boards: ReturnType<typeof boardsOf> = boardsOf(at),
) {
  return db
    .with(
      (cte) => cte("m").materialized(),
      () => applicants,
    )
    .with(
      (cte) => cte("shared").materialized(),
      (queries) =>
        queries
          .selectFrom("m")
          .innerJoin(
            "shares as sh",
            on({ "sh.organization_id": organizationId, "sh.account_id": "m.account_id" }),
          )
          .select(["sh.id", "sh.account_id", "sh.board_id"]),
    )
    .with(
      (cte) => cte("b").materialized(),
      () => boards,
    )
    .selectFrom("m")
    .innerJoin("accounts as account", "account.id", "m.account_id")
    .leftJoinLateral(stintsOf(organizationId).as("stints"), onTrue)
    .leftJoin(
      "attention_marks as mark",
      on({ "mark.organization_id": organizationId, "mark.account_id": "m.account_id" }),
    )
    .leftJoin(
      "roster_records as record",
      on({ "record.organization_id": organizationId, "record.account_id": "m.account_id" }),
    )
    .leftJoinLateral(coachesOf(organizationId).as("coached"), onTrue)
    .leftJoin(figuresOf().as("boards"), "boards.account_id", "m.account_id")
    .select((eb) => {
      const isSharing = eb("boards.account_id", "is not", null);
      const isQuiet = (last: Expression<string | null>, days: number) =>
        raw`${isSharing} AND (${last} >= ${at}::timestamptz - interval '1 day' * ${days}) IS NOT TRUE`;
      const count = (column: Expression<number | null>) => eb.fn.coalesce(column, raw<number>`0`);
      return [
        "m.id as memberId",
        "m.email as applicantEmail",
        "account.display_name as applicantDisplayName",
        "m.joined_at as joinedAt",
        "record.student_id as studentId",
        fieldsOf().as("fields"),
        eb.fn.coalesce("stints.cohorts", emptyList<RosterRow["cohorts"]>()).as("cohorts"),
        eb.fn.coalesce("coached.coaches", emptyList<RosterRow["coaches"]>()).as("coaches"),
        eb.fn.coalesce("boards.shares", emptyList<RosterRow["shares"]>()).as("shares"),
        jsonBuildObject({
          applications: count(eb.ref("boards.total")),
          applied: count(eb.ref("boards.applied")),
          interviewing: count(eb.ref("boards.interviewing")),
          offers: count(eb.ref("boards.offers")),
          accepted: count(eb.ref("boards.accepted")),
          rejected: count(eb.ref("boards.rejected")),
        }).as("totals"),
        count(eb.ref("boards.upcoming")).as("upcomingInterviews"),
        "boards.last_activity as lastActivityAt",
        "boards.last_applied as lastAppliedAt",
        reasonsOf({
          no_share: eb.not(isSharing),
          no_activity_14_days: isQuiet(eb.ref("boards.last_activity"), NO_ACTIVITY_DAYS),
          no_applications_7_days: isQuiet(eb.ref("boards.last_applied"), NO_APPLICATIONS_DAYS),
          interview_without_feedback: eb.ref("boards.unreviewed"),
        }).as("needsAttention"),
        handledOf().as("handled"),
      ];
    });
}

/** Returns the reasons that apply, in their order. */
function reasonsOf(conditions: Record<AttentionReason, Expression<unknown>>) {
  const each = ATTENTION_REASONS.map((reason) => raw`CASE WHEN ${conditions[reason]} THEN ${reason} END`);
  return raw<AttentionReason[]>`array_remove(ARRAY[${raw.join(each)}], NULL)`;
}

const intentNames = raw.join(
  OUTCOME_INTENTS.map((intent) => raw`WHEN ${raw.lit(intent)} THEN ${raw.lit(INTENT_NAMES[intent])}`),
  raw` `,
);

/** Returns the fields that staff recorded about an applicant, and the applicant's stated intent. */
function fieldsOf() {
  return raw<Record<string, string>>`coalesce(record.fields - ${raw.lit(STATED_FIELD)}, '{}'::jsonb)
    || jsonb_strip_nulls(jsonb_build_object(${raw.lit(STATED_FIELD)}, CASE stints.intent ${intentNames} END))`;
}

/** Sorts the membership that counts in reports first: a current one, or else the latest. */
const JUDGED_FIRST = raw`s.left_at DESC NULLS FIRST, s.id DESC`;

/** Selects the name of an applicant `m`'s stated intent. */
function statedIntent(organizationId: Expression<OrganizationId>) {
  return raw`(SELECT CASE s.intent ${intentNames} END FROM cohort_stints s
    WHERE s.organization_id = ${organizationId} AND s.account_id = ${raw.ref("m.account_id")} ORDER BY ${JUDGED_FIRST} LIMIT 1)`;
}

/** Selects the cohort memberships of an applicant `m`, newest first. */
function stintsOf(organizationId: Expression<OrganizationId>) {
  return (
    selectFrom("cohort_stints as s")
      .innerJoin("cohorts as c", on({ "c.organization_id": organizationId, "c.id": "s.cohort_id" }))
      .select((eb) =>
        eb.fn
          .jsonAgg(
            jsonBuildObject({
              id: eb.ref("c.id"),
              name: eb.ref("c.name"),
              joinedAt: isoText(eb.ref("s.joined_at")),
              leftAt: isoText(eb.ref("s.left_at")),
              departureReason: eb.ref("s.departure_reason"),
            }),
          )
          .orderBy("s.joined_at", "desc")
          .orderBy("s.id", "desc")
          .as("cohorts"),
      )
      // The intent of the membership that counts in reports.
      .select(raw<string | null>`(array_agg(s.intent ORDER BY ${JUDGED_FIRST}))[1]`.as("intent"))
      .where("s.organization_id", "=", organizationId)
      .whereRef("s.account_id", "=", raw.ref("m.account_id"))
  );
}

const emptyList = <List>() => raw<List>`'[]'::json`;
