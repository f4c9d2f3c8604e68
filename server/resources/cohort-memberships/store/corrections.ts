import { type Expression, sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement } from "#server/core/statements.ts";
import type { CohortMembership } from "../contract.ts";
import "../codes.ts";

type OfOrganization = { organizationId: OrganizationId };
type OfStints = OfOrganization & { ids: readonly string[] };

/** Selects a membership `s` as stored, with the fields for its log entry. */
function held({ organizationId }: Params<OfOrganization>) {
  return db
    .selectFrom("cohort_stints as s")
    .innerJoin("cohorts as c", (join) =>
      join.on("c.organization_id", "=", organizationId).onRef("c.id", "=", "s.cohort_id"),
    )
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .select([
      "s.id",
      "s.cohort_id as cohortId",
      "c.name as cohortName",
      "s.account_id as accountId",
      "a.email as applicantEmail",
      "s.joined_at as joinedAt",
      "s.left_at as leftAt",
      "s.departure_reason as departureReason",
      "s.note",
      raw<string>`to_jsonb(s)::text`.as("row"),
    ])
    .where("s.organization_id", "=", organizationId);
}

// Always locked in the same order, so that two concurrent changes don't deadlock.
const LOCK = statement("stints_lock_each", (given: Params<OfStints>) =>
  held(given)
    .where("s.id", "=", (eb) => eb.fn.any(given.ids))
    .orderBy("s.id")
    .forUpdate("s"),
);
type OfCohort = OfOrganization & { cohortId: string; emails: readonly string[] };
const LOCK_OPEN = statement("stints_lock_open", (given: Params<OfCohort>) =>
  held(given)
    .where("s.cohort_id", "=", given.cohortId)
    .where("s.left_at", "is", null)
    .where("a.email", "=", (eb) => eb.fn.any(given.emails))
    .where("s.account_id", "in", (eb) =>
      eb
        .selectFrom("members as m")
        .select("m.account_id")
        .where("m.organization_id", "=", given.organizationId),
    )
    .orderBy("s.id")
    .forUpdate("s"),
);
/** A membership locked for a change. */
export type HeldStint = RowOf<typeof LOCK>;

type Corrected = OfStints & {
  joinedAt: string | null;
  leftAt: string | null;
  reason: CohortMembership["departureReason"];
  note: string | null;
  setsJoined: boolean;
  setsLeft: boolean;
  setsReason: boolean;
  setsNote: boolean;
};
const CORRECT = statement("stints_correct", (given: Params<Corrected>) => {
  const set = <Value>(isSet: Expression<boolean>, value: Expression<unknown>, column: string) =>
    raw<Value>`CASE WHEN ${isSet}::boolean THEN ${value} ELSE ${raw.ref(column)} END`;
  return db
    .updateTable("cohort_stints as s")
    .set({
      joined_at: set<string>(given.setsJoined, raw`${given.joinedAt}::timestamptz`, "s.joined_at"),
      left_at: set<string>(given.setsLeft, raw`${given.leftAt}::timestamptz`, "s.left_at"),
      departure_reason: set<NonNullable<CohortMembership["departureReason"]>>(
        given.setsReason,
        raw`${given.reason}::text`,
        "s.departure_reason",
      ),
      note: set<string>(given.setsNote, raw`${given.note}::text`, "s.note"),
    })
    .where("s.organization_id", "=", given.organizationId)
    .where("s.id", "=", (eb) => eb.fn.any(given.ids));
});
const REMOVE = statement("stints_remove", (given: Params<OfStints>) =>
  db
    .deleteFrom("cohort_stints")
    .where("organization_id", "=", given.organizationId)
    .where("id", "=", (eb) => eb.fn.any(given.ids)),
);

/** Locks the organization's memberships with these ids until the transaction ends, and returns them. */
export function lockStints(sql: Sql, organizationId: OrganizationId, ids: readonly string[]) {
  return sql.all(LOCK, { organizationId, ids });
}

/** Locks the open memberships of the members with these emails in a cohort until the transaction ends, and returns them. */
export function lockOpenStints(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
  emails: readonly string[],
) {
  return sql.all(LOCK_OPEN, { organizationId, cohortId, emails });
}

/** The fields that a correction sets; an undefined one stays as it is. */
export type Correction = {
  joinedAt?: string | undefined;
  leftAt?: string | null | undefined;
  departureReason?: CohortMembership["departureReason"] | undefined;
  note?: string | null | undefined;
};

/** Corrects locked memberships. */
export async function correctStints(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
  { joinedAt, leftAt, departureReason, note }: Correction,
): Promise<void> {
  await sql.run(CORRECT, {
    organizationId,
    ids,
    joinedAt: joinedAt ?? null,
    leftAt: leftAt ?? null,
    reason: departureReason ?? null,
    note: note ?? null,
    setsJoined: joinedAt !== undefined,
    setsLeft: leftAt !== undefined,
    setsReason: departureReason !== undefined,
    setsNote: note !== undefined,
  });
}

/** Removes memberships that should never have been entered. */
export async function removeStints(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<void> {
  await sql.run(REMOVE, { organizationId, ids });
}

/** Checks whether the error says that an open membership of the same applicant and cohort exists. */
export function isTaken(error: unknown): boolean {
  return isUniqueViolation(error);
}
