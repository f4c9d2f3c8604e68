-- 20261122213200_idempotency_by_account
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_records_by_account" ON "idempotency_records" ("account_id", "principal", "key");
