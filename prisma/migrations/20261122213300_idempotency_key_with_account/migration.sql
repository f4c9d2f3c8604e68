-- 20261122213300_idempotency_key_with_account
-- Both indexes are there and no column may be null, so that nothing is read.
ALTER TABLE "idempotency_records"
  DROP CONSTRAINT "idempotency_records_pkey",
  ADD CONSTRAINT "idempotency_records_pkey" PRIMARY KEY USING INDEX "idempotency_records_by_account";
