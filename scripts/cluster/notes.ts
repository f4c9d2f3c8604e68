import type pg from "pg";
import { isEnding } from "./events.ts";

/** The function that records a change of a note on its shard. */
export const NOTES_NOTES_ON_SHARD = "note_note_on_shard";

/**
 * An organization's events are on the coordinator, which a shard's trigger can't write to. So the trigger
 * writes the change beside the note, in the same transaction, and the product turns it into an event by
 * calling `carry_note_changes` (server/lib/citus/note-changes.ts). The board is the card's, or null if the
 * card was deleted.
 */
const ON_SHARDS = `
CREATE OR REPLACE FUNCTION ${NOTES_NOTES_ON_SHARD}() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  noted text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  board text;
  fields json;
BEGIN
  IF changed.organization_id IS NULL OR ${isEnding("changed.account_id")} THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    fields := event_changes(to_jsonb(OLD), to_jsonb(NEW), ARRAY['body']);
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('events of ' || changed.account_id, 0));
  EXECUTE format('SELECT board_id FROM %I WHERE account_id = $1 AND id = $2',
    'applications_' || get_shard_id_for_distribution_column('applications', changed.account_id))
  INTO board USING changed.account_id, changed.application_id;
  EXECUTE format(
    'INSERT INTO %1$I (account_id, position, organization_id, board_id, note_id, action, author, changes)
     SELECT $1, greatest(max(position) + 1, (extract(epoch FROM clock_timestamp()) * 100000)::bigint), $2, $3, $4, $5, $6, $7
     FROM %1$I WHERE account_id = $1',
    'note_changes_' || get_shard_id_for_distribution_column('note_changes', changed.account_id))
  USING changed.account_id, changed.organization_id, board, changed.id, noted,
    nullif(current_setting('offerlane.author', true), ''), fields;
  RETURN NULL;
END $function$`;

/** The function that counts the notes of a card on its row, on their shard. */
export const COUNTS_NOTES_ON_SHARD = "count_note_on_shard";
const COUNT_ON_SHARDS = `
CREATE OR REPLACE FUNCTION ${COUNTS_NOTES_ON_SHARD}() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  EXECUTE format('UPDATE %I SET coach_note_count = coach_note_count + $3 WHERE account_id = $1 AND id = $2',
    'applications_' || get_shard_id_for_distribution_column('applications', changed.account_id))
  USING changed.account_id, changed.application_id, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  RETURN NULL;
END $function$`;

/** The most changes that one call carries; more wait for the next. */
const AT_ONCE = 500;

/**
 * Carries changes of notes over as events, each once: one call at a time, and in one transaction. Only changes on a board that the
 * applicant shares become events, as on one PostgreSQL; so the changes of an account are carried over before one of its shares ends. The
 * account is null for the changes of all accounts.
 */
const CARRY = `
CREATE OR REPLACE FUNCTION carry_note_changes(only_of text DEFAULT NULL) RETURNS integer LANGUAGE plpgsql AS $function$
DECLARE
  of_account text; at bigint; concerned text; board text; note text; noted text; author text; fields json;
  own text := current_setting('offerlane.author', true);
  carried integer := 0;
BEGIN
  IF only_of IS NULL THEN
    IF NOT EXISTS (SELECT 1 FROM note_changes) THEN RETURN 0; END IF;
  ELSIF NOT EXISTS (SELECT 1 FROM note_changes c WHERE c.account_id = only_of) THEN
    RETURN 0;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('changes of notes', 0));
  FOR of_account, at, concerned, board, note, noted, author, fields IN
    SELECT account_id, position, organization_id, board_id, note_id, action, c.author, c.changes FROM note_changes c
    WHERE only_of IS NULL OR c.account_id = only_of ORDER BY position, account_id LIMIT ${AT_ONCE}
  LOOP
    PERFORM 1 FROM shares s
    WHERE s.organization_id = concerned AND s.account_id = of_account AND s.board_id = coalesce(board, s.board_id);
    IF FOUND THEN
      PERFORM set_config('offerlane.author', coalesce(author, ''), true);
      PERFORM note_organization_event(concerned, 'coach_note', note, noted, fields);
    END IF;
    DELETE FROM note_changes WHERE account_id = of_account AND position = at;
    carried := carried + 1;
  END LOOP;
  PERFORM set_config('offerlane.author', coalesce(own, ''), true);
  RETURN carried;
END $function$`;

const BEFORE_SHARES_END = [
  `CREATE OR REPLACE FUNCTION carry_before_share_ends() RETURNS trigger LANGUAGE plpgsql AS $function$
   BEGIN
     PERFORM carry_note_changes(OLD.account_id);
     RETURN OLD;
   END $function$`,
  `CREATE OR REPLACE TRIGGER carry_before_share_ends BEFORE DELETE ON shares
   FOR EACH ROW EXECUTE FUNCTION carry_before_share_ends()`,
];

const TABLE = [
  `CREATE TABLE note_changes (account_id text NOT NULL, position bigint NOT NULL, organization_id text NOT NULL, board_id text,
     note_id text NOT NULL, action text NOT NULL, author text, changes json, PRIMARY KEY (account_id, position))`,
  "SELECT create_distributed_table('note_changes', 'account_id', colocate_with => 'applications')",
];

/** Creates the functions, and the table of changes to carry, once the tables are distributed. */
export async function recordNoteChangesOnShards(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('note_changes') IS NULL AS missing");
  if ((rows[0] as { missing: boolean }).missing) for (const text of TABLE) await client.query(text);
  for (const text of [ON_SHARDS, COUNT_ON_SHARDS, CARRY, ...BEFORE_SHARES_END]) await client.query(text);
}
