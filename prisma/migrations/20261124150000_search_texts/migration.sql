CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateTable: short rows stay uncompressed beside one another, because a search for a common word reads many.
CREATE TABLE "search_texts" (
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "search_texts_pkey" PRIMARY KEY ("account_id","kind","id")
) WITH (toast_tuple_target = 8160);

CREATE INDEX "search_texts_text_idx" ON "search_texts" USING gin ("account_id", "text" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- When the account's older rows were copied to search_texts.
ALTER TABLE "text_uses" ADD COLUMN "searched_at" TIMESTAMPTZ(3);

-- Copies the beginnings of a row's texts, in lowercase. The arguments are the kind, the column of the card or contact that is found by them, and the
-- texts. On a shard of a cluster the copies are in the shard beside it; until an operator has distributed them, nothing is copied there.
CREATE FUNCTION copy_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  copies TEXT := 'search_texts';
  owner TEXT;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    owner := NEW.account_id;
  ELSE
    SELECT account_id INTO owner FROM changed LIMIT 1;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  IF TG_TABLE_NAME ~ '_\d+$' THEN
    IF NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass('search_texts')) THEN RETURN NULL; END IF;
    copies := 'search_texts_' || get_shard_id_for_distribution_column('search_texts', owner);
  END IF;
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('DELETE FROM %I copy USING changed c WHERE copy.account_id = c.account_id AND copy.kind = %L AND copy.id = c.id', copies, TG_ARGV[0]);
    RETURN NULL;
  END IF;
  EXECUTE format(
    'INSERT INTO %I (account_id, kind, id, subject_id, text) SELECT account_id, %L, id, %I, lower(concat_ws(chr(10), %s)) FROM %s
     ON CONFLICT (account_id, kind, id) DO UPDATE SET subject_id = excluded.subject_id, text = excluded.text',
    copies, TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], CASE TG_OP WHEN 'UPDATE' THEN '(SELECT ($1).*) changed' ELSE 'changed' END) USING NEW;
  RETURN NULL;
END;
$$;

-- Copies texts of an account's rows that are older than the triggers, some at a time, and returns how many. Whoever deletes one of them meanwhile waits.
CREATE FUNCTION copy_search_texts(copied TEXT) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE
  copying RECORD;
  many BIGINT;
BEGIN
  FOR copying IN
    SELECT tgrelid::regclass::text AS kept_in, string_to_array(encode(tgargs, 'escape'), '\000') AS arguments
    FROM pg_trigger WHERE tgfoid = 'copy_search_text'::regproc AND tgname ~ '_appears$' AND tgrelid::regclass::text !~ '_\d+$'
  LOOP
    EXECUTE format(
      'INSERT INTO search_texts (account_id, kind, id, subject_id, text)
       SELECT account_id, %1$L, id, %2$I, lower(concat_ws(chr(10), %3$s)) FROM %4$s kept
       WHERE account_id = $1 AND NOT EXISTS (SELECT FROM search_texts s WHERE s.account_id = $1 AND s.kind = %1$L AND s.id = kept.id)
       LIMIT 500 FOR KEY SHARE ON CONFLICT DO NOTHING',
      copying.arguments[1], copying.arguments[2], copying.arguments[3], copying.kept_in) USING copied;
    GET DIAGNOSTICS many = ROW_COUNT;
    IF many > 0 THEN RETURN many; END IF;
  END LOOP;
  INSERT INTO text_uses (account_id, quota, searched_at) VALUES (copied, 'textBytes', now())
  ON CONFLICT (account_id, quota) DO UPDATE SET searched_at = excluded.searched_at;
  RETURN 0;
END;
$$;

-- Each trigger is a statement of its own, for a cluster hands it on. Those of updates ask only where a statement writes a text.
DO $$
DECLARE
  searched RECORD;
  texts TEXT;
  columns TEXT;
  differs TEXT;
BEGIN
  PERFORM set_config('citus.enable_unsafe_triggers', 'on', true);
  FOR searched IN SELECT * FROM (VALUES
    ('applications', 'card', 'id', ARRAY['job_title', 'source', 'location', 'notes', 'job_description', 'application_link']),
    ('interviews', 'interview', 'application_id', ARRAY['location', 'notes', 'feedback']),
    ('coach_notes', 'coach_note', 'application_id', ARRAY['body']),
    ('companies', 'company', 'id', ARRAY['name', 'website', 'notes']),
    ('contacts', 'contact', 'id', ARRAY['name', 'title', 'email', 'phone', 'notes']),
    ('interactions', 'interaction', 'contact_id', ARRAY['notes'])
  ) AS tables (name, kind, subject, holding) LOOP
    SELECT string_agg(CASE WHEN searched.name = 'applications' AND held = 'location'
        THEN '(SELECT string_agg(part.value, '', '') FROM jsonb_each_text(location) part)'
        ELSE format('left(%I, 4000)', held) END, ', '),
      string_agg(quote_ident(held), ', '),
      string_agg(format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', held), ' OR ')
    INTO texts, columns, differs FROM unnest(searched.holding) AS held;
    EXECUTE format('CREATE TRIGGER search_%1$s_appears AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION copy_search_text(%2$L, %3$L, %4$L)', searched.name, searched.kind, searched.subject, texts);
    EXECUTE format('CREATE TRIGGER search_%1$s_goes AFTER DELETE ON %1$I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION copy_search_text(%2$L)', searched.name, searched.kind);
    EXECUTE format('CREATE TRIGGER search_%1$s_changes AFTER UPDATE OF %5$s, %6$s ON %1$I
      FOR EACH ROW WHEN (%7$s OR OLD.%6$I IS DISTINCT FROM NEW.%6$I) EXECUTE FUNCTION copy_search_text(%2$L, %3$L, %4$L)',
      searched.name, searched.kind, searched.subject, texts, columns, searched.subject, differs);
  END LOOP;
END;
$$;
