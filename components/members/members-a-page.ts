import { LIMITS } from "#domain/limits.ts";
/** How many members are read at once. */
export const MEMBERS_A_PAGE = LIMITS.requests.pageSize;
export const INVITATIONS_A_PAGE = 100;
