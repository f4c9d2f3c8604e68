import { LIMITS } from "#domain/limits.ts";

/** How many of the contacts at a company its page names. */
export const CONTACTS_OF_COMPANY = 20;

/** How many companies are read at once. */
export const COMPANIES_A_PAGE = LIMITS.requests.pageSize;
