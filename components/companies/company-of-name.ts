import { api } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

/** Returns the id of the company with this name; creates it if there is none. */
export async function companyOfName(name: string): Promise<string> {
  const { data } = await api.companies.list.query({ search: name, limit: LIMITS.requests.pageSize });
  const known = data.find((company) => company.name.toLowerCase() === name.toLowerCase());
  return known?.id ?? (await api.companies.create.mutate({ name })).id;
}
