import { type Expression, sql as raw } from "kysely";
import { PAY_PERIODS_A_YEAR } from "#domain/outcomes/kinds.ts";
import { type Deadline, STANDARDS, type Standard, type StandardName } from "#domain/outcomes/standards.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { equal, fieldsOf, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";
import { enteredColumns } from "./outcomes.ts";

/** The filters that select the people of a report. */
export type ReportParams = {
  organizationId: OrganizationId;
  cohortId?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
};

const day = (instant: Expression<unknown>) => raw<string>`(${instant} AT TIME ZONE 'UTC')::date`;

/** Returns the last day on which an outcome counts. */
function lastDay(deadline: Deadline): Expression<string> {
  if (deadline === null) return raw<string>`'infinity'::date`;
  const left = day(raw.ref("s.left_at"));
  if (deadline.kind === "days") return raw<string>`${left} + ${raw.lit(deadline.days)}::int`;
  const next = raw`(extract(month FROM ${left}) >= ${raw.lit(deadline.firstMonth)})::int`;
  return raw<string>`make_date(extract(year FROM ${left})::int + ${next}, 12, 31)`;
}

/** Selects the last membership `s` of each person whom a standard counts. */
function memberships({ organizationId, cohortId, since, until }: Params<ReportParams>, { judges }: Standard) {
  let stints = selectFrom("cohort_stints as m")
    .select([
      "m.id",
      "m.cohort_id",
      "m.account_id",
      "m.joined_at",
      "m.left_at",
      "m.departure_reason",
      "m.intent",
    ])
    .distinctOn("m.account_id")
    .where("m.organization_id", "=", organizationId)
    .orderBy("m.account_id")
    .orderBy("m.left_at", (order) => order.desc().nullsFirst())
    .orderBy("m.id", "desc");
  if (cohortId) stints = stints.where("m.cohort_id", "=", cohortId);
  const isOpen = judges === "everyone" ? raw`m.left_at IS NULL` : raw`false`;
  if (judges === "graduates") stints = stints.where("m.departure_reason", "in", ["completed", "placed"]);
  else stints = stints.where(raw<boolean>`m.departure_reason IS DISTINCT FROM 'withdrew'`);
  if (since) stints = stints.where(raw<boolean>`(${isOpen} OR m.left_at >= ${since}::timestamptz)`);
  if (until) stints = stints.where(raw<boolean>`(${isOpen} OR m.left_at <= ${until}::timestamptz)`);
  return stints;
}

/** Selects each person's membership `s`, with the outcome `o` that counts, if there is one. */
function countedPeople(params: Params<ReportParams>, standard: StandardName) {
  const rule: Standard = STANDARDS[standard];
  return selectFrom(memberships(params, rule).as("s")).leftJoinLateral(
    (eb) =>
      eb
        .selectFrom("outcomes")
        .selectAll()
        .select(
          raw<boolean>`evidence IS NOT NULL OR EXISTS (SELECT FROM organization_files f
            WHERE f.organization_id = ${params.organizationId} AND f.outcome_id = outcomes.id)`.as(
            "is_documented",
          ),
        )
        .where(equal({ organization_id: params.organizationId, account_id: "s.account_id" }))
        .where("mistaken_at", "is", null)
        .where(raw<boolean>`happened_on BETWEEN ${day(raw.ref("s.joined_at"))} AND ${lastDay(rule.deadline)}`)
        .orderBy("happened_on", "desc")
        .orderBy("recorded_at", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .as("o"),
    onTrue,
  );
}

/** The key of a person's case, in the format of `caseKey` in the domain. */
const caseKey = raw<string>`concat_ws(' ', coalesce(o.kind, '-'), coalesce(o.in_field::text, '-'),
  coalesce(o.is_own_hire, false)::text, coalesce(o.is_full_time_term, false)::text, coalesce(o.is_documented, false)::text,
  coalesce(s.intent, '-'))`;

/** Counts the people of each case, and how many of them contest their outcome. */
export const countCases = query.many(
  "outcomes_cases",
  (params: Params<ReportParams>, { standard }: { standard: StandardName }) =>
    countedPeople(params, standard)
      .select([
        caseKey.as("key"),
        raw<number>`count(*)::int`.as("count"),
        raw<number>`count(o.contested_at)::int`.as("contested"),
      ])
      .groupBy(caseKey),
);

const factors = raw.join(
  Object.entries(PAY_PERIODS_A_YEAR).map(
    ([period, factor]) => raw`WHEN ${raw.lit(period)} THEN ${raw.lit(factor)}`,
  ),
  raw` `,
);
const annualPay = raw`o.pay_amount * CASE o.pay_period ${factors} END`;

/** Returns the median pay of the people of these cases, by currency. */
export const readPay = query.many(
  "outcomes_pay",
  (
    { keys, ...params }: Params<ReportParams & { keys: readonly string[] }>,
    { standard }: { standard: StandardName },
  ) =>
    countedPeople(params, standard)
      .select([
        "o.pay_currency as currency",
        raw<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${annualPay})`.as("medianAnnual"),
        raw<number>`count(*)::int`.as("n"),
      ])
      .where(raw<boolean>`${caseKey} = ANY (${keys}::text[])`)
      .where("o.pay_currency", "is not", null)
      .groupBy("o.pay_currency")
      .orderBy("o.pay_currency")
      .limit(CURRENCIES_MAX),
);

/** A limit above the number of existing currencies. */
const CURRENCIES_MAX = 200;

/** Returns the rows of a file: people sorted by email, with the facts in their record. */
export const readFileRows = query.many(
  "outcomes_file_rows",
  (
    { limit, after, ...params }: Params<ReportParams & { limit: number; after: string | undefined }>,
    { standard }: { standard: StandardName },
  ) => {
    const people = countedPeople(params, standard)
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .innerJoin("cohorts as c", on({ "c.organization_id": params.organizationId, "c.id": "s.cohort_id" }))
      .leftJoin(
        "roster_records as r",
        on({ "r.organization_id": params.organizationId, "r.account_id": "s.account_id" }),
      )
      .leftJoin(
        "organization_files as f",
        on({ "f.organization_id": params.organizationId, "f.outcome_id": "o.id" }),
      )
      .select([
        ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
        ...fieldsOf("r", "email:keptEmail student_id"),
        raw<Readonly<Record<string, string>> | null>`r.fields`.as("fields"),
        "c.name as cohortName",
        ...fieldsOf("s", "joined_at left_at departure_reason intent"),
        "o.id as outcomeId",
        "f.file_name as proof",
        ...fieldsOf("o", "application_id recorded_at recorded_by_name updated_at contest contested_at"),
        caseKey.as("key"),
      ])
      .select((eb) => enteredColumns(eb as never))
      .orderBy("a.email")
      .limit(limit);
    return after ? people.where("a.email", ">", after) : people;
  },
);
export type FileRow = RowOf<typeof readFileRows>;

type People = ReportParams & {
  keys: readonly string[] | undefined;
  payCurrency: string | undefined;
};
type Which = { standard: StandardName; isContested: boolean | undefined };

/** Returns a page of the people whom a standard counts, sorted by email. Optionally filters by case, currency, or contest. */
export const listPeople = query.page("outcomes_people", {
  key: { applicantEmail: "a.email", membershipId: "s.id" },
  texts: ["evidence"],
  rows: ({ keys, payCurrency, ...params }: Params<People>, { standard, isContested }: Which) => {
    let people = countedPeople(params, standard)
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .innerJoin("cohorts as c", on({ "c.organization_id": params.organizationId, "c.id": "s.cohort_id" }))
      .leftJoin(
        "members as m",
        on({
          "m.organization_id": params.organizationId,
          "m.account_id": "s.account_id",
          "m.role": APPLICANTS,
        }),
      )
      .select([
        "m.id as memberId",
        ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
        "s.id as membershipId",
        "c.name as cohortName",
        ...fieldsOf("s", "joined_at left_at departure_reason intent"),
        ...fieldsOf("o", "id:outcomeId contested_at"),
        caseKey.as("key"),
      ])
      .select((eb) => enteredColumns(eb as never));
    if (keys) people = people.where(raw<boolean>`${caseKey} = ANY (${keys}::text[])`);
    if (payCurrency) people = people.where("o.pay_currency", "=", payCurrency);
    if (isContested === undefined) return people;
    return people.where("o.contested_at", isContested ? "is not" : "is", null);
  },
});
