import type pg from "pg";

/** The function that records a change as an event. Triggers on the personal tables call it. */
export const NOTES_CHANGES = "note_change";

/**
 * The same function for the triggers of shards. A worker has the account's events beside its rows, but neither the
 * accounts nor a sequence that all nodes share. So changes of every account are recorded.
 * A position follows the account's last one and is at least the time since 1970 in hundred-thousandths of a second: it
 * grows on whichever node holds the account, and after its events were deleted. The advisory lock covers the account
 * because all its rows are on this node; code that puts a webhook endpoint to sleep takes the lock on this node too.
 * A worker doesn't have the author of a change or a function that compares rows, so events contain neither author nor
 * changes, except for a card's column.
 */
const ON_SHARDS = `
CREATE OR REPLACE FUNCTION ${NOTES_CHANGES}() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  noted text := CASE WHEN TG_ARGV[0] = 'profile' OR TG_OP = 'UPDATE' THEN 'updated' WHEN TG_OP = 'INSERT' THEN 'created' ELSE 'deleted' END;
  resource text := 'profile';
  fields json;
BEGIN
  IF TG_ARGV[0] <> 'profile' THEN resource := changed.id; END IF;
  IF TG_ARGV[0] = 'application' AND TG_OP = 'UPDATE' THEN
    IF OLD.status <> NEW.status THEN
      fields := json_build_object('status', json_build_array(OLD.status, NEW.status));
    END IF;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('events of ' || changed.account_id, 0));
  EXECUTE format(
    'INSERT INTO %1$I (account_id, position, kind, resource_id, action, changes)
     SELECT $1, greatest(max(position) + 1, (extract(epoch FROM clock_timestamp()) * 100000)::bigint), $2, $3, $4, $5
     FROM %1$I WHERE account_id = $1',
    'change_events_' || get_shard_id_for_distribution_column('change_events', changed.account_id))
  USING changed.account_id, TG_ARGV[0], resource, noted, fields;
  EXECUTE format(
    'UPDATE %1$I SET due_at = date_trunc(''milliseconds'', now()) WHERE account_id = $1 AND due_at IS NULL AND status = ''active''',
    'webhook_endpoints_' || get_shard_id_for_distribution_column('webhook_endpoints', changed.account_id))
  USING changed.account_id;
  RETURN NULL;
END $function$`;

/** Makes the triggers that call the function record changes on their shards, once the tables are distributed. */
export async function noteChangesOnShards(client: pg.Client): Promise<void> {
  await client.query(ON_SHARDS);
}
