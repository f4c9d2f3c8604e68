CREATE INDEX CONCURRENTLY IF NOT EXISTS "organization_webhook_endpoints_maker_account_id_idx" ON "organization_webhook_endpoints"("maker_account_id");
