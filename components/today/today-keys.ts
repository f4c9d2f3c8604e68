/** Where what was read for the Today page is kept. */
export const todayKeys = { view: ["today", "view"] as const };
