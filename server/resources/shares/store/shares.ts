import type { Expression } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { type Role, STAFF } from "#domain/roles.ts";
import type { AccountId, OfAccount, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { columnsOf, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { countWhere, deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import type { Share } from "../contract.ts";

type OfBoard = { accountId: AccountId; boardId: string };

/** Returns a page of the account's shares, newest first. */
export const listShares = query.page("shares_list", {
  key: { sharedAt: "s.created_at", id: "s.id" },
  order: "desc",
  rows: ({ accountId }: Params<OfAccount>) =>
    selectFrom("shares as s")
      .innerJoin("boards as b", on({ "b.account_id": accountId, "b.id": "s.board_id" }))
      .innerJoin("organizations as o", "o.id", "s.organization_id")
      .select([
        ...fieldsOf("s", "id board_id"),
        "b.name as boardName",
        ...fieldsOf("o", "name:organizationName slug:organizationSlug"),
        "s.created_at as sharedAt",
      ])
      .where("s.account_id", "=", accountId),
  present: ({ organizationName: name, organizationSlug: slug, ...share }): Share => ({
    ...share,
    organization: { name, slug },
  }),
});

/** Returns the organizations that see a board of the account, earliest share first, with the number of their staff. */
export const readViewers = query.many("shares_viewers", ({ accountId, boardId }: Params<OfBoard>) =>
  selectFrom("shares as s")
    .innerJoin("organizations as o", "o.id", "s.organization_id")
    .innerJoin("members as m", on({ "m.organization_id": "s.organization_id", "m.role": STAFF }))
    .select((eb) => {
      const count = (role: Role) => countWhere(eb("m.role", "=", role));
      return [
        jsonBuildObject({ name: eb.ref("o.name"), slug: eb.ref("o.slug") }).as("organization"),
        count("owner").as("owners"),
        count("admin").as("admins"),
        count("coach").as("coaches"),
      ];
    })
    .where(equal({ "s.account_id": accountId, "s.board_id": boardId }))
    .groupBy(["o.id", "s.created_at"])
    .orderBy("s.created_at")
    .orderBy("o.id"),
);

const lockNameOfBoard = query.maybeOne("shares_lock_board", ({ accountId, boardId }: Params<OfBoard>) =>
  selectFrom("boards as b")
    .select("b.name")
    .where(equal({ "b.id": boardId, "b.account_id": accountId }))
    .forKeyShare("b"),
);

const readEmail = query.one("shares_email", ({ accountId }: Params<OfAccount>) =>
  selectFrom("accounts as a").select("a.email").where("a.id", "=", accountId),
);

/** Locks the board until the transaction ends, and returns its name and its owner's email; null if it isn't the account's. */
export async function lockBoard(sql: Sql, ofBoard: OfBoard) {
  // Separate from the lock, which a cluster would lose in a join with accounts.
  const board = await lockNameOfBoard(sql, ofBoard);
  return board && { ...board, ...(await readEmail(sql, ofBoard)) };
}

type NewShare = OfBoard & { id: string; organizationId: OrganizationId; at: Date };

/** Shares the board; returns false if it is already shared with the organization. */
export const insertShare = query.matches("shares_insert", ({ at, ...params }: Params<NewShare>) =>
  insertInto("shares")
    .values({ ...columnsOf(params), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);

/** Deletes shares of an account, with the fields for the log. */
function endOf(account: Expression<AccountId>) {
  return deleteFrom("shares as s")
    .using(["boards as b", "accounts as a"])
    .where(
      equal({
        "s.account_id": account,
        "b.account_id": account,
        "b.id": "s.board_id",
        "a.id": "s.account_id",
      }),
    )
    .returning([
      ...fieldsOf("s", "id organization_id board_id"),
      "b.name as boardName",
      "a.email as applicantEmail",
    ]);
}

/** Ends one share of the account; returns null if it has none with this id. */
export const deleteShare = query.maybeOne(
  "shares_delete_one",
  ({ accountId, id }: Params<OfAccount & { id: string }>) => endOf(accountId).where("s.id", "=", id),
);

/** An ended share, with the fields for the log. */
export type EndedShare = RowOf<typeof deleteShare>;

export const deleteSharesOfBoard = query.many(
  "shares_delete_of_board",
  ({ accountId, boardId }: Params<OfBoard>) => endOf(accountId).where("s.board_id", "=", boardId),
);

export const deleteSharesOfMember = query.many(
  "shares_delete_of_member",
  ({ accountId, organizationId }: Params<OfAccount & OfOrganization>) =>
    endOf(accountId).where("s.organization_id", "=", organizationId),
);
