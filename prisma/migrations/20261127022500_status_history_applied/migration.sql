CREATE INDEX CONCURRENTLY IF NOT EXISTS "status_history_applied" ON "status_history" ("account_id", "entered_at") WHERE "status" = 'applied';
