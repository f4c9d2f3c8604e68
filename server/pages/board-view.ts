import { z } from "zod";
import { type AccountId, ownAccount } from "#server/core/access.ts";
import { type Sql, sqlOn, statement } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import type { Application } from "#server/resources/applications/entities.ts";
import { requireBoard } from "#server/resources/boards/service.ts";
import { pageProcedure } from "./procedure.ts";

/** What the face of a card shows; a board of a thousand cards is sent as these. */
export type BoardCard = {
  id: string;
  title: string;
  companyId: string;
  companyName: string;
  applicationDate: string | null;
  applicationLink: string | null;
  createdAt: string;
  /** When the card entered the column it is in. */
  statusSince: string;
  workMode: Application["job"]["workMode"];
  compensation: Application["job"]["compensation"];
  isAutoRetired: boolean;
  coachNotes: number;
  nextInterviewAt: string | null;
};

const CARDS = statement(
  "board_view_cards",
  `SELECT a.id, a.job_title AS title, a.company_id AS "companyId", c.name AS "companyName",
     a.application_date AS "applicationDate", a.application_link AS "applicationLink", a.created_at AS "createdAt",
     coalesce(a.status_changed_at, a.created_at) AS "statusSince", a.work_mode AS "workMode", a.compensation,
     a.is_auto_retired AS "isAutoRetired", a.coach_note_count AS "coachNotes",
     (SELECT min(i.scheduled_at) FROM interviews i
      WHERE i.application_id = a.id AND i.outcome = 'pending' AND i.scheduled_at > now()) AS "nextInterviewAt"
   FROM applications a JOIN companies c ON c.id = a.company_id AND c.account_id = $2
   WHERE a.board_id = $1 ORDER BY a.status, a.rank`,
);

function readCards(sql: Sql, boardId: string, accountId: AccountId): Promise<BoardCard[]> {
  return sql.query<BoardCard>(CARDS, [boardId, accountId]);
}

/** A board with every card's face; the order of the cards is that of the board's columns. */
export const boardView = pageProcedure
  .input(z.strictObject({ boardId: z.string() }))
  .query(async ({ ctx, input }) => {
    const sql = sqlOn(pool);
    const accountId = ownAccount(ctx.caller);
    const board = await requireBoard(sql, accountId, input.boardId);
    return { board, cards: await readCards(sql, board.id, accountId) };
  });
