import type pg from "pg";

/**
 * Runs a job's statement on the shards beside an account's, or on all shards of the account's worker, one after the other, and returns the
 * rows, or how many were changed. The cluster runs the whole function on that worker, so that a job never waits for another one: a
 * statement without an account would need all of them (server/lib/citus/parts.ts).
 */
const ROWS_OF_PART = `
CREATE OR REPLACE FUNCTION rows_of_part(of_key text, of_worker boolean, tables text[], statement text, changes boolean)
RETURNS jsonb LANGUAGE plpgsql AS $function$
DECLARE
  beginning text; shard bigint; one text; written text; changed bigint;
  found jsonb;
  rows jsonb := '[]';
  total bigint := 0;
BEGIN
  FOR beginning IN
    SELECT s.shardminvalue FROM pg_dist_shard s
    WHERE s.logicalrelid = 'applications'::regclass AND CASE WHEN of_worker
      THEN EXISTS (SELECT 1 FROM pg_dist_placement p JOIN pg_dist_local_group here USING (groupid) WHERE p.shardid = s.shardid)
      ELSE s.shardid = get_shard_id_for_distribution_column('applications', of_key) END
  LOOP
    written := statement;
    FOREACH one IN ARRAY tables LOOP
      SELECT s.shardid INTO STRICT shard FROM pg_dist_shard s WHERE s.logicalrelid = one::regclass AND s.shardminvalue = beginning;
      written := replace(written, '"' || one || '"', '"' || one || '_' || shard || '"');
    END LOOP;
    IF changes THEN
      EXECUTE written;
      GET DIAGNOSTICS changed = ROW_COUNT;
      total := total + changed;
    ELSE
      EXECUTE 'SELECT coalesce(jsonb_agg(r), ''[]'') FROM (' || written || ') r' INTO found;
      rows := rows || found;
    END IF;
  END LOOP;
  RETURN CASE WHEN changes THEN to_jsonb(total) ELSE rows END;
END $function$`;

const SIGNATURE = "rows_of_part(text, boolean, text[], text, boolean)";

/** Creates the function on each node, once the tables are distributed. */
export async function reachParts(client: pg.Client): Promise<void> {
  await client.query(ROWS_OF_PART);
  // Names the argument by which the cluster chooses the worker. Without it, the function would run on the coordinator.
  await client.query("SELECT create_distributed_function($1, 'of_key', colocate_with => 'applications')", [
    SIGNATURE,
  ]);
}
