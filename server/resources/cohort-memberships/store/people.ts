import { APPLICANTS } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type Params, statementVariants } from "#server/core/statements.ts";
import type { CohortPerson } from "../contract.ts";

type Page = {
  organizationId: OrganizationId;
  cohortId: string;
  pattern: string | undefined;
  limit: number;
  at: string | undefined;
  id: string | undefined;
};
type Form = { isNarrowed: boolean; isFirst: boolean };
const PEOPLE = statementVariants("stints_people", ({ isNarrowed, isFirst }: Form, given: Params<Page>) => {
  let people = db
    .selectFrom("cohort_stints as s")
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .leftJoin("members as m", (join) =>
      join
        .on("m.organization_id", "=", given.organizationId)
        .onRef("m.account_id", "=", "s.account_id")
        .on("m.role", "in", APPLICANTS),
    )
    .select((eb) => [
      "s.id",
      "s.cohort_id as cohortId",
      "a.email as applicantEmail",
      "a.display_name as applicantDisplayName",
      "s.joined_at as joinedAt",
      "s.left_at as leftAt",
      "s.departure_reason as departureReason",
      "s.note",
      eb("m.id", "is not", null).$castTo<boolean>().as("isApplicant"),
    ])
    .where("s.organization_id", "=", given.organizationId)
    .where("s.cohort_id", "=", given.cohortId)
    .orderBy("s.joined_at", "desc")
    .orderBy("s.id", "desc")
    .limit(given.limit);
  if (isNarrowed) {
    people = people.where((eb) =>
      eb.or([eb("a.email", "ilike", given.pattern), eb("a.display_name", "ilike", given.pattern)]),
    );
  }
  if (isFirst) return people;
  return people.where((eb) => eb(eb.refTuple("s.joined_at", "s.id"), "<", eb.tuple(given.at, given.id)));
});

/** Returns a page of a cohort's current and former members, newest first, whose name or email contains the search text. */
export async function listCohortPeople(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { cohortId, search }: { cohortId: string; search?: string | undefined },
) {
  const after = openCursor(list);
  const [at, id] = after?.map(String) ?? [];
  const form = { isNarrowed: search !== undefined, isFirst: after === null };
  const pattern = search && likePattern(search);
  const limit = list.input.limit + 1;
  const rows = await sql.all(PEOPLE(form), { organizationId, cohortId, pattern, limit, at, id });
  return page(
    list,
    rows,
    (row) => [row.joinedAt, row.id],
    (row): CohortPerson => row,
  );
}
