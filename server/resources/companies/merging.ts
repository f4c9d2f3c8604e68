import { LIMITS } from "#domain/limits.ts";
import { companyIdentity } from "#domain/same-application.ts";
import { invalidField, notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { TEXT_MAX } from "#server/core/fields.ts";
import type { Company, companies } from "./contract.ts";
import { requireCompany } from "./service.ts";
import { type CompanyFields, readCompanies, writeCompany } from "./store/companies.ts";
import * as store from "./store/merging.ts";

/** The most possible duplicates that are listed. */
const ALIKE_MOST = 5;
/** The most cards and contacts that a merge moves: one transaction moves them all, and each move is an event. */
const MERGED_MOST = LIMITS.requests.mergedRecords;
const TOO_MANY = `This company has more than ${MERGED_MOST.toLocaleString("en")} cards and people. Merge the other company into it instead, or delete some of them first.`;

/** Returns the number of contacts that would move, and companies whose names differ only in case, accents, or legal form. */
export const getMerger: Handler<typeof companies.getMerger> = async ({ ctx: { sql, accountId }, input }) => {
  const company = await requireCompany(sql, accountId, input.companyId);
  const identity = companyIdentity(company.name);
  const ids = (await store.readNames(sql, { accountId }))
    .filter(({ id, name }) => id !== company.id && companyIdentity(name) === identity)
    .map(({ id }) => id);
  const alike = (await readCompanies(sql, { accountId, ids: ids.slice(0, ALIKE_MOST) })).sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  return {
    contactCount: await store.countContacts(sql, { accountId, id: company.id }),
    alike: alike.map(({ id, name, applicationCount }) => ({ id, name, applicationCount })),
  };
};

/**
 * Moves a company's cards and contacts to another one of the account, and deletes the company.
 * @throws not_found, or validation_failed if both are the same, the first has too much to move, or their joined notes are too long
 */
export const mergeCompany: Handler<typeof companies.merge> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { companyId: from, intoCompanyId: into } = input;
  const merge = { accountId, from, into };
  const filed = await store.lockBoth(sql, merge);
  const locked = new Map(
    (await readCompanies(sql, { accountId, ids: [from, into] })).map((company) => [company.id, company]),
  );
  const [source, target] = [locked.get(from), locked.get(into)];
  if (!source || !target) throw notFound("company");
  if (from === into) throw invalidField(["intoCompanyId"], "Choose another company.");
  if (filed > MERGED_MOST) throw invalidField(["companyId"], TOO_MANY);
  await writeCompany(sql, { accountId, id: into }, { ...mergedFields(target, source), updatedAt: now });
  await store.moveAll(sql, { ...merge, at: now });
  return requireCompany(sql, accountId, into);
};

/** Returns the fields that the remaining company takes over. @throws validation_failed */
function mergedFields(target: Company, source: Company): CompanyFields {
  const missing = (["size", "type", "website", "socialLink"] as const).filter(
    (name) => target[name] === null,
  );
  const adopted = Object.fromEntries(
    missing.flatMap((name) => (source[name] === null ? [] : [[name, source[name]]])),
  ) as CompanyFields;
  const industry =
    target.industry === "unknown" && source.industry !== "unknown" ? source.industry : undefined;
  return { ...adopted, industry, notes: mergedNotes(target.notes, source.notes) };
}

function mergedNotes(target: string | null, source: string | null): string | undefined {
  if (source === null || target === source) return undefined;
  const joined = target === null ? source : `${target}\n\n${source}`;
  if (joined.length <= TEXT_MAX) return joined;
  throw invalidField(
    ["intoCompanyId"],
    `The notes of both companies are too long together: shorten them by ${joined.length - TEXT_MAX} characters first.`,
  );
}
