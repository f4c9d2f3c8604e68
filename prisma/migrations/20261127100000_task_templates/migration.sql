-- CreateTable
CREATE TABLE "task_templates" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "cohort_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- at most the days of a year
    "due_days" INTEGER,
    "due_on" DATE,
    "is_given_on_joining" BOOLEAN NOT NULL,
    "created_by_id" TEXT,
    "created_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "task_templates_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "task_templates_due" CHECK ("due_days" IS NULL OR "due_on" IS NULL)
);

-- CreateIndex
CREATE INDEX "task_templates_organization_id_cohort_id_id_idx" ON "task_templates"("organization_id", "cohort_id", "id");

-- CreateIndex
CREATE INDEX "task_templates_cohort_id_idx" ON "task_templates"("cohort_id");

-- CreateIndex
CREATE INDEX "task_templates_created_by_id_idx" ON "task_templates"("created_by_id");

-- AddForeignKey
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_cohort_id_fkey" FOREIGN KEY ("cohort_id") REFERENCES "cohorts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "assigned_tasks" ADD COLUMN "template_id" TEXT, ADD COLUMN "stint_id" TEXT;

-- Hand-written from here.
INSERT INTO quota_limits (quota, most) VALUES ('taskTemplates', 20);
CREATE TRIGGER quota_task_templates_grows AFTER INSERT ON task_templates REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('taskTemplates', 'cohort_id', '1');
CREATE TRIGGER quota_task_templates_shrinks AFTER DELETE ON task_templates REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('taskTemplates', 'cohort_id', '1');
