import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { DAY } from "#domain/units.ts";
import { SESSION_IDLE_SECONDS } from "#server/auth/session-cookie.ts";
import type { Tables } from "#server/core/tables.ts";
import {
  aboutApplicant,
  days,
  fewRows,
  isPast,
  olderThan,
  type RetentionRule,
  settingOfUser,
  withAccount,
  withOrganization,
  withSession,
  withUser,
} from "./retention-rule.ts";

/** An annual subscription can be traced from its purchase to its renewal. */
const PAYMENT_EVENT = 400 * DAY;
const MAIL_OCCASION = 14 * DAY;
const LOCAL_MAIL = 30 * DAY;
const keptEvents = {
  kept: `${days(LIMITS.lifetimes.changeEvent)}, and at most ${LIMITS.quotas.events.toLocaleString("en")}; the newest of the older ones stays as a mark`,
  why: "A client that falls further behind has to read everything again.",
  by: "job `forget-old-events`",
};
const keptDeliveries = {
  kept: days(LIMITS.lifetimes.webhookDelivery),
  why: "It shows what was sent, to find out why something didn't arrive.",
  job: "forget-old-records",
  past: olderThan("created_at", LIMITS.lifetimes.webhookDelivery),
} as const;
/** Rows that an undo needs. */
const untilUndone = (instant: string): RetentionRule => ({
  kept: `${LIMITS.lifetimes.undo / 60} minutes`,
  why: "After that, the change can't be undone.",
  job: "forget-expired-tokens",
  past: olderThan(instant, LIMITS.lifetimes.undo),
  instant,
});
/** Rows that have no effect once they expire. */
const untilExpired = (kept: string, why: string): RetentionRule => ({
  kept,
  why,
  job: "forget-expired-tokens",
  past: isPast("expires_at"),
});

/**
 * Every table of the product: how long its rows are kept and why. The sweeps use it, docs/retention.md is generated from it, and a table
 * that is missing here doesn't compile.
 */
export const RETENTION: { readonly [Table in keyof Tables]: RetentionRule } = {
  accounts: {
    kept: "until the person deletes it; the rows of a large account are deleted in portions, in minutes",
    why: "It belongs to the person.",
    by: "`server/auth/account-deletion.ts`, job `remove-remains`",
  },
  api_keys: {
    kept: "with the account; those of the API reference until they expire",
    why: "A revoked key stays listed, so that its use can be explained.",
    job: "forget-expired-tokens",
    past: raw<boolean>`is_for_reference AND expires_at < now()`,
  },
  applications: withAccount,
  audit_events: {
    kept: "with the installation",
    why: "It is append-only evidence of who had access.",
    by: "docs/decisions/2026-11-22-what-is-kept.md",
  },
  authenticator_apps: withUser,
  board_looks: {
    kept: `${days(LIMITS.lifetimes.boardLook)}, or until the board is deleted`,
    why: "It tells an applicant who looked at a shared board.",
    job: "forget-old-records",
    past: olderThan("looked_at", LIMITS.lifetimes.boardLook),
    instant: "looked_at",
  },
  boards: withAccount,
  budget_uses: {
    kept: "until its window ends",
    why: "After that, it has no effect.",
    job: "forget-used-budgets",
    past: isPast("ends_at"),
  },
  calendar_feeds: withAccount,
  bulk_changes: untilUndone("created_at"),
  appointments: aboutApplicant,
  assigned_tasks: aboutApplicant,
  task_templates: withOrganization,
  contact_log_entries: aboutApplicant,
  message_batches: withOrganization,
  message_notices: aboutApplicant,
  message_templates: withOrganization,
  nudged_applicants: aboutApplicant,
  weekly_nudges: withOrganization,
  thread_messages: aboutApplicant,
  thread_readers: aboutApplicant,
  threads: aboutApplicant,
  outcome_versions: aboutApplicant,
  outcomes: aboutApplicant,
  stint_changes: untilUndone("created_at"),
  change_events: keptEvents,
  applicant_looks: withOrganization,
  attention_marks: withOrganization,
  booking_pages: withOrganization,
  coach_assignments: withOrganization,
  coach_notes: withAccount,
  cohort_stints: aboutApplicant,
  cohorts: withOrganization,
  roster_records: {
    kept: "with the membership; for a person who was only invited, until the invitation is revoked",
    why: "It is what staff know about an applicant.",
    by: "foreign key",
  },
  applicant_fields: withOrganization,
  roster_syncs: {
    kept: `the latest ${LIMITS.requests.syncsKept} of an organization`,
    why: "They can be undone.",
    by: "the next sync",
  },
  roster_sync_changes: {
    kept: "with the sync and the record",
    why: "It is needed to undo the sync.",
    by: "foreign key",
  },
  companies: withAccount,
  contact_applications: withAccount,
  contacts: withAccount,
  deleted_cards: untilUndone("deleted_at"),
  digest_plans: settingOfUser,
  push_subscriptions: withSession,
  file_store_identity: fewRows("One row."),
  idempotency_records: {
    kept: `${LIMITS.lifetimes.idempotencyKey / 3_600} hours`,
    why: "Clients retry within minutes; the API promises a day.",
    job: "forget-idempotency-keys",
    past: olderThan("created_at", LIMITS.lifetimes.idempotencyKey),
    instant: "created_at",
  },
  import_batches: withAccount,
  import_mappings: withAccount,
  imported_cards: withAccount,
  imports: withAccount,
  inbound_addresses: withAccount,
  inbound_email_bodies: {
    kept: "as many days as the person chose, 30 by default",
    why: "People read it to check a suggestion, and it contains more than a job search needs.",
    job: "forget-expired-tokens",
    past: isPast("expires_at"),
    instant: "expires_at",
  },
  inbound_emails: {
    kept: days(LIMITS.lifetimes.inboundEmail),
    why: "It shows why a card moved, for as long as a job search takes.",
    job: "forget-expired-tokens",
    past: olderThan("created_at", LIMITS.lifetimes.inboundEmail),
    instant: "created_at",
  },
  inbound_mailboxes: withAccount,
  interactions: withAccount,
  interviews: withAccount,
  invitations: withOrganization,
  join_links: withOrganization,
  join_requests: aboutApplicant,
  known_devices: {
    kept: `${days(LIMITS.lifetimes.knownDevice)} unseen`,
    why: "No browser keeps the cookie for longer.",
    job: "forget-expired-tokens",
    past: olderThan("last_seen_at", LIMITS.lifetimes.knownDevice),
  },
  linked_providers: withUser,
  mail_messages: {
    kept: days(LOCAL_MAIL),
    why: "Local mode uses it in place of a mail server.",
    job: "forget-old-records",
    past: olderThan("sent_at", LOCAL_MAIL),
  },
  mailed_links: untilExpired("until used or expired", "After that, it doesn't work."),
  members: withOrganization,
  mail_occasions: {
    kept: days(MAIL_OCCASION),
    why: "It prevents a second reminder or digest; later runs don't check older ones.",
    job: "forget-old-records",
    past: olderThan("occasion_at", MAIL_OCCASION),
  },
  muted_mail: settingOfUser,
  note_notices: aboutApplicant,
  oauth_artifacts: {
    kept: "until it expires, used or not",
    why: "A used refresh token that is sent again is a sign of theft.",
    job: "forget-expired-grants",
    past: isPast("expires_at"),
  },
  oauth_grants: {
    kept: "until the person ends it, or no token uses it",
    why: "Without a token, it has no effect.",
    job: "forget-expired-grants",
    past: raw<boolean>`created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM oauth_artifacts AS token WHERE token.grant_id = oauth_grants.id)`,
  },
  oauth_clients: {
    kept: `with its last grant; without any, ${days(LIMITS.lifetimes.unusedClient)}`,
    why: "Anyone can register an app.",
    job: "forget-expired-grants",
    past: raw<boolean>`${olderThan("created_at", LIMITS.lifetimes.unusedClient)}
      AND NOT EXISTS (SELECT 1 FROM oauth_grants AS held WHERE held.client_id = oauth_clients.id)`,
  },
  organizations: {
    kept: "until an owner deletes it",
    why: "It belongs to the organization.",
    by: "`server/resources/organizations`",
  },
  organization_change_events: keptEvents,
  organization_webhook_deliveries: keptDeliveries,
  organization_files: aboutApplicant,
  organization_webhook_endpoints: withOrganization,
  passkey_challenges: untilExpired("until answered or expired", "After that, no response to it is accepted."),
  passkeys: withUser,
  payment_events: {
    kept: days(PAYMENT_EVENT),
    why: "The provider retries an event for days, and a yearly subscription can be traced until its renewal.",
    job: "forget-old-records",
    past: olderThan("received_at", PAYMENT_EVENT),
  },
  pending_sign_ins: untilExpired("until done or expired", "After that, it doesn't work."),
  preferences: settingOfUser,
  profiles: withAccount,
  quota_limits: fewRows("One row for each quota."),
  quota_uses: { kept: "with what it counts", why: "It is the count that enforces the quota.", by: "trigger" },
  rate_limits: {
    kept: "an hour past its window",
    why: "After that, it has no effect.",
    by: "rate-limiter-flexible, every 5 minutes",
  },
  recovery_codes: withUser,
  resumes: withAccount,
  roster_filters: withOrganization,
  sandboxes: {
    kept: "until reset or deleted; guests' for 3 days",
    why: "It is sample data.",
    by: "job `forget-guests`",
  },
  search_texts: { kept: "with the row", why: "A search finds the row through it.", by: "trigger" },
  security_events: {
    kept: days(LIMITS.lifetimes.securityEvent),
    why: "That is long enough to investigate a break-in; append-only until then.",
    job: "forget-expired-tokens",
    past: olderThan("at", LIMITS.lifetimes.securityEvent),
  },
  shares: withOrganization,
  sign_in_sessions: {
    kept: `${days(LIMITS.lifetimes.session)}, or ${days(SESSION_IDLE_SECONDS)} without use`,
    why: "After that, it doesn't sign anyone in.",
    job: "forget-expired-tokens",
    past: raw<boolean>`(${isPast("expires_at")} OR ${olderThan("last_seen_at", SESSION_IDLE_SECONDS)})`,
  },
  status_history: withAccount,
  subscriptions: withOrganization,
  tasks: withAccount,
  text_uses: withAccount,
  test_payment_objects: fewRows("The built-in payment provider's, in local mode only."),
  today_marks: withAccount,
  users: {
    kept: "until the person deletes it; guests for 3 days",
    why: "It belongs to the person.",
    by: "`server/auth/account-deletion.ts`",
  },
  webhook_deliveries: { ...keptDeliveries, instant: "created_at" },
  webhook_endpoints: withAccount,
};
