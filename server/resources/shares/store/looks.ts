import { sql as raw } from "kysely";
import type { OfAccount, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { fieldsOf, insertFrom, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { insertInto, listed, selectFrom } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";

type OfShares = OfAccount & OfOrganization;

/** Returns a page of the looks at the account's boards, newest first. */
export const listLooks = query.page("board_looks_list", {
  key: { lookedAt: "l.looked_at", id: "l.id" },
  order: "desc",
  rows: ({ accountId }: Params<OfAccount>) =>
    selectFrom("board_looks as l")
      .innerJoin("boards as b", on({ "b.account_id": accountId, "b.id": "l.board_id" }))
      .innerJoin("organizations as o", "o.id", "l.organization_id")
      .select([
        ...fieldsOf("l", "id board_id"),
        "b.name as boardName",
        ...fieldsOf("o", "name:organizationName slug:organizationSlug"),
        ...fieldsOf("l", "viewer_name looked_at"),
      ])
      .where("l.account_id", "=", accountId),
  present: ({ organizationName: name, organizationSlug: slug, ...look }) => ({
    ...look,
    organization: { name, slug },
  }),
});

/** Returns the boards that an applicant shares with an organization. */
export const readSharedBoards = query.many(
  "board_looks_boards",
  ({ accountId, organizationId }: Params<{ accountId: string; organizationId: OrganizationId }>) =>
    selectFrom("shares")
      .select(["account_id as accountId", "board_id as boardId"])
      .where("organization_id", "=", organizationId)
      // The share allows its organization to read the account's board.
      .where(raw<boolean>`account_id = ${accountId}`),
);

type Look = OfShares & { viewerId: string; at: Date; ids: readonly string[]; boardIds: readonly string[] };

/** Stores that a member of staff looked at boards of an applicant, once a day for each board. */
export const insertLooks = query.execute("board_looks_insert", (look: Params<Look>) =>
  insertFrom(
    insertInto("board_looks"),
    selectFrom("accounts as a")
      .innerJoin(listed("g", { id: look.ids, boardId: look.boardIds }), onTrue)
      .innerJoin("boards as b", on({ "b.account_id": look.accountId, "b.id": "g.boardId" }))
      .where("a.id", "=", look.viewerId),
    {
      account_id: "b.account_id",
      id: "g.id",
      organization_id: raw<OrganizationId>`${look.organizationId}::text`,
      board_id: "b.id",
      viewer_id: "a.id",
      viewer_name: shownName,
      day: raw<string>`(${look.at}::timestamptz AT TIME ZONE 'UTC')::date`,
      looked_at: raw<string>`${look.at}::timestamptz`,
    },
  ).onConflict((conflict) => conflict.doNothing()),
);
