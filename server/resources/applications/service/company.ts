import type { AccountId } from "#server/core/access.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Sql } from "#server/core/sql.ts";
import { companyNamed, editCompany } from "#server/resources/companies/service.ts";
import type { CompanyPatch } from "../inputs.ts";

/**
 * The company of a new card: the one of the id, or of the name (added where there is none); other fields edit it.
 * @throws company_not_found, company_name_taken
 */
export async function companyForNewCard(sql: Sql, accountId: AccountId, company: CompanyPatch, at: Date) {
  const { id, name, ...details } = company;
  if (id !== undefined) return fileAgainst(sql, accountId, company, at);
  const companyId = await companyNamed(sql, accountId, name ?? "", at);
  await editCompany(sql, accountId, companyId, details, at);
  return companyId;
}

/**
 * The company of a changed card: an id files the card against that company; other fields edit the company it is then
 * filed against.
 * @throws company_not_found, company_name_taken
 */
export async function companyForChange(
  sql: Sql,
  accountId: AccountId,
  current: string,
  company: CompanyPatch | undefined,
  at: Date,
): Promise<string> {
  if (company === undefined) return current;
  return fileAgainst(sql, accountId, company.id === undefined ? { ...company, id: current } : company, at);
}

async function fileAgainst(
  sql: Sql,
  accountId: AccountId,
  { id, ...fields }: CompanyPatch,
  at: Date,
): Promise<string> {
  if (typeof id === "string" && (await editCompany(sql, accountId, id, fields, at))) return id;
  throw new OperationError(
    "company_not_found",
    "company.id is not one of your companies. Name the company instead.",
    {
      issues: [{ path: ["company", "id"], message: "This isn't one of your companies." }],
    },
  );
}
