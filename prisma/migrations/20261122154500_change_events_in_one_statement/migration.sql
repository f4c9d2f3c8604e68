-- The same in one statement, which every change pays for: the account is found, then locked, then the event takes its position.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF TG_ARGV[0] = 'profile' THEN
    INSERT INTO change_events (account_id, kind, resource_id, action)
    SELECT a.id, 'profile', 'profile', 'updated'
    FROM accounts a CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || a.id, 0))
    WHERE a.id = changed.account_id AND a.user_id IS NOT NULL;
  ELSE
    INSERT INTO change_events (account_id, kind, resource_id, action)
    SELECT a.id, TG_ARGV[0], changed.id, CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END
    FROM accounts a CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || a.id, 0))
    WHERE a.id = changed.account_id AND a.user_id IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
