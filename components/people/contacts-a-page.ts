import { LIMITS } from "#domain/limits.ts";
/** How many contacts are read at once. */
export const CONTACTS_A_PAGE = LIMITS.requests.pageSize;
/** How many interactions of a contact are read at once. */
export const INTERACTIONS_A_PAGE = 25;
