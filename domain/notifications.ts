/** The kinds of email that people can turn off. All others concern signing in, the account, or an invitation, and are always sent. */
export const NOTIFICATIONS = ["coach_notes", "messages", "interview_reminders", "digest"] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** The kinds that are on until the person turns them off. The digest is off until the person chooses when to get it. */
export const SWITCHED_NOTIFICATIONS = [
  "coach_notes",
  "messages",
  "interview_reminders",
] as const satisfies readonly Notification[];
