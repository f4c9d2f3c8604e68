CREATE INDEX CONCURRENTLY IF NOT EXISTS "thread_messages_of_batches" ON "thread_messages" ("organization_id", "batch_id") WHERE "batch_id" IS NOT NULL;
