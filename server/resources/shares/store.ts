import type { Expression } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { type Role, STAFF } from "#domain/roles.ts";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import {
  countWhere,
  db,
  type Params,
  type RowOf,
  statement,
  statementVariants,
} from "#server/core/statements.ts";
import type { Share, Viewers } from "./contract.ts";
import "./codes.ts";

type OfAccount = { accountId: AccountId };

function sharesOf(account: Expression<AccountId>) {
  return db
    .selectFrom("shares as s")
    .innerJoin("boards as b", (join) =>
      join.on("b.account_id", "=", account).onRef("b.id", "=", "s.board_id"),
    )
    .innerJoin("organizations as o", "o.id", "s.organization_id")
    .select([
      "s.id",
      "s.board_id as boardId",
      "b.name as boardName",
      "o.name as organizationName",
      "o.slug as organizationSlug",
      "s.created_at as sharedAt",
    ])
    .where("s.account_id", "=", account);
}
type ShareRow = RowOf<ReturnType<typeof sharesOf>>;

type Page = OfAccount & { limit: number; at: string | undefined; id: string | undefined };
const LIST = statementVariants("shares_list", (part: "first" | "after", given: Params<Page>) => {
  const shares = sharesOf(given.accountId)
    .orderBy("s.created_at", "desc")
    .orderBy("s.id", "desc")
    .limit(given.limit);
  if (part === "first") return shares;
  return shares.where((eb) => eb(eb.refTuple("s.created_at", "s.id"), "<", eb.tuple(given.at, given.id)));
});
const LOCK_BOARD = statement(
  "shares_lock_board",
  ({ accountId, boardId }: Params<OfAccount & { boardId: string }>) =>
    db
      .selectFrom("boards as b")
      .select("b.name")
      .where("b.id", "=", boardId)
      .where("b.account_id", "=", accountId)
      .forKeyShare("b"),
);
const EMAIL = statement("shares_email", ({ accountId }: Params<OfAccount>) =>
  db.selectFrom("accounts as a").select("a.email").where("a.id", "=", accountId),
);
type NewShare = OfAccount & { id: string; organizationId: OrganizationId; boardId: string; at: string };
const INSERT = statement("shares_insert", (given: Params<NewShare>) =>
  db
    .insertInto("shares")
    .values({
      id: given.id,
      organization_id: given.organizationId,
      board_id: given.boardId,
      account_id: given.accountId,
      created_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);

/** Deletes shares of an account, with the fields for the log. */
function endOf(account: Expression<AccountId>) {
  return db
    .deleteFrom("shares as s")
    .using(["boards as b", "accounts as a"])
    .where("s.account_id", "=", account)
    .where("b.account_id", "=", account)
    .whereRef("b.id", "=", "s.board_id")
    .whereRef("a.id", "=", "s.account_id")
    .returning([
      "s.id",
      "s.organization_id as organizationId",
      "s.board_id as boardId",
      "b.name as boardName",
      "a.email as applicantEmail",
    ]);
}
const DELETE_ONE = statement("shares_delete_one", ({ accountId, id }: Params<OfAccount & { id: string }>) =>
  endOf(accountId).where("s.id", "=", id),
);
const DELETE_OF_BOARD = statement(
  "shares_delete_of_board",
  ({ accountId, boardId }: Params<OfAccount & { boardId: string }>) =>
    endOf(accountId).where("s.board_id", "=", boardId),
);
const DELETE_OF_MEMBER = statement(
  "shares_delete_of_member",
  ({ accountId, organizationId }: Params<OfAccount & { organizationId: OrganizationId }>) =>
    endOf(accountId).where("s.organization_id", "=", organizationId),
);
/** An ended share, with the fields for the log. */
export type EndedShare = RowOf<typeof DELETE_ONE>;

/** Returns a page of the account's shares, newest first. */
export async function listShares(sql: Sql, accountId: AccountId, list: ListIdentity) {
  const after = openCursor(list);
  const [at, id] = after?.map(String) ?? [];
  const given = { accountId, limit: list.input.limit + 1, at, id };
  const rows = await sql.all(LIST(after ? "after" : "first"), given);
  return page(list, rows, (row) => [row.sharedAt, row.id], present);
}

const VIEWERS = statement(
  "shares_viewers",
  ({ accountId, boardId }: Params<OfAccount & { boardId: string }>) =>
    db
      .selectFrom("shares as s")
      .innerJoin("organizations as o", "o.id", "s.organization_id")
      .innerJoin("members as m", (join) =>
        join.onRef("m.organization_id", "=", "s.organization_id").on("m.role", "in", STAFF),
      )
      .select((eb) => {
        const count = (role: Role) => countWhere(eb("m.role", "=", role));
        return [
          jsonBuildObject({ name: eb.ref("o.name"), slug: eb.ref("o.slug") }).as("organization"),
          count("owner").as("owners"),
          count("admin").as("admins"),
          count("coach").as("coaches"),
        ];
      })
      .where("s.account_id", "=", accountId)
      .where("s.board_id", "=", boardId)
      .groupBy(["o.id", "s.created_at"])
      .orderBy("s.created_at")
      .orderBy("o.id"),
);

/** Returns the organizations that see a board of the account, earliest share first, with the number of their staff. */
export function readViewers(sql: Sql, accountId: AccountId, boardId: string): Promise<Viewers[]> {
  return sql.all(VIEWERS, { accountId, boardId });
}

/** Locks the board until the transaction ends, and returns its name and its owner's email; null if it isn't the account's. */
export async function lockBoard(sql: Sql, accountId: AccountId, boardId: string) {
  // Separate from the lock, which a cluster would lose in a join with accounts.
  const board = await sql.first(LOCK_BOARD, { accountId, boardId });
  const owner = board && (await sql.first(EMAIL, { accountId }));
  return owner ? { ...board, ...owner } : null;
}

/** Shares the board; returns the share's id, or null if the board is shared with the organization already. */
export async function insertShare(
  sql: Sql,
  accountId: AccountId,
  share: { organizationId: OrganizationId; boardId: string },
  at: Date,
): Promise<string | null> {
  const row = await sql.first(INSERT, { ...share, id: newId("share"), accountId, at: at.toISOString() });
  return row?.id ?? null;
}

/** Ends one share of the account; returns null if it has none with this id. */
export async function deleteShare(
  sql: Sql,
  accountId: AccountId,
  shareId: string,
): Promise<EndedShare | null> {
  return (await sql.first(DELETE_ONE, { accountId, id: shareId })) ?? null;
}

/** Ends every share of a board of the account. */
export function deleteSharesOfBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<EndedShare[]> {
  return sql.all(DELETE_OF_BOARD, { accountId, boardId });
}

/** Ends every share of a member of the organization. */
export function deleteSharesOfMember(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: AccountId,
): Promise<EndedShare[]> {
  return sql.all(DELETE_OF_MEMBER, { accountId, organizationId });
}

function present({ organizationName, organizationSlug, ...share }: ShareRow): Share {
  return { ...share, organization: { name: organizationName, slug: organizationSlug } };
}
