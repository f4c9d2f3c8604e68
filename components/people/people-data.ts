import { LIMITS } from "#domain/limits.ts";

/** The views of `/people`; the first needs no name in the address. */
export const peopleViews = ["overview", "contacts", "analytics"] as const;
export type PeopleView = (typeof peopleViews)[number];

/** Returns the address of a view. */
export function hrefOfView(view: PeopleView): string {
  return view === "overview" ? "/people" : `/people?view=${view}`;
}

/** The number of contacts per page. */
export const CONTACTS_A_PAGE = LIMITS.requests.pageSize;
/** The number of a contact's interactions per page. */
export const INTERACTIONS_A_PAGE = 25;

/** The filter of the contacts; an empty text and null don't filter. */
export type ContactFilter = { search: string; companyId: string | null; followUp: boolean | null };
