/** How many members are read at once. */
export const MEMBERS_A_PAGE = 50;
export const INVITATIONS_A_PAGE = 100;
