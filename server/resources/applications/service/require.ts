import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Sql } from "#server/core/sql.ts";
import { holdCompanies } from "#server/resources/companies/service.ts";
import type { Application, Card } from "../entities.ts";
import { lockCard, readApplication, readCard } from "../store/read.ts";
import "../vocabulary.ts";

// How other groups read and hold cards in queries of their own.
export {
  type ApplicationRow,
  applicationRows,
  cardColumn,
  cardsOf,
  present,
  presentCard,
} from "../store/rows.ts";
export { answeredRow, type KeptRow, spreadsheetRows } from "../store/spreadsheet-row.ts";
export { lockCardsOnBoard } from "../store/write.ts";

/** The application. @throws not_found */
export async function requireApplication(sql: Sql, accountId: AccountId, id: string): Promise<Application> {
  const application = await readApplication(sql, accountId, id);
  if (!application) throw notFound("application");
  return application;
}

/** The application as our pages see it. @throws not_found */
export async function requireCard(sql: Sql, accountId: AccountId, id: string): Promise<Card> {
  const card = await readCard(sql, accountId, id);
  if (!card) throw notFound("application");
  return card;
}

/**
 * The application as it is kept, held with its company until the transaction ends, so that neither changes.
 * @param alsoCompany a company it may be filed against, held in the same breath
 * @throws not_found
 */
export async function holdApplication(
  sql: Sql,
  accountId: AccountId,
  id: string,
  alsoCompany: unknown,
): Promise<Card> {
  const companyId = await lockCard(sql, accountId, id);
  if (companyId === null) throw notFound("application");
  const companies = typeof alsoCompany === "string" ? [companyId, alsoCompany] : [companyId];
  await holdCompanies(sql, accountId, companies);
  return requireCard(sql, accountId, id);
}
