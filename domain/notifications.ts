/** The kinds of email that people can turn off. All others concern signing in, the account, or an invitation, and are always sent. */
export const NOTIFICATIONS = ["coach_notes"] as const;
export type Notification = (typeof NOTIFICATIONS)[number];
