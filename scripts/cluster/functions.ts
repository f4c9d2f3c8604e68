import type pg from "pg";

/**
 * Functions of the coordinator that read an account's rows together with the coordinator's tables, step by step: one statement that joins
 * both isn't possible on a cluster, or ends the server. server/lib/citus/variants.ts calls them where one PostgreSQL has a subselect.
 */
const FUNCTIONS = [
  `CREATE OR REPLACE FUNCTION boards_shared_with(concerned text, of_account text) RETURNS text[] LANGUAGE sql STABLE AS $function$
     SELECT coalesce(array_agg(s.board_id), '{}') FROM shares s WHERE s.organization_id = concerned AND s.account_id = of_account
   $function$`,
  `CREATE OR REPLACE FUNCTION applications_sent(concerned text, of_account text, since timestamptz) RETURNS integer
   LANGUAGE plpgsql STABLE AS $function$
   DECLARE
     boards text[] := boards_shared_with(concerned, of_account);
     many integer;
   BEGIN
     SELECT count(DISTINCT h.application_id) INTO many FROM status_history h
     JOIN applications c ON c.account_id = of_account AND c.id = h.application_id AND c.board_id = ANY (boards)
     WHERE h.account_id = of_account AND h.status = 'applied' AND h.entered_at >= since;
     RETURN many;
   END $function$`,
  `CREATE OR REPLACE FUNCTION interviews_held(concerned text, of_account text, since timestamptz) RETURNS integer
   LANGUAGE plpgsql STABLE AS $function$
   DECLARE
     boards text[] := boards_shared_with(concerned, of_account);
     until timestamptz := now();
     many integer;
   BEGIN
     SELECT count(*) INTO many FROM interviews i
     JOIN applications c ON c.account_id = of_account AND c.id = i.application_id AND c.board_id = ANY (boards)
     WHERE i.account_id = of_account AND i.outcome NOT IN ('canceled', 'no_show') AND i.scheduled_at BETWEEN since AND until;
     RETURN many;
   END $function$`,
  `CREATE OR REPLACE FUNCTION return_deleted_notes(of_account text, card text) RETURNS void LANGUAGE plpgsql AS $function$
   DECLARE
     notes jsonb;
   BEGIN
     SELECT k.rows -> 'notes' INTO notes FROM deleted_cards k WHERE k.account_id = of_account AND k.id = card;
     SELECT jsonb_agg(CASE WHEN o.id IS NULL THEN n - 'organization_id' ELSE n - ARRAY['organization_name', 'organization_slug'] END
       || jsonb_build_object('author_id', w.id))
     INTO notes FROM jsonb_array_elements(notes) n
     LEFT JOIN organizations o ON o.id = n ->> 'organization_id'
     LEFT JOIN accounts w ON w.id = n ->> 'author_id';
     IF notes IS NOT NULL THEN
       INSERT INTO coach_notes SELECT r.* FROM jsonb_populate_recordset(NULL::coach_notes, notes) r;
     END IF;
   END $function$`,
  `CREATE OR REPLACE FUNCTION write_kept_days(of_account text, days integer) RETURNS void LANGUAGE plpgsql AS $function$
   BEGIN
     UPDATE inbound_email_bodies b SET expires_at = (e.created_at AT TIME ZONE 'UTC' + make_interval(days => write_kept_days.days)) AT TIME ZONE 'UTC'
     FROM inbound_emails e WHERE b.account_id = of_account AND e.account_id = of_account AND e.id = b.email_id;
     INSERT INTO inbound_addresses (account_id, kept_days) VALUES (of_account, days)
     ON CONFLICT (account_id) DO UPDATE SET kept_days = excluded.kept_days;
   END $function$`,
];

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

/**
 * Functions that the cluster runs on the worker of `of_key`, each with its signature. Without the name of that argument, or without force
 * in a transaction, they would run on the coordinator.
 */
const ON_WORKERS = [
  { text: ROWS_OF_PART, signature: "rows_of_part(text, boolean, text[], text, boolean)", isForced: null },
  {
    text: ROWS_BESIDE_ACCOUNTS,
    signature: "rows_beside_accounts(text, text[], text, jsonb, timestamptz)",
    isForced: true,
  },
];

const BEGINS_KEYED = "idempotency_begin(text, text, text)";

/**
 * Returns the migrations' function changed to look for a stored response only beside its account. The
 * original also looks for those that release 0.1.0 stored without an account, for a day: they are all on one
 * worker, so every account's changes would wait for that worker.
 * @throws if the function doesn't name the account
 */
export function beginningKeyed(definition: string): string {
  const text = definition.replaceAll("IN (p_account, '')", "= p_account");
  if (text === definition && !definition.includes("= p_account"))
    throw new Error(`${BEGINS_KEYED} doesn't name the account.`);
  return text;
}

/** Creates the functions where they run, once the tables are distributed. */
export async function createFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    "SELECT pg_get_functiondef($1::regprocedure) AS definition",
    [BEGINS_KEYED],
  );
  for (const text of [...FUNCTIONS, beginningKeyed(rows[0]?.definition ?? "")]) await client.query(text);
  for (const { text, signature, isForced } of ON_WORKERS) {
    await client.query(text);
    await client.query(
      "SELECT create_distributed_function($1, 'of_key', colocate_with => 'applications', force_delegation => $2)",
      [signature, isForced],
    );
  }
}
