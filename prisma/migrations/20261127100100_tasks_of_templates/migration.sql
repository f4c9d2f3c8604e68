CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "assigned_tasks_of_templates" ON "assigned_tasks" ("organization_id", "template_id", "account_id") WHERE "template_id" IS NOT NULL;
