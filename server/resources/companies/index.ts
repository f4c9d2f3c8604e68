import { defineGroup } from "#server/core/group.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { companies as contract } from "./contract.ts";
import { getMerger, mergeCompany } from "./merging.ts";
import {
  createCompany,
  deleteCompany,
  forgetUnused,
  getCompany,
  listActiveCompanies,
  listCompanies,
  listCompanyCards,
  updateCompany,
} from "./service.ts";

export const companies = defineGroup(contract, {
  about: "The companies that applications belong to.",
  toolsets: ["search"],
  handlers: {
    list: listCompanies,
    listActiveWithJobs: listActiveCompanies,
    get: { handler: getCompany, lock: lockRowOf("companies", "companyId") },
    create: createCompany,
    update: updateCompany,
    delete: deleteCompany,
    listCards: listCompanyCards,
    getMerger,
    forgetUnused,
    merge: mergeCompany,
  },
  examples: () => import("./examples.ts"),
});
