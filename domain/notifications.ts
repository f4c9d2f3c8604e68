/** The kinds of email that people can turn off. All others concern signing in, the account, or an invitation, and are always sent. */
export const NOTIFICATIONS = ["coach_notes", "messages", "interview_reminders", "digest"] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** The kinds of which a browser can show notifications, too. */
export const PUSH_KINDS = ["interview_reminders", "digest"] as const satisfies readonly Notification[];
export type PushKind = (typeof PUSH_KINDS)[number];

/** A notification for the browser of a session. */
export type PushMessage = {
  readonly sessionId: string;
  readonly title: string;
  readonly body: string;
  /** The page that a click opens. */
  readonly path: string;
  /** Replaces an earlier notification with the same tag. */
  readonly tag: string;
};

/** The kinds that are on until the person turns them off. The digest is off until the person chooses when to get it. */
export const SWITCHED_NOTIFICATIONS = [
  "coach_notes",
  "messages",
  "interview_reminders",
] as const satisfies readonly Notification[];
