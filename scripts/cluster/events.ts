import type pg from "pg";

/** The function that records a change as an event. Triggers on the personal tables call it. */
export const NOTES_CHANGES = "note_change";
/** Its counterpart on shards. */
export const NOTES_CHANGES_ON_SHARD = "note_change_on_shard";
const WRITES_EVENT = "note_event_on_shard";

/** The functions that the functions on shards call, so they must exist on each node. */
const CALLED = [
  "event_value(jsonb)",
  "event_changes(jsonb, jsonb, text[])",
  `${WRITES_EVENT}(text, text, text, text, text, json)`,
];

/** Returns the condition that the transaction deletes the account. */
export const isEnding = (account: string): string =>
  `${account} = ANY (string_to_array(current_setting('offerlane.ending', true), ' '))`;

/**
 * Writes an event beside the rows of its account, and wakes the account's webhooks. A worker has neither the accounts nor a sequence that
 * all nodes share. So changes of every account are recorded, and a position follows the account's last one and is at least the time since
 * 1970 in hundred-thousandths of a second: it grows on whichever node holds the account, and after its events were deleted. The advisory
 * lock covers the account because all its rows are on this node; code that puts a webhook endpoint to sleep takes it on this node too.
 * The deletion of an account isn't recorded: the triggers run at the end of its transaction, after its events were deleted.
 */
const WRITE_EVENT = `
CREATE OR REPLACE FUNCTION ${WRITES_EVENT}(of_account text, of_kind text, resource text, noted text, author text, fields json)
RETURNS void LANGUAGE plpgsql AS $function$
BEGIN
  IF ${isEnding("of_account")} THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('events of ' || of_account, 0));
  EXECUTE format(
    'INSERT INTO %1$I (account_id, position, kind, resource_id, action, author, changes)
     SELECT $1, greatest(max(position) + 1, (extract(epoch FROM clock_timestamp()) * 100000)::bigint), $2, $3, $4, $5, $6
     FROM %1$I WHERE account_id = $1',
    'change_events_' || get_shard_id_for_distribution_column('change_events', of_account))
  USING of_account, of_kind, resource, noted, author, fields;
  EXECUTE format(
    'UPDATE %1$I SET due_at = date_trunc(''milliseconds'', now()) WHERE account_id = $1 AND due_at IS NULL AND status = ''active''',
    'webhook_endpoints_' || get_shard_id_for_distribution_column('webhook_endpoints', of_account))
  USING of_account;
END $function$`;

/**
 * Records, on the node with an account's rows, which accounts the transaction deletes: a person's sandbox has
 * many. Because it is selected from rows, it runs on that node, over one connection per node, in the
 * transaction that deletes the rows.
 */
const ENDING = [
  `CREATE OR REPLACE FUNCTION end_0_accounts() RETURNS trigger LANGUAGE plpgsql AS $function$
   BEGIN
     PERFORM set_config('citus.max_adaptive_executor_pool_size', '1', true);
     PERFORM set_config('offerlane.ending', concat_ws(' ', current_setting('offerlane.ending', true), b.account_id), true)
     FROM (SELECT DISTINCT account_id FROM boards WHERE account_id = OLD.id) b;
     RETURN NULL;
   END $function$`,
  "CREATE OR REPLACE TRIGGER end_0_accounts AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION end_0_accounts()",
];

/**
 * Returns the migrations' function adapted to triggers on shards. @throws if the function writes anything
 * that this code doesn't know
 */
export function notingOnShard(definition: string): string {
  const text = definition
    .replace(`${NOTES_CHANGES}()`, `${NOTES_CHANGES_ON_SHARD}()`)
    .split(";")
    // The function that writes an event wakes the webhooks too.
    .filter((statement) => !statement.includes("UPDATE webhook_endpoints SET due_at"))
    .map(writingOnShard)
    .join(";");
  if (/\b(FROM|INTO|UPDATE) (?!OLD\b)[a-z]\w+ /.test(text.replace(/IS (NOT )?DISTINCT FROM/g, "")))
    throw new Error(`${NOTES_CHANGES} reads or writes a table that a worker doesn't have.`);
  return text;
}

const [INSERT, VALUES, FROM] = ["INSERT INTO change_events", "SELECT a.id, ", "FROM accounts a"];

/** Returns a statement of the migrations' function, with its insert of an event replaced by a call. */
function writingOnShard(statement: string): string {
  const [before = "", insert] = statement.split(INSERT);
  const values = insert?.split(VALUES)[1]?.split(FROM)[0]?.trim();
  return values === undefined ? statement : `${before}PERFORM ${WRITES_EVENT}(changed.account_id, ${values})`;
}

/** Creates the functions that record changes on their shards, once the tables are distributed. */
export async function recordChangesOnShards(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    "SELECT pg_get_functiondef($1::regproc) AS definition",
    [NOTES_CHANGES],
  );
  for (const text of [WRITE_EVENT, ...ENDING]) await client.query(text);
  for (const text of CALLED) await client.query("SELECT create_distributed_function($1)", [text]);
  await client.query(notingOnShard(rows[0]?.definition ?? ""));
}
