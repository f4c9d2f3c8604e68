import type { AccountId } from "#server/core/access.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Sql } from "#server/core/sql.ts";
import { companyNamed, editCompany } from "#server/resources/companies/service.ts";
import type { Cell, ColumnKey } from "#server/resources/spreadsheet-columns.ts";
import type { Application, Card } from "../entities.ts";
import type { CardJobPatch, CompanyPatch } from "../inputs.ts";
import { mergeCompensation, mergeLocation } from "../policy.ts";

/** A card's own fields as input. */
export type CardInput = Partial<
  Pick<
    Application,
    "applicationDate" | "closingDate" | "offerDeadline" | "applicationLink" | "source" | "notes"
  > & {
    resumeId: string | null;
    job: CardJobPatch;
  }
>;

/** Returns the fields to write. Merges the job's nested objects into the current ones. */
export function fieldsToWrite(current: Card["job"] | null, input: CardInput) {
  const { applicationDate, closingDate, offerDeadline, applicationLink, source, notes, resumeId, job } =
    input;
  return {
    applicationDate,
    closingDate,
    offerDeadline,
    applicationLink,
    source,
    notes,
    resumeId,
    jobTitle: job?.title,
    jobDescription: job?.description,
    workMode: job?.workMode,
    workType: job?.workType,
    location: mergeLocation(current?.location ?? null, job?.location),
    compensation: mergeCompensation(current?.compensation ?? null, job?.compensation),
  };
}

const OWN = [
  "applicationDate",
  "closingDate",
  "offerDeadline",
  "applicationLink",
  "source",
  "notes",
] as const;
const JOB = ["title", "description", "workMode", "workType"] as const;
const LOCATION = ["street", "street2", "city", "state", "country", "postalCode"] as const;
const COMPENSATION = ["payAmount", "payFrequency", "currency", "salaryRangeMin", "salaryRangeMax"] as const;

/** Converts cells to a change to the card, except for its company and status. The columns' schemas have validated the values. */
export function patchOfCells(cells: Partial<Record<ColumnKey, { value: Cell }>>): CardInput {
  const pick = (keys: readonly ColumnKey[]) =>
    Object.fromEntries(keys.flatMap((key) => (cells[key] ? [[key, cells[key].value]] : [])));
  const location = pick(LOCATION);
  const compensation = pick(COMPENSATION);
  return {
    ...pick(OWN),
    job: {
      ...pick(JOB),
      ...(Object.keys(location).length > 0 ? { location } : {}),
      ...(Object.keys(compensation).length > 0 ? { compensation } : {}),
    },
  };
}

/**
 * Returns the company of a new card: the one with the id, or with the name (created if missing); other fields edit it.
 * @throws company_not_found, company_name_taken
 */
export async function companyForNewCard(sql: Sql, accountId: AccountId, company: CompanyPatch, at: Date) {
  const { id, name, ...details } = company;
  if (id !== undefined) return assignToCompany(sql, accountId, company, at);
  const companyId = await companyNamed(sql, accountId, name ?? "", at);
  await editCompany(sql, accountId, companyId, details, at);
  return companyId;
}

/**
 * Returns the company of a changed card. An id assigns the card to that company; the other fields edit the company.
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
  return assignToCompany(
    sql,
    accountId,
    company.id === undefined ? { ...company, id: current } : company,
    at,
  );
}

async function assignToCompany(
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
