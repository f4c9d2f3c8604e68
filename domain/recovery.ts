/** The things that a person chooses to end or keep in a recovery by email, if they are older than the recovery's window. */
export const CHOSEN_WAYS = ["keys", "apps", "webhooks", "feed", "providers", "memberships"] as const;
export type ChosenWay = (typeof CHOSEN_WAYS)[number];
