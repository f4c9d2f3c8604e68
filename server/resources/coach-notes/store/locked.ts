import { STAFF } from "#domain/roles.ts";
import type {
  AccountId,
  ApplicationAccess,
  OfAccount,
  OrganizationId,
  OrganizationRow,
} from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import type { CoachNote } from "../contract.ts";
import { presentNote } from "./notes.ts";

/** The card of a note, with the fields for the log. */
export type SharedCard = {
  applicationId: string;
  accountId: AccountId;
  boardId: string;
  boardName: string;
  applicantEmail: string;
};
export type LockedNote = SharedCard & { note: CoachNote; authorId: string | null };

type OfShare = { accountId: AccountId; organizationId: OrganizationId; boardId: string };

// These queries lock the organization, the author's membership, the share, and the card until the commit. All callers lock them in this
// order, to avoid deadlocks. The tables of a job search have separate queries: a cluster would lose their locks in a join with others.
const findBoardOfCard = query.maybeOne(
  "coach_notes_board_of_card",
  ({ accountId, applicationId }: Params<{ accountId: AccountId; applicationId: string }>) =>
    selectFrom("applications as a")
      .select("a.board_id as boardId")
      .where(equal({ "a.account_id": accountId, "a.id": applicationId })),
);

/** Selects the share of a board, with the organization and the applicant. */
function shareOf({ accountId, organizationId, boardId }: Params<OfShare>) {
  return selectFrom("shares as s")
    .innerJoin("organizations as o", "o.id", "s.organization_id")
    .innerJoin("accounts as p", on({ "p.id": accountId }))
    .select([
      "s.board_id as boardId",
      "p.email as applicantEmail",
      ...fieldsOf("o", "name:organizationName slug:organizationSlug"),
    ])
    .where(equal({ "s.account_id": accountId, "s.organization_id": organizationId, "s.board_id": boardId }))
    .forShare("s");
}

const lockShare = query.maybeOne("coach_notes_lock_share", (params: Params<OfShare>) => shareOf(params));

const lockShareAndAuthor = query.maybeOne(
  "coach_notes_lock_author",
  (params: Params<OfShare & { authorId: string }>) =>
    shareOf(params)
      .innerJoin(
        "members as m",
        on({ "m.organization_id": params.organizationId, "m.account_id": params.authorId, "m.role": STAFF }),
      )
      .forKeyShare("o")
      .forShare("m"),
);

const lockCard = query.maybeOne(
  "coach_notes_lock_card",
  ({ accountId, boardId, applicationId }: Params<OfShare & { applicationId: string }>) =>
    selectFrom("applications as a")
      .innerJoin("boards as b", on({ "b.account_id": accountId, "b.id": "a.board_id" }))
      .select(["a.id as applicationId", "a.account_id as accountId", "b.name as boardName"])
      .where(equal({ "a.account_id": accountId, "a.board_id": boardId, "a.id": applicationId }))
      .forNoKeyUpdate("a"),
);

const findNote = query.maybeOne("coach_notes_find", ({ organizationId, id }: Params<OrganizationRow>) =>
  selectFrom("coach_notes as n")
    .innerJoin("applications as a", on({ "a.account_id": "n.account_id", "a.id": "n.application_id" }))
    .select(["n.account_id as accountId", "a.board_id as boardId"])
    .where(equal({ "n.id": id, "n.organization_id": organizationId })),
);

const lockNoteRow = query.maybeOne(
  "coach_notes_lock_note",
  ({ accountId, organizationId, id }: Params<OrganizationRow & OfAccount>) =>
    selectFrom("coach_notes as n")
      .innerJoin("applications as a", on({ "a.account_id": accountId, "a.id": "n.application_id" }))
      .innerJoin("boards as b", on({ "b.account_id": accountId, "b.id": "a.board_id" }))
      .select([
        ...fieldsOf("n", "id application_id author_id author_name:authorDisplayName body created_at"),
        ...fieldsOf("n", "updated_at"),
        "b.name as boardName",
      ])
      .where(equal({ "n.account_id": accountId, "n.id": id, "n.organization_id": organizationId }))
      .forNoKeyUpdate("a")
      .forUpdate("n"),
);

/** Locks the card for a note by the account; returns null if its share or the account's role has ended. */
export async function lockSharedCard(
  sql: Sql,
  organizationId: OrganizationId,
  { applicationId, applicantAccountId: accountId }: ApplicationAccess,
  authorId: string,
): Promise<SharedCard | null> {
  const board = await findBoardOfCard(sql, { accountId, applicationId });
  if (!board) return null;
  const ofCard = { accountId, applicationId, organizationId, ...board };
  const share = await lockShareAndAuthor(sql, { ...ofCard, authorId });
  const card = share && (await lockCard(sql, ofCard));
  return card && { ...card, boardId: share.boardId, applicantEmail: share.applicantEmail };
}

/** Locks an organization's note for a change and returns it; null if there is none or its card isn't shared anymore. */
export async function lockNote(sql: Sql, ofNote: OrganizationRow): Promise<LockedNote | null> {
  const found = await findNote(sql, ofNote);
  const share = found && (await lockShare(sql, { ...found, ...ofNote }));
  const row = share && (await lockNoteRow(sql, { ...found, ...ofNote }));
  if (!row) return null;
  const { authorId, boardName, ...note } = row;
  const { applicantEmail, ...organization } = share;
  const card = { ...found, applicationId: note.applicationId, boardName, applicantEmail };
  return { ...card, note: presentNote({ ...note, ...organization }), authorId };
}
