import type pg from "pg";

/**
 * Runs a statement on the shards of a list's accounts, all of which the worker of `of_key` has, and returns the rows. `listed` is a list of
 * rows with an `account_id`; the statement's params are those of one shard, and an instant. Each shard's plan is kept for as long as the
 * coordinator keeps the connection: planning takes longer than reading a page (server/lib/citus/kept-plans.ts).
 */
const ROWS_BESIDE_ACCOUNTS = `
CREATE OR REPLACE FUNCTION rows_beside_accounts(of_key text, tables text[], statement text, listed jsonb, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $function$
DECLARE
  digest text := md5(statement);
  known text[] := ARRAY(SELECT p.name FROM pg_prepared_statements p WHERE p.name LIKE 'beside\\_%');
  of_shard bigint; of_list jsonb; kept text; one text; shard bigint; written text;
  found jsonb;
  rows jsonb := '[]';
BEGIN
  FOR of_shard, of_list IN
    SELECT get_shard_id_for_distribution_column('applications', l ->> 'account_id'), jsonb_agg(l)
    FROM jsonb_array_elements(listed) l GROUP BY 1
  LOOP
    kept := 'beside_' || digest || '_' || of_shard;
    IF NOT kept = ANY (known) THEN
      written := statement;
      FOREACH one IN ARRAY tables LOOP
        SELECT s.shardid INTO STRICT shard FROM pg_dist_shard s JOIN pg_dist_shard a ON a.shardid = of_shard
        WHERE s.logicalrelid = one::regclass AND s.shardminvalue = a.shardminvalue;
        written := replace(written, '"' || one || '"', '"' || one || '_' || shard || '"');
      END LOOP;
      EXECUTE 'PREPARE ' || kept || ' (jsonb, timestamptz) AS SELECT coalesce(jsonb_agg(r), ''[]'') FROM (' || written || ') r';
    END IF;
    EXECUTE format('EXECUTE %I(%L, %L)', kept, of_list, at) INTO found;
    rows := rows || found;
  END LOOP;
  RETURN rows;
END $function$`;

const SIGNATURE = "rows_beside_accounts(text, text[], text, jsonb, timestamptz)";

/** Creates the function on each node, once the tables are distributed. */
export async function keepPlans(client: pg.Client): Promise<void> {
  await client.query(ROWS_BESIDE_ACCOUNTS);
  // Names the argument by which the cluster chooses the worker. Without it, or without force in a transaction, the function would run on
  // the coordinator.
  await client.query(
    "SELECT create_distributed_function($1, 'of_key', colocate_with => 'applications', force_delegation => true)",
    [SIGNATURE],
  );
}
