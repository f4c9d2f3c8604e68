import type pg from "pg";

/**
 * The function that counts uses of quotas. Triggers on the personal tables call it with the quota, the subject's
 * column, and a row's weight.
 */
export const COUNTS_USE = "count_quota_use";
/** Its counterpart on shards. */
export const COUNTS_USE_ON_SHARD = "count_account_quota_use";
const ARGUMENTS = /\('(\w+)', '(\w+)', '(\w+)'\)/;

/**
 * The migrations' function with the account added, and with the tables of the shard that it runs on. A test checks
 * that it is the same otherwise.
 */
export const COUNT_ON_SHARD = `CREATE OR REPLACE FUNCTION ${COUNTS_USE_ON_SHARD}() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  uses text;
  limits text;
  is_over boolean;
BEGIN
  SELECT 'account_quota_uses_' || get_shard_id_for_distribution_column('account_quota_uses', changed.account_id) INTO uses
  FROM changed LIMIT 1;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT 'account_quota_limits_' || shardid INTO limits FROM pg_dist_shard WHERE logicalrelid = 'account_quota_limits'::regclass;
    EXECUTE format(
      'WITH counted AS (
         INSERT INTO %4$I AS kept (account_id, quota, subject, used)
         SELECT added.account_id, %1$L, added.%2$I, sum(added.weight) FROM (SELECT *, %3$s AS weight FROM changed) added
         GROUP BY added.account_id, added.%2$I ORDER BY added.account_id, added.%2$I
         ON CONFLICT (account_id, quota, subject) DO UPDATE SET used = kept.used + excluded.used
         RETURNING used)
       SELECT EXISTS (SELECT FROM counted, %5$I l WHERE l.quota = %1$L AND counted.used > l.most)',
      TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], uses, limits) INTO is_over;
    IF is_over THEN
      RAISE EXCEPTION 'quota_exceeded:%', TG_ARGV[0] USING ERRCODE = 'OFQ01';
    END IF;
    RETURN NULL;
  END IF;
  EXECUTE format(
    'UPDATE %4$I kept SET used = kept.used - gone.used
     FROM (SELECT account_id, %2$I AS subject, sum(%3$s) AS used FROM changed GROUP BY account_id, %2$I) gone
     WHERE kept.account_id = gone.account_id AND kept.quota = %1$L AND kept.subject = gone.subject',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], uses);
  EXECUTE format(
    'DELETE FROM %3$I WHERE quota = %1$L AND used <= 0 AND (account_id, subject) IN (SELECT account_id, %2$I FROM changed)',
    TG_ARGV[0], TG_ARGV[1], uses);
  RETURN NULL;
END $function$`;

/**
 * Counts are stored beside the account's rows, and limits on every node. So a shard's trigger counts and
 * rejects as the coordinator's trigger does: a transaction that adds to a subject waits for its row until
 * another one commits. All rows of a statement on a shard belong to one shard of counts.
 */
const TABLES = [
  `CREATE TABLE account_quota_uses (account_id text NOT NULL, quota text NOT NULL, subject text NOT NULL, used bigint NOT NULL,
     PRIMARY KEY (account_id, quota, subject))`,
  "SELECT create_distributed_table('account_quota_uses', 'account_id', colocate_with => 'applications')",
  "CREATE TABLE account_quota_limits (quota text PRIMARY KEY, most bigint NOT NULL)",
  "SELECT create_reference_table('account_quota_limits')",
  "INSERT INTO account_quota_limits (quota, most) SELECT quota, most FROM quota_limits",
  `CREATE FUNCTION copy_quota_limit() RETURNS trigger LANGUAGE plpgsql AS $function$
   BEGIN
     INSERT INTO account_quota_limits (quota, most) VALUES (NEW.quota, NEW.most) ON CONFLICT (quota) DO UPDATE SET most = excluded.most;
     RETURN NULL;
   END $function$`,
  `CREATE TRIGGER quota_limits_copied AFTER INSERT OR UPDATE ON quota_limits
   FOR EACH ROW EXECUTE FUNCTION copy_quota_limit()`,
];

/** Counts the existing rows on their shards, once the tables are distributed. @param triggers that call the function */
export async function countUsesOnShards(
  client: pg.Client,
  triggers: readonly { readonly table: string; readonly definition: string }[],
): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('account_quota_uses') IS NULL AS missing");
  if ((rows[0] as { missing: boolean }).missing) for (const text of TABLES) await client.query(text);
  await client.query(COUNT_ON_SHARD);
  for (const { table, definition } of triggers) {
    const [, quota, subject, weight] = ARGUMENTS.exec(definition) ?? [];
    if (!quota || !definition.includes(" AFTER INSERT ")) continue;
    await client.query(
      `INSERT INTO account_quota_uses (account_id, quota, subject, used)
       SELECT account_id, '${quota}', ${subject}, sum(${weight}) FROM ${table} GROUP BY account_id, ${subject}`,
    );
    await client.query("DELETE FROM quota_uses WHERE quota = $1", [quota]);
  }
}
