/** Where what was read of companies is kept. */
export const companyKeys = {
  all: ["companies"] as const,
  list: (search: string) => ["companies", "list", search] as const,
  one: (companyId: string) => ["companies", "one", companyId] as const,
  cards: (companyId: string) => ["companies", "cards", companyId] as const,
};
