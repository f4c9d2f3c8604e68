/** The outcomes of an event in the log. */
export type Outcome = "success" | "failure" | "denied";

/** The groups to filter the log by. */
export const SECURITY_EVENT_GROUPS = ["sign_in", "access", "account", "data"] as const;
export type SecurityEventGroup = (typeof SECURITY_EVENT_GROUPS)[number];

type Rule = {
  readonly group: SecurityEventGroup;
  readonly outcome: Outcome;
  /** The most rows per person and day, if other people or programs can cause the event. The process's log has every event. */
  readonly rowsPerDay?: number;
};

/** The kinds of events in a user's security log. A new kind needs its texts in `messages/en/security.json`. */
export const SECURITY_EVENTS = {
  account_created: { group: "sign_in", outcome: "success" },
  /** `details.method`: password, mailed_link, passkey, provider, reset, invitation, sign_up. */
  signed_in: { group: "sign_in", outcome: "success", rowsPerDay: 200 },
  /** `details.method`: password, passkey, app, recovery; the last two after a correct first factor. */
  sign_in_failed: { group: "sign_in", outcome: "failure", rowsPerDay: 50 },
  /** Too many attempts: nothing was checked anymore. */
  sign_in_blocked: { group: "sign_in", outcome: "denied", rowsPerDay: 20 },
  /** A signed-in user had to confirm their identity and failed. */
  identity_not_confirmed: { group: "sign_in", outcome: "failure", rowsPerDay: 50 },
  /** A signed-in user couldn't try to confirm their identity, after too many attempts. */
  identity_check_blocked: { group: "sign_in", outcome: "denied", rowsPerDay: 20 },
  signed_out: { group: "sign_in", outcome: "success", rowsPerDay: 200 },
  /** One session, ended from another browser. */
  session_ended: { group: "sign_in", outcome: "success" },
  /** All sessions, or all except the one that requested it. */
  sessions_ended: { group: "sign_in", outcome: "success" },
  api_key_created: { group: "access", outcome: "success" },
  api_key_rotated: { group: "access", outcome: "success" },
  api_key_revoked: { group: "access", outcome: "success" },
  app_connected: { group: "access", outcome: "success" },
  app_disconnected: { group: "access", outcome: "success" },
  password_changed: { group: "account", outcome: "success" },
  password_reset: { group: "account", outcome: "success" },
  address_confirmed: { group: "account", outcome: "success" },
  address_changed: { group: "account", outcome: "success" },
  provider_linked: { group: "account", outcome: "success" },
  passkey_added: { group: "account", outcome: "success" },
  passkey_removed: { group: "account", outcome: "success" },
  authenticator_added: { group: "account", outcome: "success" },
  authenticator_removed: { group: "account", outcome: "success" },
  recovery_codes_made: { group: "account", outcome: "success" },
  /** By the operator, for a user who lost them. */
  second_factors_reset: { group: "account", outcome: "success" },
  /** Removed by a recovery by email: `details.count`. */
  factors_recovered: { group: "account", outcome: "success" },
  /** By the link of an email that reported a change. */
  account_recovered: { group: "account", outcome: "success" },
  recovery_code_used: { group: "account", outcome: "success" },
  data_exported: { group: "data", outcome: "success", rowsPerDay: 50 },
  data_taken_out: { group: "data", outcome: "success", rowsPerDay: 50 },
  calendar_feed_made: { group: "access", outcome: "success" },
  calendar_feed_ended: { group: "access", outcome: "success" },
  mail_address_made: { group: "access", outcome: "success" },
  mail_address_ended: { group: "access", outcome: "success" },
  mailbox_connected: { group: "access", outcome: "success" },
  mailbox_disconnected: { group: "access", outcome: "success" },
  webhook_added: { group: "access", outcome: "success", rowsPerDay: 50 },
  /** To another address. */
  webhook_moved: { group: "access", outcome: "success", rowsPerDay: 50 },
  webhook_secret_rotated: { group: "access", outcome: "success", rowsPerDay: 50 },
  webhook_deleted: { group: "access", outcome: "success", rowsPerDay: 50 },
  /** An owner ended, or restored, the access of a key or an app of the user to an organization: `details.type`, api_key or app. */
  organization_access_ended: { group: "access", outcome: "success" },
  organization_access_restored: { group: "access", outcome: "success" },
  ownership_gained: { group: "account", outcome: "success" },
  ownership_lost: { group: "account", outcome: "success" },
} as const satisfies Record<string, Rule>;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;

export const SECURITY_EVENT_KINDS = Object.keys(SECURITY_EVENTS) as SecurityEventKind[];

/**
 * Facts that help people understand an event: names, methods, counts. Never a secret or the text of a note.
 */
export type SecurityDetails = Readonly<Record<string, string | number | boolean | null>>;
