CREATE INDEX CONCURRENTLY IF NOT EXISTS "contacts_with_rhythm" ON "contacts" ("account_id") WHERE "keep_in_touch_days" IS NOT NULL;
