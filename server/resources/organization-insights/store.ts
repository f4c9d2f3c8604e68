import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { ATTENTION_REASONS, type AttentionReason } from "#domain/attention.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { Status } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { countWhere, isoText, selectFrom } from "#server/core/statements.ts";
import { isDateKnown } from "#server/resources/applications/service/read.ts";
import { byCohortName } from "#server/resources/cohorts/service.ts";
import {
  type CohortChoice,
  cohortChoice,
  filteredApplicants,
  rosterQuery,
  rosterRows,
} from "#server/resources/roster/service.ts";
import type { PeopleFigure, PersonBehind } from "./contract.ts";

/** The cohort and time of a report: one cohort or everyone, from and until an instant or at any time. */
export type Report = {
  organizationId: OrganizationId;
  at: Date;
  cohortId?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
};

/** Selects the boards `sh` that the applicants in question share. */
function sharesOf(params: Params<Report>, cohort: CohortChoice) {
  const shares = selectFrom("shares as sh").where("sh.organization_id", "=", params.organizationId);
  if (!params.cohortId) return shares;
  const applicants = filteredApplicants(params, cohort).clearSelect().select("m.account_id");
  return shares.where(raw<boolean>`sh.account_id IN (${applicants})`);
}

/** Selects the cards `a` on those boards. */
function cardsOf(params: Params<Report>, cohort: CohortChoice) {
  return sharesOf(params, cohort).innerJoin(
    "applications as a",
    on({ "a.account_id": "sh.account_id", "a.board_id": "sh.board_id" }),
  );
}

/** Selects the status periods `h` of those cards with a known date. */
function periodsOf(params: Params<Report>, cohort: CohortChoice) {
  return cardsOf(params, cohort).innerJoin("status_history as h", (join) =>
    join.onRef("h.account_id", "=", "sh.account_id").onRef("h.application_id", "=", "a.id").on(isDateKnown()),
  );
}

/** Selects the memberships `s` of the cohorts in question. */
function stintsOf({ organizationId, cohortId }: Params<Report>, { isUnplaced }: CohortChoice) {
  const stints = selectFrom("cohort_stints as s").where("s.organization_id", "=", organizationId);
  return cohortId && !isUnplaced ? stints.where("s.cohort_id", "=", cohortId) : stints;
}

/** Checks whether an instant is within the requested time. */
function within({ since, until }: Params<Report>, instant: Expression<unknown>) {
  const isSince = since ? raw`${instant} >= ${since}::timestamptz` : raw`true`;
  const isUntil = until ? raw`${instant} <= ${until}::timestamptz` : raw`true`;
  return raw<boolean>`(${isSince} AND ${isUntil})`;
}

/** Returns the Monday of an instant's week. */
const weekOf = (instant: Expression<unknown>) =>
  raw<string>`date_trunc('week', ${instant} AT TIME ZONE 'UTC')`;

/** Counts the stints `s` that ended within the time: those that count for the rate, and the placed ones with their median days. */
function outcomesOf(ended: Expression<boolean>) {
  const placed = raw`s.departure_reason = 'placed' AND ${ended}`;
  return [
    countWhere(raw`s.departure_reason <> 'withdrew' AND ${ended}`).as("counted"),
    countWhere(placed).as("placed"),
    raw<
      number | null
    >`percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM s.left_at - s.joined_at)::float8 / 86400)
      FILTER (WHERE ${placed})`.as("medianDays"),
  ] as const;
}

function byReason<Value>(of: (reason: AttentionReason) => Value) {
  const entries = ATTENTION_REASONS.map((reason) => [reason, of(reason)]);
  return Object.fromEntries(entries) as Record<AttentionReason, Value>;
}

/** Counts applicants, those who share, and those with each reason for attention. */
export const readPeople = rosterQuery("organization_insights_people", {
  applicants: (params: Params<Report>, cohort: CohortChoice) => filteredApplicants(params, cohort),
  rows: (...of) =>
    selectFrom(rosterRows(...of).as("r")).select((eb) => [
      raw<number>`count(*)::int`.as("applicants"),
      countWhere(eb(eb.fn<number>("json_array_length", ["r.shares"]), ">", 0)).as("sharing"),
      jsonBuildObject(
        byReason((reason) => countWhere(eb(eb.val(reason), "=", eb.fn.any("r.needsAttention")))),
      ).as("attention"),
    ]),
});

/** Counts the cards of the shared boards in each column that has one. */
export const readTotals = query.many(
  "organization_insights_totals",
  (params: Params<Report>, cohort: CohortChoice) =>
    cardsOf(params, cohort)
      .select(["a.status", raw<number>`count(*)::int`.as("count")])
      .groupBy("a.status"),
);

/** The most weeks that a report shows; for a longer time, the last ones. */
const WEEKS_MOST = 53;

/** Counts the cards that entered each column in each week of the time, or of the last twelve weeks. */
export const readMovement = query.many(
  "organization_insights_movement",
  (params: Params<Report>, cohort: CohortChoice) => {
    const last = params.until
      ? raw<string>`least(${params.until}::timestamptz, ${params.at}::timestamptz)`
      : raw<string>`${params.at}::timestamptz`;
    const lastWeek = weekOf(last);
    const longest = raw<string>`(${lastWeek}) - interval '${raw.lit(WEEKS_MOST - 1)} weeks'`;
    const firstWeek = params.since
      ? raw<string>`greatest(${weekOf(raw`${params.since}::timestamptz`)}, ${longest})`
      : raw<string>`${lastWeek} - interval '11 weeks'`;
    const arrivals = periodsOf(params, cohort)
      .select((eb) => ["h.status", weekOf(eb.ref("h.entered_at")).as("week")])
      .where("h.entered_at", ">=", raw<string>`(${firstWeek}) AT TIME ZONE 'UTC'`)
      .where(within(params, raw.ref("h.entered_at")));
    const weeks = raw<{
      starts: string;
    }>`generate_series(${firstWeek}, ${lastWeek}, interval '1 week')`;
    return selectFrom(weeks.as<"w">(raw`w (starts)`))
      .leftJoin(arrivals.as("h"), "h.week", "w.starts")
      .select((eb) => [
        raw<string>`to_char(w.starts, 'YYYY-MM-DD')`.as("weekStartsOn"),
        countWhere(eb("h.status", "=", "applied")).as("applied"),
        countWhere(eb("h.status", "=", "interviewing")).as("interviewing"),
        countWhere(eb("h.status", "=", "offer")).as("offers"),
        countWhere(eb("h.status", "=", "accepted")).as("accepted"),
      ])
      .groupBy("w.starts")
      .orderBy("w.starts");
  },
);

/** Returns the outcomes of all stints in question. */
export const readOutcomes = query.one(
  "organization_insights_outcomes",
  (params: Params<Report>, cohort: CohortChoice) =>
    stintsOf(params, cohort).select(outcomesOf(within(params, raw.ref("s.left_at")))),
);
export type Outcomes = RowOf<typeof readOutcomes>;

/** Returns one row of figures per cohort, sorted by name. */
export const readCohorts = query.many(
  "organization_insights_cohorts",
  (params: Params<Report>, { isUnplaced }: CohortChoice) => {
    const { organizationId, cohortId } = params;
    const cohorts = selectFrom("cohorts as c")
      .leftJoin("cohort_stints as s", on({ "s.organization_id": organizationId, "s.cohort_id": "c.id" }))
      .select((eb) => {
        const sharing = eb
          .selectFrom("shares as sh")
          .select("sh.id")
          .where(equal({ "sh.organization_id": organizationId, "sh.account_id": "s.account_id" }));
        return [
          ...fieldsOf("c", "id name archived_at"),
          countWhere(eb.and([eb("s.id", "is not", null), eb("s.left_at", "is", null)])).as("applicants"),
          countWhere(eb.and([eb("s.left_at", "is", null), eb.exists(sharing)])).as("sharing"),
          raw<number>`count(s.left_at)::int`.as("ended"),
          ...outcomesOf(within(params, raw.ref("s.left_at"))),
        ];
      })
      .where("c.organization_id", "=", organizationId)
      .groupBy("c.id")
      .orderBy(byCohortName)
      .orderBy("c.id");
    return cohortId && !isUnplaced ? cohorts.where("c.id", "=", cohortId) : cohorts;
  },
);
export type CohortRow = RowOf<typeof readCohorts>;

/** The most people listed, more than almost any organization has. The page says if there are more. */
const PEOPLE_MOST = 2_000;

type CountedFigure = Report & { status: Status | undefined; week: string | undefined };

/** Counts, per person, the moves to a column in a week, the cards in a column, or else the shared boards. */
function countedBy(params: Params<CountedFigure>, cohort: CohortChoice) {
  const { status, week } = params;
  const counts = ["sh.account_id", raw<number>`count(*)::int`.as("count")] as const;
  if (!status) return sharesOf(params, cohort).select(counts).groupBy("sh.account_id");
  if (!week) {
    return cardsOf(params, cohort).where("a.status", "=", status).select(counts).groupBy("sh.account_id");
  }
  return periodsOf(params, cohort)
    .where("h.status", "=", status)
    .where(raw<boolean>`${weekOf(raw.ref("h.entered_at"))} = ${week}::timestamp`)
    .where(within(params, raw.ref("h.entered_at")))
    .select(counts)
    .groupBy("sh.account_id");
}

const findCounted = query.many(
  "organization_insights_counted_people",
  (params: Params<CountedFigure>, cohort: CohortChoice) =>
    selectFrom(countedBy(params, cohort).as("f"))
      .innerJoin("accounts as p", "p.id", "f.account_id")
      .leftJoin(
        "members as m",
        on({ "m.organization_id": params.organizationId, "m.account_id": "f.account_id" }),
      )
      .select([
        ...fieldsOf("p", "email display_name:name"),
        "m.id as memberId",
        "f.count",
        raw<null>`null`.as("membership"),
        raw<number>`(count(*) OVER ())::int`.as("total"),
      ])
      .orderBy("f.count", "desc")
      .orderBy("p.email")
      .limit(PEOPLE_MOST),
);

const findEnded = query.many(
  "organization_insights_ended_people",
  (params: Params<Report>, { isPlaced, ...cohort }: CohortChoice & { isPlaced: boolean }) =>
    stintsOf(params, cohort)
      .innerJoin("cohorts as c", on({ "c.organization_id": params.organizationId, "c.id": "s.cohort_id" }))
      .innerJoin("accounts as p", "p.id", "s.account_id")
      .leftJoin(
        "members as m",
        on({
          "m.organization_id": params.organizationId,
          "m.account_id": "s.account_id",
          "m.role": APPLICANTS,
        }),
      )
      .select((eb) => [
        ...fieldsOf("p", "email display_name:name"),
        "m.id as memberId",
        raw<null>`null`.as("count"),
        jsonBuildObject({
          cohortName: eb.ref("c.name"),
          leftAt: isoText(eb.ref("s.left_at")).$castTo<string>(),
          departureReason: eb.ref("s.departure_reason"),
        }).as("membership"),
        raw<number>`(count(*) OVER ())::int`.as("total"),
      ])
      .where("s.left_at", "is not", null)
      .where("s.departure_reason", isPlaced ? "=" : "<>", raw.lit(isPlaced ? "placed" : "withdrew"))
      .where(within(params, raw.ref("s.left_at")))
      .orderBy("s.left_at", "desc")
      .orderBy("s.id", "desc")
      .limit(PEOPLE_MOST),
);

/** Returns the people behind a figure, highest count or latest leaver first, and the total number of lines. */
export async function readPeopleBehind(
  sql: Sql,
  report: Report,
  figure: PeopleFigure,
): Promise<{ total: number; people: PersonBehind[] }> {
  const cohort = cohortChoice(report.cohortId);
  const rows = await (figure.figure === "placed" || figure.figure === "ended"
    ? findEnded(sql, report, { ...cohort, isPlaced: figure.figure === "placed" })
    : findCounted(
        sql,
        {
          ...report,
          status: "status" in figure ? figure.status : undefined,
          week: "weekStartsOn" in figure ? figure.weekStartsOn : undefined,
        },
        cohort,
      ));
  const people = rows.map(({ total: _total, ...person }) => person as PersonBehind);
  return { total: rows[0]?.total ?? 0, people };
}
