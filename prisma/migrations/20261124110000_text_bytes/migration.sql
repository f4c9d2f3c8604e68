-- CreateTable
CREATE TABLE "text_uses" (
    "account_id" TEXT NOT NULL,
    "quota" TEXT NOT NULL,
    "used" BIGINT NOT NULL DEFAULT 0,
    "held_to" TEXT,
    "counted_at" TIMESTAMPTZ(3),

    CONSTRAINT "text_uses_pkey" PRIMARY KEY ("account_id","quota")
);

-- AddForeignKey
ALTER TABLE "text_uses" ADD CONSTRAINT "text_uses_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO quota_limits (quota, most)
VALUES ('textBytes', 67108864), ('guestTextBytes', 2097152), ('coachNoteBytes', 16777216), ('guestCoachNoteBytes', 262144);

-- Counts the bytes of text that a statement adds or takes away. The arguments are the quota and the columns that hold text. octet_length reads
-- no text that is stored apart, and what adds nothing takes no lock. Only growth is held to the limit: who is over it can read, shorten, and delete.
-- On a shard of a cluster the counts are in the shard beside it; until an operator has distributed them, nothing is counted there.
CREATE FUNCTION count_text_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  uses TEXT := 'text_uses';
  limits TEXT := 'quota_limits';
  owner TEXT;
  delta TEXT;
  passed TEXT;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    owner := NEW.account_id;
    SELECT 'SELECT ($1).account_id, ' || string_agg(
      format('coalesce(octet_length(($1).%1$I::text), 0) - coalesce(octet_length(($2).%1$I::text), 0)', name), ' + ') || ' AS bytes'
    INTO delta FROM unnest(TG_ARGV[1:]) AS name;
  ELSE
    SELECT account_id INTO owner FROM changed LIMIT 1;
    IF NOT FOUND THEN RETURN NULL; END IF;
    SELECT format('SELECT account_id, %s sum(%s) AS bytes FROM changed GROUP BY account_id', CASE TG_OP WHEN 'DELETE' THEN '-' END,
      string_agg(format('coalesce(octet_length(%I::text), 0)', name), ' + '))
    INTO delta FROM unnest(TG_ARGV[1:]) AS name;
  END IF;
  IF TG_TABLE_NAME ~ '_\d+$' THEN
    IF NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass('text_uses')) THEN RETURN NULL; END IF;
    uses := 'text_uses_' || get_shard_id_for_distribution_column('text_uses', owner);
    SELECT 'account_quota_limits_' || shardid INTO limits FROM pg_dist_shard WHERE logicalrelid = 'account_quota_limits'::regclass;
  END IF;
  EXECUTE format(
    'WITH delta AS MATERIALIZED (%1$s),
     shrunk AS (
       UPDATE %2$I kept SET used = kept.used + d.bytes FROM delta d
       WHERE d.bytes < 0 AND kept.account_id = d.account_id AND kept.quota = %3$L),
     grown AS (
       INSERT INTO %2$I AS kept (account_id, quota, used)
       SELECT d.account_id, %3$L, d.bytes FROM delta d WHERE d.bytes > 0 ORDER BY d.account_id
       ON CONFLICT (account_id, quota) DO UPDATE SET used = kept.used + excluded.used
       RETURNING coalesce(held_to, quota) AS held_to, used)
     SELECT g.held_to FROM grown g JOIN %4$I l ON l.quota = g.held_to WHERE g.used > l.most LIMIT 1',
    delta, uses, TG_ARGV[0], limits) INTO passed USING NEW, OLD;
  IF passed IS NOT NULL THEN
    RAISE EXCEPTION 'quota_exceeded:%', passed USING ERRCODE = 'OFQ01';
  END IF;
  RETURN NULL;
END;
$$;

-- Counts an account's rows themselves. Whoever changes the account's text meanwhile waits at the rows of text_uses, and adds to what was counted.
CREATE FUNCTION recount_text_bytes(counted TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  counting RECORD;
  weight TEXT;
  bytes BIGINT;
BEGIN
  INSERT INTO text_uses (account_id, quota)
  SELECT a.id, q.quota FROM accounts a CROSS JOIN (VALUES ('coachNoteBytes'), ('textBytes')) AS q (quota) WHERE a.id = counted
  ON CONFLICT DO NOTHING;
  PERFORM FROM text_uses WHERE account_id = counted ORDER BY quota FOR UPDATE;
  UPDATE text_uses SET used = 0, counted_at = now() WHERE account_id = counted;
  FOR counting IN
    SELECT tgrelid::regclass::text AS kept_in, string_to_array(encode(tgargs, 'escape'), '\000') AS arguments
    FROM pg_trigger WHERE tgfoid = 'count_text_bytes'::regproc AND tgname ~ '_grows$' AND tgrelid::regclass::text !~ '_\d+$'
  LOOP
    SELECT string_agg(format('coalesce(octet_length(%I::text), 0)', name), ' + ') INTO weight
    FROM unnest(counting.arguments[2:]) AS name WHERE name <> '';
    EXECUTE format('SELECT sum(%s) FROM %s WHERE account_id = $1', weight, counting.kept_in) INTO bytes USING counted;
    UPDATE text_uses SET used = used + coalesce(bytes, 0) WHERE account_id = counted AND quota = counting.arguments[1];
  END LOOP;
END;
$$;

-- Each trigger is a statement of its own, for a cluster hands it on. Those of updates ask only where a statement writes a text, and act where its length changes.
DO $$
DECLARE
  counted RECORD;
  arguments TEXT;
  columns TEXT;
  lengthens TEXT;
BEGIN
  PERFORM set_config('citus.enable_unsafe_triggers', 'on', true);
  FOR counted IN SELECT * FROM (VALUES
    ('applications', 'textBytes', ARRAY['application_link', 'source', 'notes', 'job_title', 'job_description', 'location', 'compensation']),
    ('boards', 'textBytes', ARRAY['name', 'table_columns']),
    ('companies', 'textBytes', ARRAY['name', 'industry', 'size', 'type', 'website', 'social_link', 'notes']),
    ('contacts', 'textBytes', ARRAY['name', 'title', 'email', 'phone', 'social_link', 'notes']),
    ('interactions', 'textBytes', ARRAY['notes']),
    ('interviews', 'textBytes', ARRAY['location', 'meeting_url', 'interviewers', 'notes', 'feedback']),
    ('profiles', 'textBytes', ARRAY['fields']),
    ('resumes', 'textBytes', ARRAY['name', 'file_name']),
    ('imports', 'textBytes', ARRAY['file_name']),
    ('import_batches', 'textBytes', ARRAY['verdicts']),
    ('imported_cards', 'textBytes', ARRAY['before']),
    ('import_mappings', 'textBytes', ARRAY['mapping']),
    ('webhook_endpoints', 'textBytes', ARRAY['url', 'description']),
    ('coach_notes', 'coachNoteBytes', ARRAY['body'])
  ) AS tables (name, quota, holding) LOOP
    SELECT string_agg(quote_literal(held), ', '), string_agg(quote_ident(held), ', '),
      string_agg(format('coalesce(octet_length(OLD.%1$I::text), 0) <> coalesce(octet_length(NEW.%1$I::text), 0)', held), ' OR ')
    INTO arguments, columns, lengthens FROM unnest(counted.holding) AS held;
    EXECUTE format('CREATE TRIGGER text_%1$s_grows AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_text_bytes(%2$L, %3$s)', counted.name, counted.quota, arguments);
    EXECUTE format('CREATE TRIGGER text_%1$s_shrinks AFTER DELETE ON %1$I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_text_bytes(%2$L, %3$s)', counted.name, counted.quota, arguments);
    EXECUTE format('CREATE TRIGGER text_%1$s_changes AFTER UPDATE OF %4$s ON %1$I
      FOR EACH ROW WHEN (%5$s) EXECUTE FUNCTION count_text_bytes(%2$L, %3$s)', counted.name, counted.quota, arguments, columns, lengthens);
  END LOOP;
END;
$$;
