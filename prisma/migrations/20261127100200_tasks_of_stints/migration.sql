CREATE INDEX CONCURRENTLY IF NOT EXISTS "assigned_tasks_of_stints" ON "assigned_tasks" ("organization_id", "stint_id") WHERE "stint_id" IS NOT NULL;
