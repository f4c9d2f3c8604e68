import { type Expression, type InferResult, sql as raw } from "kysely";
import type { AccountId, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { any, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type ListIdentity, page } from "#server/core/pagination.ts";
import { cut, type PageParams, type Params, pageParams, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import type { Card } from "#server/resources/applications/entities.ts";
import {
  type ApplicationRow,
  applicationRows,
  cardColumn,
  cardPortions,
  cardsOf,
  knownSince,
  lastOwnActionAt,
  withCompany,
} from "#server/resources/applications/service/read.ts";
import { HISTORY_SHOWN, type OrganizationShare } from "./contract.ts";

type OfShare = { organizationId: OrganizationId; shareId: string };
type OfBoard = { organizationId: OrganizationId; shareId: string; accountId: AccountId };
type OfShares = { organizationId: OrganizationId; ids: readonly string[] };

/** Selects an organization's shares, each with its applicant. */
function sharesOf(organization: Expression<OrganizationId>) {
  return selectFrom("shares as s")
    .innerJoin("accounts as p", "p.id", "s.account_id")
    .select([
      ...fieldsOf("s", "id account_id board_id"),
      ...fieldsOf("p", "email display_name"),
      "s.created_at as sharedAt",
    ])
    .where("s.organization_id", "=", organization);
}

/** Selects shares with their boards' names and card counts. The shares are read first: on a cluster they are on another node. */
function countedSharesOf(shares: ReturnType<typeof sharesOf>) {
  return db
    .with(
      (cte) => cte("s").materialized(),
      () => shares,
    )
    .selectFrom("s")
    .innerJoin("boards as b", on({ "b.account_id": "s.accountId", "b.id": "s.boardId" }))
    .select(["s.id", "s.boardId", "b.name as boardName", "s.email", "s.displayName", "s.sharedAt"])
    .select((eb) =>
      eb
        .selectFrom("applications as a")
        .select(raw<number>`count(*)::int`.as("count"))
        .where(equal({ "a.account_id": "b.account_id", "a.board_id": "b.id" }))
        .$asScalar()
        .$notNull()
        .as("applicationCount"),
    );
}

function presentShare(row: InferResult<ReturnType<typeof countedSharesOf>>[number]): OrganizationShare {
  return {
    id: row.id,
    board: { id: row.boardId, name: row.boardName },
    applicant: { email: row.email, displayName: row.displayName },
    applicationCount: row.applicationCount,
    sharedAt: row.sharedAt,
  };
}

const findPage = query.many("organization_shares_list", (params: Params<OfOrganization & PageParams>) => {
  const shares = sharesOf(params.organizationId);
  return countedSharesOf(cut(shares, { key: ["s.created_at", "s.id"], order: "desc" }, params))
    .orderBy("s.sharedAt", "desc")
    .orderBy("s.id", "desc");
});

/** Returns a page of the organization's shares, newest first. */
export async function listOrganizationShares(sql: Sql, organizationId: OrganizationId, list: ListIdentity) {
  const rows = await findPage(sql, { organizationId, ...pageParams(list) });
  return page(list, rows, (row) => [row.sharedAt, row.id], presentShare);
}

export const readShares = query.many(
  "organization_shares_get_each",
  ({ organizationId, ids }: Params<OfShares>) =>
    countedSharesOf(sharesOf(organizationId).where("s.id", "=", any(ids))),
  presentShare,
);

const findShare = query.maybeOne("organization_shares_get", ({ organizationId, shareId }: Params<OfShare>) =>
  sharesOf(organizationId).where("s.id", "=", shareId),
);

const findBoard = query.maybeOne(
  "organization_shares_board",
  ({ accountId, boardId }: Params<{ accountId: AccountId; boardId: string }>) =>
    selectFrom("boards")
      .select("name")
      .where(equal({ account_id: accountId, id: boardId })),
);

/** Returns a board shared with the organization, or null if it has no such share. */
export async function readSharedBoard(sql: Sql, ofShare: OfShare) {
  const share = await findShare(sql, ofShare);
  if (!share) return null;
  const { accountId, boardId, email, displayName, sharedAt } = share;
  const board = await findBoard(sql, { accountId, boardId });
  return board && { accountId, boardId, name: board.name, applicant: { email, displayName }, sharedAt };
}

/** Selects the cards of a board while it is shared. */
function sharedCards({ accountId, organizationId, shareId }: Params<OfBoard>) {
  const board = selectFrom("shares as s")
    .select("s.board_id")
    .where(equal({ "s.id": shareId, "s.organization_id": organizationId, "s.account_id": accountId }));
  return cardsOf(accountId).where("a.board_id", "=", board);
}

/** Counts the notes on a card `a` that the organization's staff may read: other organizations' notes are hidden from them. */
function organizationNotes({ accountId, organizationId }: Params<OfBoard>) {
  const notes = selectFrom("coach_notes as n")
    .select(raw<number>`count(*)::int`.as("count"))
    .where(equal({ "n.account_id": accountId, "n.organization_id": organizationId }))
    .where("n.application_id", "=", raw.ref<string>("a.id"))
    .$asScalar()
    .$notNull();
  return raw<number>`CASE WHEN ${cardColumn("coach_note_count")} = 0 THEN 0 ELSE ${notes} END`;
}

/** Returns when a card `a`, or an interview for it, last changed, by the rule of the roster's last activity. */
function changedAt(accountId: Expression<AccountId>) {
  const interview = selectFrom("interviews as i")
    .select((eb) => eb.fn.max("i.updated_at").as("at"))
    .where("i.account_id", "=", accountId)
    .where("i.application_id", "=", cardColumn("id"))
    .$asScalar();
  return raw<string>`greatest(${lastOwnActionAt()}, ${interview})`;
}

/** Returns the cards of a shared board, in portions. */
export const readPortions = query.many("organization_shares_portions", (params: Params<OfBoard>) =>
  cardPortions(params.accountId, sharedCards(params).as("a")),
);

/** Returns the fields shown on a shared board's cards, in column order. */
export const readCardFields = query.many("organization_shares_faces", (params: Params<OfBoard>) =>
  withCompany(params.accountId, sharedCards(params).as("a"))
    .select([
      ...fieldsOf("a", "id status job_title:title"),
      "c.name as companyName",
      ...fieldsOf("a", "work_mode compensation"),
      knownSince().as("since"),
      changedAt(params.accountId).as("changedAt"),
    ])
    .select(organizationNotes(params).as("coachNotes"))
    .orderBy("a.status")
    .orderBy("a.rank")
    .orderBy("a.id"),
);

/** Returns a shared card's interviews, latest first, without the fields that are private to the applicant. */
export const readCardInterviews = query.many(
  "organization_shares_interviews",
  (params: Params<OfBoard & { applicationId: string }>) =>
    selectFrom("interviews as i")
      .innerJoin(sharedCards(params).as("a"), on({ "a.id": "i.application_id" }))
      .select(["i.id", "i.type", "i.scheduled_at as scheduledAt", "i.outcome"])
      .where(equal({ "i.account_id": params.accountId, "i.application_id": params.applicationId }))
      .orderBy("i.scheduled_at", "desc")
      .orderBy("i.id")
      .limit(raw.lit(HISTORY_SHOWN)),
);

const findCards = query.many(
  "organization_shares_cards",
  (params: Params<OfBoard & { ids: readonly string[] }>) => {
    const cards = sharedCards(params).where("a.id", "=", any(params.ids));
    return applicationRows(params.accountId, cards.as("a"))
      .select(organizationNotes(params).as("organizationNotes"))
      .orderBy("a.status")
      .orderBy("a.rank")
      .orderBy("a.id");
  },
);

/** Returns the cards with these ids on a shared board, counting only the organization's coach notes. */
export async function readSharedCards<Shown extends Card>(
  sql: Sql,
  ofCards: OfBoard & { ids: readonly string[] },
  present: (row: ApplicationRow) => Shown,
): Promise<Shown[]> {
  const rows = await findCards(sql, ofCards);
  return rows.map((row) => {
    const shown = present(row);
    return { ...shown, counts: { ...shown.counts, coachNotes: row.organizationNotes } };
  });
}
