import type pg from "pg";
import { ORGANIZATION_TABLES, PERSONAL_TABLES } from "#server/core/tables.ts";

/**
 * The tables of people, of their credentials, and of the whole installation. They stay on the coordinator, and so do the organizations'
 * tables; personal tables are distributed (server/core/tables.ts).
 */
const OF_COORDINATOR: readonly string[] = [
  "_prisma_migrations",
  "accounts",
  "api_keys",
  "authenticator_apps",
  "budget_uses",
  "calendar_feeds",
  "digest_plans",
  "file_store_identity",
  "inbound_addresses",
  "inbound_mailboxes",
  "known_devices",
  "linked_providers",
  "mail_messages",
  "mail_occasions",
  "mailed_links",
  "muted_mail",
  "oauth_artifacts",
  "oauth_clients",
  "oauth_grants",
  "organizations",
  "passkey_challenges",
  "passkeys",
  "payment_events",
  "pending_sign_ins",
  "preferences",
  "push_subscriptions",
  "quota_limits",
  "quota_uses",
  "rate_limits",
  "recovery_codes",
  "sandboxes",
  "security_events",
  "sign_in_sessions",
  "test_payment_objects",
  "users",
];
/** Tables that a distributed database has in addition. */
const OF_CLUSTER: readonly string[] = ["account_quota_limits", "account_quota_uses", "note_changes"];

/** Returns the tables that aren't declared as distributed or not. */
export async function unplacedTables(client: pg.Client): Promise<string[]> {
  const placed = [...PERSONAL_TABLES, ...ORGANIZATION_TABLES, ...OF_COORDINATOR, ...OF_CLUSTER];
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND NOT table_name = ANY ($1) ORDER BY 1`,
    [placed],
  );
  return rows.map(({ name }) => name);
}
