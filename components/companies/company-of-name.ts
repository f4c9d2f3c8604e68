import { api } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";

/** Returns the id of the company with this name; creates it if there is none. */
export async function companyOfName(name: string): Promise<string> {
  // Other companies whose names contain this one, such as "AI", can come first.
  const matches = await everyRow((page) => api.companies.list.query({ search: name, ...page }));
  const known = matches.find((company) => company.name.toLowerCase() === name.toLowerCase());
  return known?.id ?? (await api.companies.create.mutate({ name })).id;
}
