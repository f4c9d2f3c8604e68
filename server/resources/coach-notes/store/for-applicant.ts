import { sql as raw } from "kysely";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page, withinPageBytes } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statementVariants } from "#server/core/statements.ts";
import type { NoteToApplicant } from "../contract.ts";

type OfApplicant = { organizationId: OrganizationId; accountId: string };
type ApplicantPage = OfApplicant & { limit: number; at: string | undefined; id: string | undefined };
const FOR_APPLICANT = statementVariants(
  "coach_notes_for_applicant",
  (part: "first" | "after", given: Params<ApplicantPage>) => {
    const account = raw<AccountId>`${given.accountId}`;
    let found = db
      .selectFrom("coach_notes as n")
      .innerJoin("applications as a", (join) =>
        join.on("a.account_id", "=", account).onRef("a.id", "=", "n.application_id"),
      )
      .innerJoin("companies as c", (join) =>
        join.on("c.account_id", "=", account).onRef("c.id", "=", "a.company_id"),
      )
      .select([
        "n.id",
        "n.application_id as applicationId",
        "a.board_id as boardId",
        "a.job_title as title",
        "c.name as companyName",
        "n.author_name as authorDisplayName",
        "n.body",
        "n.created_at as createdAt",
        "n.updated_at as updatedAt",
      ])
      .where("n.account_id", "=", account)
      .where("n.organization_id", "=", given.organizationId)
      .orderBy("n.created_at", "desc")
      .orderBy("n.id", "desc")
      .limit(given.limit);
    if (part === "after") {
      found = found.where((eb) => eb(eb.refTuple("n.created_at", "n.id"), "<", eb.tuple(given.at, given.id)));
    }
    return withinPageBytes(found, ["body"]);
  },
);

/** Returns a page of an organization's notes to one of its applicants, newest first. */
export async function listForApplicant(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  list: ListIdentity,
) {
  const after = openCursor(list);
  const [at, id] = after?.map(String) ?? [];
  const given = { organizationId, accountId, limit: list.input.limit + 1, at, id };
  const rows = await sql.all(FOR_APPLICANT(after ? "after" : "first"), given);
  return page(
    list,
    rows,
    (row) => [row.createdAt, row.id],
    (row): NoteToApplicant => row,
  );
}
