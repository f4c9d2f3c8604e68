-- 20261122213000_idempotency_account
-- Whose a stored answer is; empty where a process of the release before stored it.
ALTER TABLE "idempotency_records" ADD COLUMN "account_id" TEXT NOT NULL DEFAULT '';

-- As before, told the account; and it takes away a record that is past its time, so that storing meets none. The lock has the name that
-- it had, so that processes of both releases keep out of each other's way; those of the release before call the one with two parameters.
CREATE FUNCTION idempotency_begin(
  p_account TEXT, p_principal TEXT, p_key TEXT, OUT locked BOOLEAN, OUT fingerprint TEXT, OUT answer TEXT
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  is_over BOOLEAN;
BEGIN
  locked := pg_try_advisory_xact_lock(hashtextextended(p_principal || ' ' || p_key, 0));
  IF NOT locked THEN RETURN; END IF;
  SELECT record.fingerprint, record.answer, record.created_at <= now() - interval '24 hours' INTO fingerprint, answer, is_over
  FROM idempotency_records AS record
  WHERE record.account_id IN (p_account, '') AND record.principal = p_principal AND record.key = p_key;
  IF is_over THEN
    DELETE FROM idempotency_records AS record
    WHERE record.account_id IN (p_account, '') AND record.principal = p_principal AND record.key = p_key;
    fingerprint := NULL;
    answer := NULL;
  END IF;
END $$;
