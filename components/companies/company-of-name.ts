import { api } from "#components/api/client.ts";
import { foldCase, partOfSpellings } from "#domain/fold.ts";
import { LIMITS } from "#domain/limits.ts";

/** Returns the id of the company with this name; creates it if there is none. */
export async function companyOfName(name: string): Promise<string> {
  const search = partOfSpellings(name).trim() || name;
  const { data } = await api.companies.list.query({ search, limit: LIMITS.requests.pageSize });
  const known = data.find((company) => foldCase(company.name) === foldCase(name));
  return known?.id ?? (await api.companies.create.mutate({ name })).id;
}
