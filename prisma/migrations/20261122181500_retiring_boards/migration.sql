-- Automatic retirement goes through the boards that have it, by key: most have not.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "boards_retiring" ON "boards" ("account_id", "id") WHERE "auto_retire_enabled";
