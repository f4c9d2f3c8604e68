import { type Expression, sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type Params, statement, statementVariants } from "#server/core/statements.ts";
import type { InvitationCounts, OrganizationInvitation } from "../contract.ts";
import { columnsAt } from "./read.ts";

type Show = "waiting" | "declined";
type OfOrganization = { organizationId: OrganizationId; at: string };
type Form = { show: Show; isNarrowed: boolean; isFirst: boolean };
type Page = OfOrganization & {
  pattern: string | undefined;
  limit: number;
  afterAt: string | undefined;
  afterId: string | undefined;
};

/** Checks whether an invitation `i` is the latest to its email: a declined one is shown until the person is invited again. */
const isLatest = (organizationId: Expression<OrganizationId>) => raw<boolean>`NOT EXISTS (
  SELECT 1 FROM invitations AS later WHERE later.organization_id = ${organizationId}
    AND later.email = i.email AND later.id <> i.id AND later.created_at >= i.created_at)`;

const SEARCH = statementVariants(
  "organization_invitations_search",
  ({ show, isNarrowed, isFirst }: Form, given: Params<Page>) => {
    let invitations = db
      .selectFrom("invitations as i")
      .select(columnsAt(given.at))
      .where("i.organization_id", "=", given.organizationId)
      .orderBy("i.created_at", "desc")
      .orderBy("i.id", "desc")
      .limit(given.limit);
    invitations =
      show === "waiting"
        ? invitations.where("i.status", "=", "pending")
        : invitations.where("i.status", "=", "declined").where(isLatest(given.organizationId));
    if (isNarrowed) invitations = invitations.where("i.email", "ilike", given.pattern);
    if (isFirst) return invitations;
    return invitations.where((eb) =>
      eb(eb.refTuple("i.created_at", "i.id"), "<", eb.tuple(given.afterAt, given.afterId)),
    );
  },
);
const COUNT = statement("organization_invitations_count", (given: Params<OfOrganization>) =>
  db
    .selectFrom("invitations as i")
    .select((eb) => {
      const counted = eb.fn.countAll<number>();
      const waiting = eb("i.status", "=", "pending");
      const isPending = eb("i.expires_at", ">", given.at);
      const declined = eb.and([eb("i.status", "=", "declined"), isLatest(given.organizationId)]);
      return [
        counted.filterWhere(waiting).as("waiting"),
        counted.filterWhere(declined).as("declined"),
        counted
          .filterWhere(eb.and([waiting, isPending, eb("i.role", "in", APPLICANTS)]))
          .as("pendingApplicants"),
      ];
    })
    .where("i.organization_id", "=", given.organizationId)
    .where("i.status", "in", ["pending", "declined"]),
);

type Search = { readonly show: Show; readonly search?: string | undefined; readonly at: Date };

/** Returns a page of the unanswered or the declined invitations, newest first. */
export async function searchInvitations(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { show, search, at }: Search,
) {
  const after = openCursor(list);
  const [afterAt, afterId] = after?.map(String) ?? [];
  const rows = await sql.all(SEARCH({ show, isNarrowed: search !== undefined, isFirst: after === null }), {
    organizationId,
    at: at.toISOString(),
    pattern: search && likePattern(search),
    limit: list.input.limit + 1,
    afterAt,
    afterId,
  });
  return page(
    list,
    rows,
    (row) => [row.createdAt, row.id],
    (row): OrganizationInvitation => row,
  );
}

/** Counts the unanswered and the declined invitations. */
export async function countInvitations(
  sql: Sql,
  organizationId: OrganizationId,
  at: Date,
): Promise<InvitationCounts> {
  const counts = await sql.first(COUNT, { organizationId, at: at.toISOString() });
  return counts ?? { waiting: 0, declined: 0, pendingApplicants: 0 };
}
