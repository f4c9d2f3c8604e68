import { LIMITS } from "#domain/limits.ts";

/** The number of contacts that a company's page lists. */
export const CONTACTS_OF_COMPANY = 20;

/** The number of companies per page. */
export const COMPANIES_A_PAGE = LIMITS.requests.pageSize;
