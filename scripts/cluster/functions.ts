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

const BEGINS_KEYED = "idempotency_begin(text, text, text)";

/**
 * Returns the migrations' function changed to look for a stored response only beside its account. The
 * original also looks for those that release 0.1.0 stored without an account, for a day: they are all on one
 * worker, so every account's changes would wait for that one.
 * @throws if the function doesn't name the account
 */
export function beginningKeyed(definition: string): string {
  const text = definition.replaceAll("IN (p_account, '')", "= p_account");
  if (text === definition && !definition.includes("= p_account"))
    throw new Error(`${BEGINS_KEYED} doesn't name the account.`);
  return text;
}

/** Creates the functions, once the tables are distributed. */
export async function createFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    "SELECT pg_get_functiondef($1::regprocedure) AS definition",
    [BEGINS_KEYED],
  );
  for (const text of [...FUNCTIONS, beginningKeyed(rows[0]?.definition ?? "")]) await client.query(text);
}
