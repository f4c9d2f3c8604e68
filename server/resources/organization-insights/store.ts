import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { ATTENTION_REASONS, type AttentionReason } from "#domain/attention.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { countWhere, db, type Params, type RowOf, statementVariants } from "#server/core/statements.ts";
import { isDateKnown } from "#server/resources/applications/service/read.ts";
import { byCohortName } from "#server/resources/cohorts/service.ts";
import {
  type CohortForm,
  cohortForm,
  filteredApplicants,
  rosterRows,
} from "#server/resources/roster/service.ts";

export type Outcomes = Pick<RowOf<ReturnType<typeof ALL>>, "counted" | "placed" | "medianDays">;
export type CohortRow = RowOf<ReturnType<typeof COHORTS>>;

/** The cohort and time of a report: one cohort or everyone, from and until an instant or at any time. */
export type Asked = {
  readonly organizationId: OrganizationId;
  readonly now: Date;
  readonly cohortId?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
};
export type Given = {
  organizationId: OrganizationId;
  at: string;
  cohortId: string | undefined;
  since: string | undefined;
  until: string | undefined;
};
/** The shape of the report's request, for which a query is built. */
export type Form = { readonly cohort: CohortForm; readonly isSince: boolean; readonly isUntil: boolean };

/** Returns the shape of a request. */
export function formOf({ cohortId, since, until }: Asked): Form {
  return { cohort: cohortForm(cohortId), isSince: since !== undefined, isUntil: until !== undefined };
}

/** Returns the values of a request. */
export function givenOf({ organizationId, now, cohortId, since, until }: Asked): Given {
  return { organizationId, at: now.toISOString(), cohortId, since, until };
}

const PEOPLE = statementVariants("organization_insights_people", (form: Form, given: Params<Given>) =>
  db
    .selectFrom(rosterRows(filteredApplicants(form.cohort, given), given).as("r"))
    .select((eb) => [
      raw<number>`count(*)::int`.as("applicants"),
      countWhere(eb(eb.fn<number>("json_array_length", ["r.shares"]), ">", 0)).as("sharing"),
      jsonBuildObject(
        byReason((reason) => countWhere(eb(eb.val(reason), "=", eb.fn.any("r.needsAttention")))),
      ).as("attention"),
    ]),
);
const TOTALS = statementVariants("organization_insights_totals", (form: Form, given: Params<Given>) =>
  cardsOf(form, given)
    .select(["a.status", raw<number>`count(*)::int`.as("count")])
    .groupBy("a.status"),
);
const MOVEMENT = statementVariants("organization_insights_movement", (form: Form, given: Params<Given>) => {
  const last = form.isUntil
    ? raw<string>`least(${given.until}::timestamptz, ${given.at}::timestamptz)`
    : raw<string>`${given.at}::timestamptz`;
  const lastWeek = weekOf(last);
  const longest = raw<string>`(${lastWeek}) - interval '${raw.lit(WEEKS_MOST - 1)} weeks'`;
  const firstWeek = form.isSince
    ? raw<string>`greatest(${weekOf(raw`${given.since}::timestamptz`)}, ${longest})`
    : raw<string>`${lastWeek} - interval '11 weeks'`;
  const reached = staysOf(form, given)
    .select((eb) => ["h.status", weekOf(eb.ref("h.entered_at")).as("week")])
    .where("h.entered_at", ">=", raw<string>`(${firstWeek}) AT TIME ZONE 'UTC'`)
    .where(within(form, given, raw.ref("h.entered_at")));
  const weeks = raw<{
    starts: string;
  }>`generate_series(${firstWeek}, ${lastWeek}, interval '1 week')`;
  return db
    .selectFrom(weeks.as<"w">(raw`w (starts)`))
    .leftJoin(reached.as("h"), "h.week", "w.starts")
    .select((eb) => [
      raw<string>`to_char(w.starts, 'YYYY-MM-DD')`.as("weekStartsOn"),
      countWhere(eb("h.status", "=", "applied")).as("applied"),
      countWhere(eb("h.status", "=", "interviewing")).as("interviewing"),
      countWhere(eb("h.status", "=", "offer")).as("offers"),
      countWhere(eb("h.status", "=", "accepted")).as("accepted"),
    ])
    .groupBy("w.starts")
    .orderBy("w.starts");
});
const ALL = statementVariants("organization_insights_outcomes", (form: Form, given: Params<Given>) =>
  stintsOf(form, given).select(outcomesOf(within(form, given, raw.ref("s.left_at")))),
);
const COHORTS = statementVariants("organization_insights_cohorts", (form: Form, given: Params<Given>) => {
  const { organizationId } = given;
  const cohorts = db
    .selectFrom("cohorts as c")
    .leftJoin("cohort_stints as s", (join) =>
      join.on("s.organization_id", "=", organizationId).onRef("s.cohort_id", "=", "c.id"),
    )
    .select((eb) => {
      const sharing = eb
        .selectFrom("shares as sh")
        .select("sh.id")
        .where("sh.organization_id", "=", organizationId)
        .whereRef("sh.account_id", "=", "s.account_id");
      return [
        "c.id",
        "c.name",
        "c.archived_at as archivedAt",
        countWhere(eb.and([eb("s.id", "is not", null), eb("s.left_at", "is", null)])).as("applicants"),
        countWhere(eb.and([eb("s.left_at", "is", null), eb.exists(sharing)])).as("sharing"),
        raw<number>`count(s.left_at)::int`.as("ended"),
        ...outcomesOf(within(form, given, raw.ref("s.left_at"))),
      ];
    })
    .where("c.organization_id", "=", organizationId)
    .groupBy("c.id")
    .orderBy(byCohortName)
    .orderBy("c.id");
  return form.cohort === "one" ? cohorts.where("c.id", "=", given.cohortId) : cohorts;
});

/** The most weeks that a report shows; for a longer time, the last ones. */
const WEEKS_MOST = 53;

/** Selects the boards `sh` that the applicants in question share. */
export function sharesOf({ cohort }: Form, given: Params<Given>) {
  const shares = db.selectFrom("shares as sh").where("sh.organization_id", "=", given.organizationId);
  if (cohort === "all") return shares;
  const applicants = filteredApplicants(cohort, given).clearSelect().select("m.account_id");
  return shares.where(raw<boolean>`sh.account_id IN (${applicants})`);
}

/** Selects the cards `a` on those boards. */
export function cardsOf(form: Form, given: Params<Given>) {
  return sharesOf(form, given).innerJoin("applications as a", (join) =>
    join.onRef("a.account_id", "=", "sh.account_id").onRef("a.board_id", "=", "sh.board_id"),
  );
}

/** Selects the stays `h` of those cards with a known date. */
export function staysOf(form: Form, given: Params<Given>) {
  return cardsOf(form, given).innerJoin("status_history as h", (join) =>
    join.onRef("h.account_id", "=", "sh.account_id").onRef("h.application_id", "=", "a.id").on(isDateKnown()),
  );
}

/** Selects the memberships `s` of the cohorts in question. */
export function stintsOf({ cohort }: Form, { organizationId, cohortId }: Params<Given>) {
  const stints = db.selectFrom("cohort_stints as s").where("s.organization_id", "=", organizationId);
  return cohort === "one" ? stints.where("s.cohort_id", "=", cohortId) : stints;
}

/** Checks whether an instant is within the requested time. */
export function within({ isSince, isUntil }: Form, given: Params<Given>, instant: Expression<unknown>) {
  const since = isSince ? raw`${instant} >= ${given.since}::timestamptz` : raw`true`;
  const until = isUntil ? raw`${instant} <= ${given.until}::timestamptz` : raw`true`;
  return raw<boolean>`(${since} AND ${until})`;
}

/** Returns the Monday of an instant's week. */
export const weekOf = (instant: Expression<unknown>) =>
  raw<string>`date_trunc('week', ${instant} AT TIME ZONE 'UTC')`;

/** Counts, of stints `s` that ended within the time, those that count for the rate and the placed ones, with their median days. */
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
export async function readPeople(sql: Sql, asked: Asked) {
  return only(await sql.first(PEOPLE(formOf(asked)), givenOf(asked)));
}

/** Counts the cards of the shared boards in each column. */
export async function readTotals(sql: Sql, asked: Asked): Promise<Record<Status, number>> {
  const rows = await sql.all(TOTALS(formOf(asked)), givenOf(asked));
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(STATUSES.map((status) => [status, counted.get(status) ?? 0])) as Record<
    Status,
    number
  >;
}

/** Counts the cards that entered each column in each week of the time, or of the last twelve weeks. */
export function readMovement(sql: Sql, asked: Asked) {
  return sql.all(MOVEMENT(formOf(asked)), givenOf(asked));
}

/** Returns the outcomes of all stints in question. */
export async function readOutcomes(sql: Sql, asked: Asked): Promise<Outcomes> {
  return only(await sql.first(ALL(formOf(asked)), givenOf(asked)));
}

/** Returns one row of figures per cohort, by name. */
export function readCohorts(sql: Sql, asked: Asked): Promise<CohortRow[]> {
  return sql.all(COHORTS(formOf(asked)), givenOf(asked));
}

function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("an aggregate answers one row");
  return row;
}
