-- Reminders look for the next interviews of all accounts.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "interviews_scheduled_at_account_id_id_idx" ON "interviews"("scheduled_at", "account_id", "id");
