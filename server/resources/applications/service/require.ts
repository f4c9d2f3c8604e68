import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Sql } from "#server/core/sql.ts";
import { holdCompanies } from "#server/resources/companies/service.ts";
import type { Application } from "../entities.ts";
import { lockCard, readApplication } from "../store/read.ts";
import "../vocabulary.ts";

// How other groups read and hold cards in queries of their own.
export { applicationRows, cardColumn, cardsOf, present } from "../store/rows.ts";
export { spreadsheetRows } from "../store/spreadsheet-row.ts";
export { lockCardsOnBoard } from "../store/write.ts";

/** The application. @throws not_found */
export async function requireApplication(sql: Sql, accountId: AccountId, id: string): Promise<Application> {
  const application = await readApplication(sql, accountId, id);
  if (!application) throw notFound("application");
  return application;
}

/**
 * The application, held with its company until the transaction ends, so that neither changes.
 * @param alsoCompany a company it may be filed against, held in the same breath
 * @throws not_found
 */
export async function holdApplication(
  sql: Sql,
  accountId: AccountId,
  id: string,
  alsoCompany: unknown,
): Promise<Application> {
  const companyId = await lockCard(sql, accountId, id);
  if (companyId === null) throw notFound("application");
  const companies = typeof alsoCompany === "string" ? [companyId, alsoCompany] : [companyId];
  await holdCompanies(sql, accountId, companies);
  return requireApplication(sql, accountId, id);
}
