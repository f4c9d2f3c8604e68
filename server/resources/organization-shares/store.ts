import { type Expression, sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement, statementVariants } from "#server/core/statements.ts";
import type { AccountId } from "#server/core/tenants.ts";
import type { Card } from "#server/resources/applications/entities.ts";
import {
  type ApplicationRow,
  applicationRows,
  type CardPortion,
  cardColumn,
  cardPortions,
  cardsOf,
  withCompany,
} from "#server/resources/applications/service/read.ts";
import type { OrganizationShare, SharedFaces } from "./contract.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    /** A share allows its organization to read this account's board. */
    "shares.account_id": AccountId;
  }
}

type OfShare = { organizationId: OrganizationId; shareId: string };

/** Selects an organization's shares, each with its applicant. */
function sharesOf(organization: Expression<OrganizationId>) {
  return db
    .selectFrom("shares as s")
    .innerJoin("accounts as p", "p.id", "s.account_id")
    .select([
      "s.id",
      "s.account_id as accountId",
      "s.board_id as boardId",
      "p.email",
      "p.display_name as displayName",
      "s.created_at as sharedAt",
    ])
    .where("s.organization_id", "=", organization);
}

type Page = {
  organizationId: OrganizationId;
  limit: number;
  at?: string | undefined;
  id?: string | undefined;
};
/** Selects shares with their boards' names and card counts. The shares are read first: on a cluster they are on another node. */
function countedSharesOf(shares: ReturnType<typeof sharesOf>) {
  return db
    .with(
      (cte) => cte("s").materialized(),
      () => shares,
    )
    .selectFrom("s")
    .innerJoin("boards as b", (join) =>
      join.onRef("b.account_id", "=", "s.accountId").onRef("b.id", "=", "s.boardId"),
    )
    .select(["s.id", "s.boardId", "b.name as boardName", "s.email", "s.displayName", "s.sharedAt"])
    .select((eb) =>
      eb
        .selectFrom("applications as a")
        .select(raw<number>`count(*)::int`.as("count"))
        .whereRef("a.account_id", "=", "b.account_id")
        .whereRef("a.board_id", "=", "b.id")
        .$asScalar()
        .$notNull()
        .as("applicationCount"),
    );
}
const LIST = statementVariants("organization_shares_list", (part: "first" | "after", given: Params<Page>) => {
  const shares = sharesOf(given.organizationId)
    .orderBy("s.created_at", "desc")
    .orderBy("s.id", "desc")
    .limit(given.limit);
  const after =
    part === "first"
      ? shares
      : shares.where((eb) => eb(eb.refTuple("s.created_at", "s.id"), "<", eb.tuple(given.at, given.id)));
  return countedSharesOf(after).orderBy("s.sharedAt", "desc").orderBy("s.id", "desc");
});
const GET_EACH = statement(
  "organization_shares_get_each",
  ({ organizationId, ids }: Params<{ organizationId: OrganizationId; ids: readonly string[] }>) =>
    countedSharesOf(sharesOf(organizationId).where("s.id", "=", (eb) => eb.fn.any(ids))),
);
const GET = statement("organization_shares_get", ({ organizationId, shareId }: Params<OfShare>) =>
  sharesOf(organizationId).where("s.id", "=", shareId),
);
const BOARD = statement(
  "organization_shares_board",
  ({ accountId, boardId }: Params<{ accountId: AccountId; boardId: string }>) =>
    db.selectFrom("boards").select("name").where("account_id", "=", accountId).where("id", "=", boardId),
);
type OfBoard = OfShare & { accountId: AccountId };
/** Selects the cards of a board while it is shared. */
function sharedCards({ accountId, organizationId, shareId }: Params<OfBoard>) {
  const board = db
    .selectFrom("shares as s")
    .select("s.board_id")
    .where("s.id", "=", shareId)
    .where("s.organization_id", "=", organizationId)
    .where("s.account_id", "=", accountId);
  return cardsOf(accountId).where("a.board_id", "=", board);
}
const PORTIONS = statement("organization_shares_portions", (given: Params<OfBoard>) =>
  cardPortions(given.accountId, sharedCards(given).as("a")),
);
const CARDS = statement(
  "organization_shares_cards",
  (given: Params<OfBoard & { ids: readonly string[] }>) => {
    const { accountId, ids } = given;
    const cards = sharedCards(given).where("a.id", "=", (eb) => eb.fn.any(ids));
    return applicationRows(accountId, cards.as("a"))
      .select(organizationNotes(given))
      .orderBy("a.status")
      .orderBy("a.rank")
      .orderBy("a.id");
  },
);
const FACES = statement("organization_shares_faces", (given: Params<OfBoard>) =>
  withCompany(given.accountId, sharedCards(given).as("a"))
    .select([
      "a.id",
      "a.status",
      "a.job_title as title",
      "c.name as companyName",
      "a.work_mode as workMode",
      "a.compensation",
    ])
    .select(organizationNotes(given))
    .orderBy("a.status")
    .orderBy("a.rank")
    .orderBy("a.id"),
);

/** Counts the notes on a card `a` that the organization's staff may read: other organizations' notes are hidden from them. */
function organizationNotes({ accountId, organizationId }: Params<OfBoard>) {
  const notes = db
    .selectFrom("coach_notes as n")
    .select(raw<number>`count(*)::int`.as("count"))
    .where("n.account_id", "=", accountId)
    .where("n.organization_id", "=", organizationId)
    .where("n.application_id", "=", raw.ref<string>("a.id"))
    .$asScalar()
    .$notNull();
  return raw<number>`CASE WHEN ${cardColumn("coach_note_count")} = 0 THEN 0 ELSE ${notes} END`.as(
    "organizationNotes",
  );
}

/** Returns a page of the organization's shares, newest first. */
export async function listOrganizationShares(sql: Sql, organizationId: OrganizationId, list: ListIdentity) {
  const after = openCursor(list);
  const [at, id] = after?.map(String) ?? [];
  const limit = list.input.limit + 1;
  const rows = await sql.all(LIST(after ? "after" : "first"), { organizationId, limit, at, id });
  return page(list, rows, (row) => [row.sharedAt, row.id], presentShare);
}

/** Returns the organization's shares with these ids. */
export async function readShares(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<OrganizationShare[]> {
  return (await sql.all(GET_EACH, { organizationId, ids })).map(presentShare);
}

function presentShare(row: RowOf<ReturnType<typeof countedSharesOf>>): OrganizationShare {
  return {
    id: row.id,
    board: { id: row.boardId, name: row.boardName },
    applicant: { email: row.email, displayName: row.displayName },
    applicationCount: row.applicationCount,
    sharedAt: row.sharedAt,
  };
}

/** Returns a board shared with the organization, or null if it has no such share. */
export async function readSharedBoard(sql: Sql, organizationId: OrganizationId, shareId: string) {
  const share = await sql.first(GET, { organizationId, shareId });
  if (!share) return null;
  const { accountId, boardId, email, displayName, sharedAt } = share;
  const board = await sql.first(BOARD, { accountId, boardId });
  return board ? { accountId, boardId, name: board.name, applicant: { email, displayName }, sharedAt } : null;
}

type OfAccount = OfShare & { accountId: AccountId };

/** Returns the cards of a shared board, in portions. */
export function readPortions(sql: Sql, share: OfAccount): Promise<CardPortion[]> {
  return sql.all(PORTIONS, share);
}

/** Returns the faces of a shared board's cards, in column order. */
export async function readFaces(sql: Sql, share: OfAccount): Promise<SharedFaces["cards"]> {
  const rows = await sql.all(FACES, share);
  return rows.map(({ organizationNotes: coachNotes, ...face }) => ({ ...face, coachNotes }));
}

/** Returns the cards with these ids on a shared board, counting only the organization's coach notes. */
export async function readSharedCards<Shown extends Card>(
  sql: Sql,
  share: OfAccount,
  ids: readonly string[],
  present: (row: ApplicationRow) => Shown,
): Promise<Shown[]> {
  const rows = await sql.all(CARDS, { ...share, ids });
  return rows.map((row) => {
    const shown = present(row);
    return { ...shown, counts: { ...shown.counts, coachNotes: row.organizationNotes } };
  });
}
