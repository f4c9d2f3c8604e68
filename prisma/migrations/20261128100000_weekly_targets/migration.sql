-- AlterTable
ALTER TABLE "assigned_tasks" ADD COLUMN "is_weekly" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "task_templates" ADD COLUMN "is_weekly" BOOLEAN NOT NULL DEFAULT false;
