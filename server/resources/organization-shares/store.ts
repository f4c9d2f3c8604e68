import { STATUSES, type Status } from "#domain/values.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import {
  type ApplicationRow,
  applicationColumns,
  cardJoins,
  present,
} from "#server/resources/applications/service/require.ts";
import type { OrganizationShare, SharedBoard } from "./contract.ts";

type ShareRow = {
  id: string;
  boardId: string;
  boardName: string;
  email: string;
  displayName: string | null;
  sharedAt: string;
};
type CardRow = ApplicationRow & { organizationNotes: number };

const SHARE = `s.id, s.board_id AS "boardId", b.name AS "boardName", p.email, p.display_name AS "displayName",
  s.created_at AS "sharedAt"`;
const FROM = `FROM shares s JOIN boards b ON b.account_id = s.account_id AND b.id = s.board_id
  JOIN accounts p ON p.id = s.account_id`;

const LIST = (after: boolean) =>
  statement(
    `organization_shares_list${after ? "_after" : ""}`,
    `SELECT ${SHARE}, (SELECT count(*)::int FROM applications a
       WHERE a.account_id = s.account_id AND a.board_id = s.board_id) AS "applicationCount" ${FROM}
     WHERE s.organization_id = $1 ${after ? "AND (s.created_at, s.id) < ($3::timestamptz, $4)" : ""}
     ORDER BY s.created_at DESC, s.id DESC LIMIT $2`,
  );
const GET = statement(
  "organization_shares_get",
  `SELECT ${SHARE}, s.account_id AS "accountId" ${FROM} WHERE s.id = $1 AND s.organization_id = $2`,
);
// Staff count the notes that they may read: those of another organization are not theirs to know of.
const CARDS = statement(
  "organization_shares_cards",
  `SELECT ${applicationColumns("$3")}, CASE WHEN a.coach_note_count = 0 THEN 0 ELSE (SELECT count(*)::int FROM coach_notes n
     WHERE n.account_id = $3 AND n.application_id = a.id AND n.organization_id = $2) END AS "organizationNotes"
   FROM shares s JOIN applications a ON a.account_id = $3 AND a.board_id = s.board_id ${cardJoins("$3")}
   WHERE s.id = $1 AND s.organization_id = $2 AND s.account_id = $3 ORDER BY a.status, a.rank`,
);

/** A page of the organization's shares, the latest first. */
export async function listOrganizationShares(sql: Sql, organizationId: OrganizationId, list: ListIdentity) {
  const after = openCursor(list);
  const values = [organizationId, list.input.limit + 1, ...(after ? after.map(String) : [])];
  const rows = await sql.query<ShareRow & { applicationCount: number }>(LIST(after !== null), values);
  return page(
    list,
    rows,
    (row) => [row.sharedAt, row.id],
    (row): OrganizationShare => ({
      id: row.id,
      board: { id: row.boardId, name: row.boardName },
      applicant: { email: row.email, displayName: row.displayName },
      applicationCount: row.applicationCount,
      sharedAt: row.sharedAt,
    }),
  );
}

/** A board that is shared with the organization, with all its cards; null where it shares none of this id. */
export async function readSharedBoard(
  sql: Sql,
  organizationId: OrganizationId,
  shareId: string,
): Promise<SharedBoard | null> {
  const [share] = await sql.query<ShareRow & { accountId: string }>(GET, [shareId, organizationId]);
  if (!share) return null;
  const cards = await sql.query<CardRow>(CARDS, [shareId, organizationId, share.accountId]);
  return {
    id: share.id,
    board: { id: share.boardId, name: share.boardName, columns: columnsOf(cards) },
    applicant: { email: share.email, displayName: share.displayName },
    applications: cards.map(presentForStaff),
    sharedAt: share.sharedAt,
  };
}

/** From the cards that are answered, so that both tell the same whatever is moved between two statements. */
function columnsOf(cards: readonly CardRow[]): SharedBoard["board"]["columns"] {
  const filled = Map.groupBy(cards, ({ status }) => status);
  const column = (status: Status) => (filled.get(status) ?? []).map(({ id }) => id);
  return Object.fromEntries(
    STATUSES.map((status) => [status, column(status)]),
  ) as SharedBoard["board"]["columns"];
}

function presentForStaff(row: CardRow) {
  const application = present(row);
  return { ...application, counts: { ...application.counts, coachNotes: row.organizationNotes } };
}
