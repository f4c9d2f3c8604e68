import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import {
  id,
  instantOut,
  nullableText,
  nullableUrl,
  TEXT_MAX,
  TITLE_MAX,
  text,
  title,
} from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { compactPage, only, pageFields, pageOf } from "#server/core/pagination.ts";
import { CompanySize, CompanyType, Deleted, Industry, Status } from "#server/resources/enumerations.ts";

const companyFields = {
  id: z.string(),
  name: z.string(),
  industry: Industry,
  size: CompanySize.nullable(),
  type: CompanyType.nullable(),
  website: z.string().nullable(),
  socialLink: z
    .string()
    .nullable()
    .describe("The company's page on a professional network, such as LinkedIn."),
};

/** A company inside an application. */
export const CompanyRef = z.object(companyFields).meta({ id: "CompanyRef" });

export const Company = z
  .object({
    ...companyFields,
    notes: z.string().nullable(),
    applicationCount: z.int(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Company" });
export type Company = z.infer<typeof Company>;

const compactCompany = only<Company>("id", "name", "industry", "applicationCount");

export const CompanyWithJobs = z
  .object({
    ...Company.shape,
    applications: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: Status,
        applicationDate: instantOut.nullable(),
      }),
    ),
  })
  .meta({ id: "CompanyWithJobs" });
export type CompanyWithJobs = z.infer<typeof CompanyWithJobs>;

/** A card in its company's list. */
const CompanyCard = z.object({
  id: z.string(),
  boardId: z.string(),
  boardName: z.string(),
  title: z.string(),
  status: Status,
  statusSince: instantOut
    .nullable()
    .describe("When the card entered its current column; null if an imported card's file didn't say."),
});

const companyId = id("company", "The company's ID.");
const details = {
  industry: Industry.optional().describe("Its industry."),
  size: CompanySize.nullable().optional().describe("Its size."),
  type: CompanyType.nullable().optional().describe("Its kind."),
  website: nullableUrl().optional().describe("Its website."),
  socialLink: nullableUrl().optional().describe("Its page on a professional network."),
  notes: nullableText(TEXT_MAX).optional().describe("Notes about it."),
};
const companyName = title().describe("The company's name.");

/** The records that a merge would move, and likely duplicates of the company. */
const Merger = z.object({
  contactCount: z.int(),
  alike: z.array(z.object({ id: z.string(), name: z.string(), applicationCount: z.int() })),
});

export const companies = defineOperations("companies", {
  list: {
    ...PUBLIC.ownRead,
    path: "/companies",
    scope: "companies:read",
    summary: "List your companies",
    description: "Returns your companies by name, each with its number of applications.",
    compact: compactPage(compactCompany),
    input: z.strictObject({
      search: text(TITLE_MAX).optional().describe("Part of the name, ignoring case."),
      ...pageFields,
    }),
    output: pageOf(Company),
  },
  listActiveWithJobs: {
    ...PUBLIC.ownRead,
    path: "/companies/active-with-jobs",
    scope: "companies:read",
    summary: "List companies you've applied to on the active board",
    description:
      "Returns companies with a card past saved on the active board, by name, with those cards. Use it to check where the person has already applied before you add a card.",
    input: z.strictObject(pageFields),
    output: pageOf(CompanyWithJobs),
  },
  get: {
    ...PUBLIC.ownRead,
    path: "/companies/{companyId}",
    scope: "companies:read",
    summary: "Get a company",
    description: "Returns one company with its details, notes, and number of applications.",
    input: z.strictObject({ companyId }),
    output: Company,
  },
  create: {
    ...PUBLIC.ownChange,
    path: "/companies",
    scope: "companies:write",
    summary: "Add a company",
    description:
      "Adds a company. applications.create also adds the company it names, so use this only for a company without a card.",
    compact: compactCompany,
    errors: ["company_name_taken"],
    input: z.strictObject({ name: companyName, ...details }),
    output: Company,
    location: (company: Company) => `/companies/${company.id}`,
    returnsResource: true,
  },
  update: {
    method: "PATCH",
    path: "/companies/{companyId}",
    scope: "companies:write",
    actsOn: "own",
    summary: "Update a company",
    description: "Updates the fields you send. The change shows on all of the company's cards.",
    compact: compactCompany,
    errors: ["not_found", "company_name_taken"],
    input: z.strictObject({ companyId, name: companyName.optional(), ...details }),
    output: Company,
  },
  delete: {
    method: "DELETE",
    path: "/companies/{companyId}",
    scope: "companies:write",
    actsOn: "own",
    summary: "Delete a company and all its applications",
    description:
      "Deletes the company with all its applications on every board, including their history. This can't be undone, so ask the person first.",
    input: z.strictObject({ companyId }),
    output: Deleted,
  },
  listCards: {
    ...PAGES.ownRead,
    input: z.strictObject({ companyId }),
    output: z.array(CompanyCard),
  },
  getMerger: {
    ...PAGES.ownRead,
    input: z.strictObject({ companyId }),
    output: Merger,
  },
  forgetUnused: {
    ...PAGES.ownChange,
    input: z.strictObject({ names: z.array(title()).max(LIMITS.requests.cellEdits) }),
    output: z.object({ forgottenCount: z.int() }),
  },
  merge: {
    ...PAGES.ownChange,
    input: z.strictObject({ companyId, intoCompanyId: id("company", "The company that stays.") }),
    output: Company,
  },
});
