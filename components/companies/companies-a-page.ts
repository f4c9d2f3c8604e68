/** How many companies are read at once. */
export const COMPANIES_A_PAGE = 50;
