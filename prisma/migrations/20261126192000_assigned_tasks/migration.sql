-- CreateTable
CREATE TABLE "assigned_tasks" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "due_on" DATE,
    "assigned_by_id" TEXT,
    "assigned_by_name" TEXT NOT NULL,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "confirmed_by_name" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assigned_tasks_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "assigned_tasks_confirmed" CHECK (("confirmed_at" IS NULL) = ("confirmed_by_name" IS NULL) AND ("confirmed_at" IS NULL OR "done_at" IS NOT NULL))
);

-- CreateIndex
CREATE INDEX "assigned_tasks_organization_id_assigned_at_id_idx" ON "assigned_tasks"("organization_id", "assigned_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "assigned_tasks_organization_id_account_id_assigned_at_id_idx" ON "assigned_tasks"("organization_id", "account_id", "assigned_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "assigned_tasks_account_id_idx" ON "assigned_tasks"("account_id");

-- CreateIndex
CREATE INDEX "assigned_tasks_assigned_by_id_idx" ON "assigned_tasks"("assigned_by_id");

-- AddForeignKey
ALTER TABLE "assigned_tasks" ADD CONSTRAINT "assigned_tasks_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assigned_tasks" ADD CONSTRAINT "assigned_tasks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assigned_tasks" ADD CONSTRAINT "assigned_tasks_assigned_by_id_fkey" FOREIGN KEY ("assigned_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written from here.
INSERT INTO quota_limits (quota, most) VALUES ('assignedTasks', 200000);
CREATE TRIGGER quota_assigned_tasks_grows AFTER INSERT ON assigned_tasks REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('assignedTasks', 'organization_id', '1');
CREATE TRIGGER quota_assigned_tasks_shrinks AFTER DELETE ON assigned_tasks REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('assignedTasks', 'organization_id', '1');

CREATE CONSTRAINT TRIGGER assigned_tasks_came_or_went AFTER INSERT OR DELETE ON "assigned_tasks" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_row('assigned_task');
-- Not if only the account of whoever assigned it was deleted.
CREATE CONSTRAINT TRIGGER assigned_tasks_changed AFTER UPDATE ON "assigned_tasks" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.updated_at <> NEW.updated_at)
  EXECUTE FUNCTION note_organization_row('assigned_task', 'done_at', 'confirmed_at');
