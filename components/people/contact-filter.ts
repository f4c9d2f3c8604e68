/** What the list of contacts is narrowed by; an empty text and null leave it whole. */
export type ContactFilter = { search: string; companyId: string | null; followUp: boolean | null };
