import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { companies } from "./contract.ts";
import {
  createCompany,
  deleteCompany,
  getCompany,
  holdCompanyRead,
  listActiveCompanies,
  listCompanies,
  listCompanyCards,
  updateCompany,
} from "./service.ts";

export const companiesRouter = t.router({
  list: operation(companies.list, listCompanies),
  listActiveWithJobs: operation(companies.listActiveWithJobs, listActiveCompanies),
  get: operation(companies.get, getCompany, { hold: holdCompanyRead }),
  create: operation(companies.create, createCompany),
  update: operation(companies.update, updateCompany),
  delete: operation(companies.delete, deleteCompany),
  listCards: operation(companies.listCards, listCompanyCards),
});
