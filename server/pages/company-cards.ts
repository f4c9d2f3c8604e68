import { z } from "zod";
import { type AccountId, ownAccount } from "#server/core/access.ts";
import { type Sql, sqlOn, statement } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import type { Application } from "#server/resources/applications/entities.ts";
import { pageProcedure } from "./procedure.ts";

/** A card as its company's page lists it. */
export type CompanyCard = {
  id: string;
  boardId: string;
  boardName: string;
  title: string;
  status: Application["status"];
  /** When the card entered the column it is in. */
  statusSince: string;
};

const CARDS = statement(
  "company_cards",
  `SELECT a.id, a.board_id AS "boardId", b.name AS "boardName", a.job_title AS title, a.status,
     coalesce(a.status_changed_at, a.created_at) AS "statusSince"
   FROM applications a JOIN boards b ON b.id = a.board_id
   WHERE a.company_id = $1 AND a.account_id = $2
   ORDER BY coalesce(a.status_changed_at, a.created_at) DESC, a.id LIMIT 500`,
);

function readCards(sql: Sql, accountId: AccountId, companyId: string): Promise<CompanyCard[]> {
  return sql.query<CompanyCard>(CARDS, [companyId, accountId]);
}

/** The cards filed against a company on all boards, those that moved last first. */
export const companyCards = pageProcedure
  .input(z.strictObject({ companyId: z.string() }))
  .query(({ ctx, input }) => readCards(sqlOn(pool), ownAccount(ctx.caller), input.companyId));
