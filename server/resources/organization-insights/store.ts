import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { ATTENTION_REASONS, type AttentionReason } from "#domain/attention.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { countWhere, db, type RowOf, type Slots, statement } from "#server/core/statements.ts";
import { byCohortName } from "#server/resources/cohorts/service.ts";
import { applicantsOf, rosterRows } from "#server/resources/roster/service.ts";

export type Outcomes = Pick<RowOf<typeof ALL>, "counted" | "placed" | "medianDays">;
export type CohortRow = RowOf<typeof COHORTS>;

type OfOrganization = { organizationId: OrganizationId };
type OfOrganizationAt = OfOrganization & { at: string };

const PEOPLE = statement("organization_insights_people", (given: Slots<OfOrganizationAt>) =>
  db
    .selectFrom(rosterRows(applicantsOf(given.organizationId), given).as("r"))
    .select((eb) => [
      raw<number>`count(*)::int`.as("applicants"),
      countWhere(eb(eb.fn<number>("json_array_length", ["r.shares"]), ">", 0)).as("sharing"),
      jsonBuildObject(
        byReason((reason) => countWhere(eb(eb.val(reason), "=", eb.fn.any("r.needsAttention")))),
      ).as("attention"),
    ]),
);
const TOTALS = statement("organization_insights_totals", ({ organizationId }: Slots<OfOrganization>) =>
  cardsOf(organizationId)
    .select(["a.status", raw<number>`count(*)::int`.as("count")])
    .groupBy("a.status"),
);
const MOVEMENT = statement(
  "organization_insights_movement",
  ({ organizationId, at }: Slots<OfOrganizationAt>) => {
    const reached = cardsOf(organizationId)
      .innerJoin("status_history as h", (join) =>
        join.onRef("h.account_id", "=", "sh.account_id").onRef("h.application_id", "=", "a.id"),
      )
      .select((eb) => ["h.status", weekOf(eb.ref("h.entered_at")).as("week")])
      .where("h.entered_at", ">=", raw<string>`${at}::timestamptz - interval '84 days'`);
    const thisWeek = weekOf(raw`${at}::timestamptz`);
    const weeks = raw<{
      starts: string;
    }>`generate_series(${thisWeek} - interval '11 weeks', ${thisWeek}, interval '1 week')`;
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
  },
);
const ALL = statement("organization_insights_outcomes", ({ organizationId }: Slots<OfOrganization>) =>
  db.selectFrom("cohort_stints as s").select(outcomesOf()).where("s.organization_id", "=", organizationId),
);
const COHORTS = statement("organization_insights_cohorts", ({ organizationId }: Slots<OfOrganization>) =>
  db
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
        ...outcomesOf(),
      ];
    })
    .where("c.organization_id", "=", organizationId)
    .groupBy("c.id")
    .orderBy(byCohortName)
    .orderBy("c.id"),
);

/** The cards `a` on the boards that `sh` shares with an organization. */
function cardsOf(organizationId: Expression<OrganizationId>) {
  return db
    .selectFrom("shares as sh")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.account_id", "=", "sh.account_id").onRef("a.board_id", "=", "sh.board_id"),
    )
    .where("sh.organization_id", "=", organizationId);
}

/** The Monday of an instant's week. */
const weekOf = (instant: Expression<string>) =>
  raw<string>`date_trunc('week', ${instant} AT TIME ZONE 'UTC')`;

/** Of stints `s`: those that count for the rate, the placed ones, and their median days. */
function outcomesOf() {
  const placed = raw`s.departure_reason = 'placed'`;
  return [
    countWhere(raw`s.departure_reason <> 'withdrew'`).as("counted"),
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

/** Applicants, how many of them share, and how many have each reason for attention. */
export async function readPeople(sql: Sql, organizationId: OrganizationId, now: Date) {
  return only(await sql.first(PEOPLE, { organizationId, at: now.toISOString() }));
}

/** Cards of the shared boards in each column. */
export async function readTotals(sql: Sql, organizationId: OrganizationId): Promise<Record<Status, number>> {
  const rows = await sql.all(TOTALS, { organizationId });
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(STATUSES.map((status) => [status, counted.get(status) ?? 0])) as Record<
    Status,
    number
  >;
}

/** Cards that came to each column in each of the last twelve weeks. */
export function readMovement(sql: Sql, organizationId: OrganizationId, now: Date) {
  return sql.all(MOVEMENT, { organizationId, at: now.toISOString() });
}

/** Outcomes of all stints of the organization. */
export async function readOutcomes(sql: Sql, organizationId: OrganizationId): Promise<Outcomes> {
  return only(await sql.first(ALL, { organizationId }));
}

/** A row of figures a cohort, by name. */
export function readCohorts(sql: Sql, organizationId: OrganizationId): Promise<CohortRow[]> {
  return sql.all(COHORTS, { organizationId });
}

function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("an aggregate answers one row");
  return row;
}
