/** The credentials that a person chooses to end or keep in a recovery by email, if they are older than the recovery's window. */
export const CHOSEN_CREDENTIALS = [
  "keys",
  "apps",
  "webhooks",
  "feed",
  "mailboxes",
  "providers",
  "memberships",
] as const;
export type ChosenCredential = (typeof CHOSEN_CREDENTIALS)[number];
