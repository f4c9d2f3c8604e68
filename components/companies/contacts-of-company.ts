/** How many of the contacts at a company its page names. */
export const CONTACTS_OF_COMPANY = 20;
