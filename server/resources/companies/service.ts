import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import { isUniqueViolation, pipelinedEach, type Sql, searchPattern } from "#server/core/sql.ts";
import type { Company, companies } from "./contract.ts";
import * as store from "./store/companies.ts";
import * as lists from "./store/lists.ts";

export { isUnused, lockCompany, readCompanies } from "./store/companies.ts";

/** Returns a page of the caller's companies. */
export const listCompanies: Handler<typeof companies.list> = ({ ctx, input }) =>
  lists.listCompanies(ctx.sql, ctx.list, { accountId: ctx.accountId, search: searchPattern(input.search) });

/** Returns a page of the employers already applied to on the active board. */
export const listActiveCompanies: Handler<typeof companies.listActiveWithJobs> = ({ ctx }) =>
  lists.listActiveCompanies(ctx.sql, ctx.list, { accountId: ctx.accountId });

/** Returns the cards of one of the caller's companies on all boards, most recently moved first. */
export const listCompanyCards: Handler<typeof companies.listCards> = ({ ctx, input }) =>
  lists.readCards(ctx.sql, { accountId: ctx.accountId, id: input.companyId });

/** Returns one of the caller's companies. */
export const getCompany: Handler<typeof companies.get> = ({ ctx, input }) =>
  requireCompany(ctx.sql, ctx.accountId, input.companyId);

/** Adds a company. @throws company_name_taken */
export const createCompany: Handler<typeof companies.create> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { name, ...details } = input;
  const own = { accountId, id: newId("company") };
  if (!(await store.insertCompany(sql, { ...own, name, at: now }))) throw nameTaken(name);
  await store.writeCompany(sql, own, { ...details, updatedAt: now });
  return requireCompany(sql, accountId, own.id);
};

/** Changes the given fields. @throws company_name_taken */
export const updateCompany: Handler<typeof companies.update> = async ({ ctx, input }) => {
  const { companyId, ...fields } = input;
  if (!(await editCompany(ctx.sql, ctx.accountId, companyId, fields, ctx.now))) throw notFound("company");
  return requireCompany(ctx.sql, ctx.accountId, companyId);
};

/** Deletes the company and all its cards. */
export const deleteCompany: Handler<typeof companies.delete> = async ({ ctx, input }) => {
  const own = { accountId: ctx.accountId, id: input.companyId };
  if (!(await store.deleteCompany(ctx.sql, own))) throw notFound("company");
  return { id: input.companyId, deleted: true };
};

/** Deletes the unused companies that undone edits had added in the last ten minutes. */
export const forgetUnused: Handler<typeof companies.forgetUnused> = async ({ ctx, input }) => {
  const since = new Date(ctx.now.getTime() - LIMITS.lifetimes.undo * 1_000);
  const unused = { accountId: ctx.accountId, names: input.names, since };
  return { forgottenCount: await store.dropUnusedCompanies(ctx.sql, unused) };
};

/** Returns the id of the company with this name, ignoring case and surrounding space; adds it if there is none. */
export async function companyNamed(sql: Sql, accountId: AccountId, name: string, at: Date): Promise<string> {
  for (;;) {
    const found = await store.findCompanyNamed(sql, { accountId, name });
    if (found) return found.id;
    const id = newId("company");
    if (await store.insertCompany(sql, { accountId, id, name, at })) return id;
  }
}

/**
 * Returns the ids of the companies with these names by lowercase name; adds missing ones. Looks them up in the order of their names, so
 * that two concurrent calls don't deadlock. The last spelling of a name becomes the name of a new company.
 */
export async function companiesNamed(
  sql: Sql,
  accountId: AccountId,
  names: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const namesByKey = new Map(names.map((name) => [name.toLowerCase(), name]));
  const sorted = [...namesByKey].sort(([a], [b]) => (a < b ? -1 : 1));
  const companies = await pipelinedEach(sorted, async ([key, name]) => {
    return [key, await companyNamed(sql, accountId, name, at)] as const;
  });
  return new Map(companies);
}

/**
 * Writes the given fields of a company, which all its cards show.
 * @returns false if the account has no such company. @throws company_name_taken
 */
export async function editCompany(
  sql: Sql,
  accountId: AccountId,
  companyId: string,
  fields: store.CompanyFields,
  at: Date,
): Promise<boolean> {
  const own = { accountId, id: companyId };
  if (!(await store.lockCompany(sql, own))) return false;
  const { name } = fields;
  if (name !== undefined && (await store.isNameTaken(sql, { ...own, name }))) throw nameTaken(name);
  await store.writeCompany(sql, own, { ...fields, updatedAt: at }).catch((error: unknown) => {
    throw name !== undefined && isUniqueViolation(error) ? nameTaken(name) : error;
  });
  return true;
}

/** Returns the company. @throws not_found */
export async function requireCompany(sql: Sql, accountId: AccountId, companyId: string): Promise<Company> {
  const [company] = await store.readCompanies(sql, { accountId, ids: [companyId] });
  if (!company) throw notFound("company");
  return company;
}

function nameTaken(name: string): OperationError {
  return new OperationError("company_name_taken", `You already have a company named “${name}”.`);
}
