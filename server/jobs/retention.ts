import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { DAY } from "#domain/units.ts";
import { SESSION_IDLE_SECONDS } from "#server/auth/session-cookie.ts";
import type { Tables } from "#server/core/tables.ts";
import { days, few, type Kept, olderThan, over, withAccount, withOrganization, withUser } from "./kept.ts";

/** An annual subscription can be traced from its purchase to its renewal. */
const PAYMENT_EVENT = 400 * DAY;
const MAIL_OCCASION = 14 * DAY;
const LOCAL_MAIL = 30 * DAY;

/**
 * Every table of the product: how long its rows are kept and why. The sweeps use it, docs/retention.md is generated from it, and a table
 * that is missing here doesn't compile.
 */
export const RETENTION: { readonly [Table in keyof Tables]: Kept } = {
  accounts: {
    kept: "until the person deletes it",
    why: "It is theirs.",
    by: "`server/auth/account-deletion.ts`",
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
    why: "It is the evidence of who had access, and append-only.",
    by: "docs/decisions/2026-11-22-what-is-kept.md",
  },
  authenticator_apps: withUser,
  boards: withAccount,
  budget_uses: {
    kept: "until its window ends",
    why: "Afterwards it counts nothing.",
    job: "forget-used-budgets",
    past: over("ends_at"),
  },
  calendar_feeds: withAccount,
  bulk_changes: {
    kept: `${LIMITS.lifetimes.undo / 60} minutes`,
    why: "Afterwards it can't be undone.",
    job: "forget-expired-tokens",
    past: olderThan("created_at", LIMITS.lifetimes.undo),
    instant: "created_at",
  },
  assigned_tasks: withOrganization,
  contact_log_entries: withOrganization,
  message_notices: withOrganization,
  thread_messages: withOrganization,
  thread_readers: withOrganization,
  threads: withOrganization,
  outcome_versions: withOrganization,
  outcomes: withOrganization,
  stint_changes: {
    kept: `${LIMITS.lifetimes.undo / 60} minutes`,
    why: "Afterwards it can't be undone.",
    job: "forget-expired-tokens",
    past: olderThan("created_at", LIMITS.lifetimes.undo),
    instant: "created_at",
  },
  change_events: {
    kept: `${days(LIMITS.lifetimes.changeEvent)}; the newest of the older ones stays as a mark`,
    why: "A reader that was away for longer reads everything again.",
    by: "job `forget-old-events`",
  },
  applicant_looks: withOrganization,
  attention_marks: withOrganization,
  coach_assignments: withOrganization,
  coach_notes: withAccount,
  cohort_stints: withOrganization,
  cohorts: withOrganization,
  roster_records: {
    kept: "with the membership; of a person who was only invited, until the invitation is revoked",
    why: "It is what staff know of an applicant.",
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
    why: "It undoes the sync.",
    by: "foreign key",
  },
  companies: withAccount,
  contact_applications: withAccount,
  contacts: withAccount,
  deleted_cards: {
    kept: `${LIMITS.lifetimes.undo / 60} minutes`,
    why: "Afterwards it can't be undone.",
    job: "forget-expired-tokens",
    past: olderThan("deleted_at", LIMITS.lifetimes.undo),
    instant: "deleted_at",
  },
  digest_plans: withUser,
  push_subscriptions: withUser,
  file_store_identity: few("One row."),
  idempotency_records: {
    kept: `${LIMITS.lifetimes.idempotencyKey / 3_600} hours`,
    why: "Clients repeat within minutes; the interface promises a day.",
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
    why: "It is read to check a suggestion, and holds more than a search needs.",
    job: "forget-expired-tokens",
    past: over("expires_at"),
    instant: "expires_at",
  },
  inbound_emails: {
    kept: days(LIMITS.lifetimes.inboundEmail),
    why: "It shows why a card moved, for as long as a search takes.",
    job: "forget-expired-tokens",
    past: olderThan("created_at", LIMITS.lifetimes.inboundEmail),
    instant: "created_at",
  },
  interactions: withAccount,
  interviews: withAccount,
  invitations: withOrganization,
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
  mailed_links: {
    kept: "until used or expired",
    why: "Afterwards it opens nothing.",
    job: "forget-expired-tokens",
    past: over("expires_at"),
  },
  members: withOrganization,
  mail_occasions: {
    kept: days(MAIL_OCCASION),
    why: "No reminder or digest is sent twice; later runs don't look at older ones.",
    job: "forget-old-records",
    past: olderThan("occasion_at", MAIL_OCCASION),
  },
  muted_mail: withUser,
  note_notices: withAccount,
  oauth_artifacts: {
    kept: "until it expires, used or not",
    why: "A used refresh token that comes back is a sign of theft.",
    job: "forget-expired-grants",
    past: over("expires_at"),
  },
  oauth_grants: {
    kept: "until the person ends it, or no token uses it",
    why: "Without a token it connects nothing.",
    job: "forget-expired-grants",
    past: raw<boolean>`created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM oauth_artifacts AS token WHERE token.grant_id = oauth_grants.id)`,
  },
  oauth_clients: {
    kept: `with its last grant; without any, ${days(LIMITS.lifetimes.unusedClient)}`,
    why: "Anybody may register an app.",
    job: "forget-expired-grants",
    past: raw<boolean>`${olderThan("created_at", LIMITS.lifetimes.unusedClient)}
      AND NOT EXISTS (SELECT 1 FROM oauth_grants AS held WHERE held.client_id = oauth_clients.id)`,
  },
  organizations: {
    kept: "until an owner deletes it",
    why: "It is theirs.",
    by: "`server/resources/organizations`",
  },
  organization_change_events: {
    kept: `${days(LIMITS.lifetimes.changeEvent)}; the newest of the older ones stays as a mark`,
    why: "A reader that was away for longer reads everything again.",
    by: "job `forget-old-events`",
  },
  organization_webhook_deliveries: {
    kept: days(LIMITS.lifetimes.webhookDelivery),
    why: "It holds what was sent, to find out why something didn't arrive.",
    job: "forget-old-records",
    past: olderThan("created_at", LIMITS.lifetimes.webhookDelivery),
  },
  organization_webhook_endpoints: withOrganization,
  passkey_challenges: {
    kept: "until answered or expired",
    why: "Afterwards nothing can answer it.",
    job: "forget-expired-tokens",
    past: over("expires_at"),
  },
  passkeys: withUser,
  payment_events: {
    kept: days(PAYMENT_EVENT),
    why: "The provider sends an event again for days; a yearly subscription can be followed to its renewal.",
    job: "forget-old-records",
    past: olderThan("received_at", PAYMENT_EVENT),
  },
  pending_sign_ins: {
    kept: "until done or expired",
    why: "Afterwards it opens nothing.",
    job: "forget-expired-tokens",
    past: over("expires_at"),
  },
  preferences: withUser,
  profiles: withAccount,
  quota_limits: few("One row for each quota."),
  quota_uses: { kept: "with what it counts", why: "The quota holds by it.", by: "trigger" },
  rate_limits: {
    kept: "an hour past its window",
    why: "Afterwards it counts nothing.",
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
  search_texts: { kept: "with the row", why: "A search finds the row by it.", by: "trigger" },
  security_events: {
    kept: days(LIMITS.lifetimes.securityEvent),
    why: "Long enough to look back at a break-in; append-only until then.",
    job: "forget-expired-tokens",
    past: olderThan("at", LIMITS.lifetimes.securityEvent),
  },
  shares: withOrganization,
  sign_in_sessions: {
    kept: `${days(LIMITS.lifetimes.session)}, or ${days(SESSION_IDLE_SECONDS)} without use`,
    why: "Afterwards it signs no one in.",
    job: "forget-expired-tokens",
    past: raw<boolean>`(${over("expires_at")} OR ${olderThan("last_seen_at", SESSION_IDLE_SECONDS)})`,
  },
  status_history: withAccount,
  subscriptions: withOrganization,
  tasks: withAccount,
  text_uses: withAccount,
  test_payment_objects: few("The built-in payment provider's, in local mode only."),
  today_marks: withAccount,
  users: {
    kept: "until the person deletes it; guests for 3 days",
    why: "It is theirs.",
    by: "`server/auth/account-deletion.ts`",
  },
  webhook_deliveries: {
    kept: days(LIMITS.lifetimes.webhookDelivery),
    why: "It holds what was sent, to find out why something didn't arrive.",
    job: "forget-old-records",
    past: olderThan("created_at", LIMITS.lifetimes.webhookDelivery),
    instant: "created_at",
  },
  webhook_endpoints: withAccount,
};
