import { LIMITS } from "#domain/limits.ts";
/** How many companies are read at once. */
export const COMPANIES_A_PAGE = LIMITS.requests.pageSize;
