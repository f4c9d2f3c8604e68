import { type Expression, type ExpressionBuilder, sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page, withinPageBytes } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { byAddress } from "#server/resources/organizations/service.ts";
import type { CohortMembership } from "../contract.ts";
import "../codes.ts";

type Reason = NonNullable<CohortMembership["departureReason"]>;

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "cohort_stints.departure_reason": Reason;
  }
}

type OfOrganization = { organizationId: OrganizationId };
type OfStint = OfOrganization & { id: string };

/** Selects the public fields of a stint `s`, whether read or just written. */
function stint({ ref, selectFrom }: ExpressionBuilder<Tables & { s: Tables["cohort_stints"] }, "s">) {
  const applicant = selectFrom("accounts as a").select("a.email").whereRef("a.id", "=", "s.account_id");
  return [
    ref("s.id").as("id"),
    ref("s.cohort_id").as("cohortId"),
    applicant.$asScalar().$notNull().as("applicantEmail"),
    ref("s.joined_at").as("joinedAt"),
    ref("s.left_at").as("leftAt"),
    ref("s.departure_reason").as("departureReason"),
    ref("s.note").as("note"),
  ] as const;
}

/** Selects those with the fields for its log entry and announcement. */
function stintToTell(organizationId: Expression<OrganizationId>) {
  return (eb: ExpressionBuilder<Tables & { s: Tables["cohort_stints"] }, "s">) => {
    const cohort = eb
      .selectFrom("cohorts as c")
      .select("c.name")
      .where("c.organization_id", "=", organizationId)
      .whereRef("c.id", "=", "s.cohort_id");
    return [
      ...stint(eb),
      eb.ref("s.account_id").as("accountId"),
      cohort.$asScalar().$notNull().as("cohortName"),
    ] as const;
  };
}

type Form = Readonly<Record<"ofCohort" | "ofApplicant" | "isFirst", boolean>> & { open: boolean | null };
type Page = OfOrganization &
  Omit<Filters, "open"> & { limit: number; afterAt: string | undefined; afterId: string | undefined };
const LIST = statementVariants("stints_list", (form: Form, given: Params<Page>) => {
  let stints = db
    .selectFrom("cohort_stints as s")
    .select(stint)
    .where("s.organization_id", "=", given.organizationId)
    .orderBy("s.joined_at", "desc")
    .orderBy("s.id", "desc")
    .limit(given.limit);
  if (form.ofCohort) stints = stints.where("s.cohort_id", "=", given.cohortId);
  if (form.ofApplicant) {
    const accounts = db
      .selectFrom("accounts as a")
      .select("a.id")
      .where("a.email", "=", given.applicantEmail);
    stints = stints.where("s.account_id", "in", accounts);
  }
  if (form.open !== null) stints = stints.where("s.left_at", form.open ? "is" : "is not", null);
  if (!form.isFirst) {
    stints = stints.where((eb) =>
      eb(eb.refTuple("s.joined_at", "s.id"), "<", eb.tuple(given.afterAt, given.afterId)),
    );
  }
  return withinPageBytes(stints, ["note"]);
});
const GET_EACH = statement(
  "stints_get_each",
  ({ organizationId, ids }: Params<OfOrganization & { ids: readonly string[] }>) =>
    db
      .selectFrom("cohort_stints as s")
      .select(stint)
      .where("s.organization_id", "=", organizationId)
      .where("s.id", "=", (eb) => eb.fn.any(ids)),
);
const FIND_MEMBER = statement(
  "stints_find_member",
  ({ organizationId, email }: Params<OfOrganization & { email: string }>) =>
    db
      .selectFrom("members as m")
      .select(["m.account_id as accountId", "m.role"])
      .where("m.organization_id", "=", organizationId)
      .where(byAddress, "=", email)
      .forShare(),
);
const LOCK = statement("stints_lock", ({ organizationId, id }: Params<OfStint>) =>
  db
    .selectFrom("cohort_stints as s")
    .select(stintToTell(organizationId))
    .where("s.id", "=", id)
    .where("s.organization_id", "=", organizationId)
    .forUpdate("s"),
);
type Opened = Omit<NewRow, "joinedAt" | "at"> & { id: string; joinedAt: string; at: string };
const INSERT = statement("stints_insert", (given: Params<Opened>) =>
  db
    .with("s", (query) =>
      query
        .insertInto("cohort_stints")
        .values({
          id: given.id,
          organization_id: given.organizationId,
          cohort_id: given.cohortId,
          account_id: given.applicantAccountId,
          joined_at: given.joinedAt,
          note: given.note,
          created_at: given.at,
        })
        .onConflict((conflict) =>
          conflict.columns(["cohort_id", "account_id"]).where("left_at", "is", null).doNothing(),
        )
        .returningAll(),
    )
    .selectFrom("s")
    .select(stintToTell(given.organizationId)),
);
// A stint that starts in the future ends when it would have started.
const endOf = (at: Expression<string>) => raw<string>`greatest(joined_at, ${at}::timestamptz)`;
type Closed = OfStint & { reason: Reason; note: string | null | undefined; at: string };
const CLOSE = statementVariants("stints_close", (withNote: boolean, given: Params<Closed>) =>
  db
    .updateTable("cohort_stints as s")
    .set({ left_at: endOf(given.at), departure_reason: given.reason })
    .$if(withNote, (update) => update.set({ note: given.note }))
    .where("s.id", "=", given.id)
    .where("s.organization_id", "=", given.organizationId)
    .returning(stintToTell(given.organizationId)),
);
type Ended = OfOrganization & { accountId: string; reason: Reason; at: string };
const CLOSE_ALL = statement("stints_close_all", ({ organizationId, accountId, reason, at }: Params<Ended>) =>
  db
    .updateTable("cohort_stints as s")
    .set({ left_at: endOf(at), departure_reason: reason })
    .where("s.organization_id", "=", organizationId)
    .where("s.account_id", "=", accountId)
    .where("s.left_at", "is", null)
    .returning(stintToTell(organizationId)),
);
export type StintRow = RowOf<typeof LOCK>;

type Filters = {
  cohortId?: string | undefined;
  applicantEmail?: string | undefined;
  open?: boolean | undefined;
};

/** Returns the organization's cohort memberships with these ids. */
export function readStints(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<CohortMembership[]> {
  return sql.all(GET_EACH, { organizationId, ids });
}

/** Returns a page of the organization's stints, newest first. */
export async function listStints(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { cohortId, applicantEmail, open }: Filters,
) {
  const after = openCursor(list);
  const [afterAt, afterId] = after?.map(String) ?? [];
  const form = {
    ofCohort: cohortId !== undefined,
    ofApplicant: applicantEmail !== undefined,
    open: open ?? null,
    isFirst: after === null,
  };
  const limit = list.input.limit + 1;
  const given = { organizationId, cohortId, applicantEmail, limit, afterAt, afterId };
  return page(
    list,
    await sql.all(LIST(form), given),
    (row) => [row.joinedAt, row.id],
    (row): CohortMembership => row,
  );
}

/** Returns the member with this email and locks their role until the transaction ends. */
export async function findMember(sql: Sql, organizationId: OrganizationId, email: string) {
  return (await sql.first(FIND_MEMBER, { organizationId, email })) ?? null;
}

/** Locks the organization's stint for a change and returns it, or null. */
export async function lockStint(
  sql: Sql,
  organizationId: OrganizationId,
  stintId: string,
): Promise<StintRow | null> {
  return (await sql.first(LOCK, { organizationId, id: stintId })) ?? null;
}

type NewRow = {
  organizationId: OrganizationId;
  cohortId: string;
  applicantAccountId: string;
  joinedAt: Date;
  note: string | null;
  at: Date;
};

/** Opens a stint; returns null if one of this applicant and cohort is open already. */
export async function insertStint(sql: Sql, row: NewRow): Promise<StintRow | null> {
  const times = { joinedAt: row.joinedAt.toISOString(), at: row.at.toISOString() };
  return (await sql.first(INSERT, { ...row, ...times, id: newId("stint") })) ?? null;
}

/** Closes a locked stint. @param note undefined leaves the note as it is */
export async function closeStint(
  sql: Sql,
  organizationId: OrganizationId,
  stintId: string,
  reason: Reason,
  note: string | null | undefined,
  at: Date,
): Promise<StintRow> {
  const given = { organizationId, id: stintId, reason, note, at: at.toISOString() };
  const closed = await sql.first(CLOSE(note !== undefined), given);
  if (!closed) throw new Error("a stint that was held has gone");
  return closed;
}

/** Closes every open stint of the account in the organization. */
export async function closeStintsOf(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  reason: Reason,
  at: Date,
): Promise<StintRow[]> {
  const closed = await sql.all(CLOSE_ALL, { organizationId, accountId, reason, at: at.toISOString() });
  return closed.sort((one, other) => (one.id < other.id ? -1 : 1));
}
