-- AlterTable
-- squawk-ignore prefer-bigint-over-int -- a few hundred at most
ALTER TABLE "assigned_tasks" ADD COLUMN "target_interviews" INTEGER;

-- AlterTable
-- squawk-ignore prefer-bigint-over-int -- a few hundred at most
ALTER TABLE "task_templates" ADD COLUMN "target_interviews" INTEGER;
