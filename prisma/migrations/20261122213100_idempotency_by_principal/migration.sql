-- 20261122213100_idempotency_by_principal
-- What the release before stores answers by, once the primary key begins with the account.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_records_principal_key_key" ON "idempotency_records" ("principal", "key");
