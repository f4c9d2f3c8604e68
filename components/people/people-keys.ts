/** What the list of contacts is narrowed by; an empty text and null leave it whole. */
export type ContactFilter = { search: string; companyId: string | null; followUp: boolean | null };

/** Where what was read of people is kept. */
export const peopleKeys = {
  all: ["people"] as const,
  overview: ["people", "overview"] as const,
  list: (filter: ContactFilter) => ["people", "list", filter] as const,
  atCompany: (companyId: string) => ["people", "at-company", companyId] as const,
  analytics: (range: string) => ["people", "analytics", range] as const,
  one: (contactId: string) => ["people", "one", contactId] as const,
  applications: (contactId: string) => ["people", "applications", contactId] as const,
  linkable: (search: string) => ["people", "linkable", search] as const,
  interactions: (contactId: string) => ["people", "interactions", contactId] as const,
};
