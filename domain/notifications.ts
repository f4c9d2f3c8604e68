/** The kinds of email that people can turn off. All others, such as those about sign-ins, bookings, and payments, are always sent. */
export const NOTIFICATIONS = ["coach_notes", "messages", "interview_reminders", "digest"] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** The kinds that a browser can also show as notifications. */
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

/** When staff get the digest until they choose: Mondays at 8. Others get none until they choose when. */
export const STAFF_DIGEST = { weekday: 1, hour: 8 };

/** The kinds besides the digest. They are on until the person turns them off. */
export const SWITCHED_NOTIFICATIONS = [
  "coach_notes",
  "messages",
  "interview_reminders",
] as const satisfies readonly Notification[];
