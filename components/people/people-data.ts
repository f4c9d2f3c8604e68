import { LIMITS } from "#domain/limits.ts";

/** The views of `/people`, the first of which needs no name in the address. */
export const peopleViews = ["overview", "contacts", "analytics"] as const;
export type PeopleView = (typeof peopleViews)[number];

/** Where a view stands. */
export function hrefOfView(view: PeopleView): string {
  return view === "overview" ? "/people" : `/people?view=${view}`;
}

/** How many contacts are read at once. */
export const CONTACTS_A_PAGE = LIMITS.requests.pageSize;
/** How many interactions of a contact are read at once. */
export const INTERACTIONS_A_PAGE = 25;

/** What the list of contacts is narrowed by; an empty text and null leave it whole. */
export type ContactFilter = { search: string; companyId: string | null; followUp: boolean | null };
