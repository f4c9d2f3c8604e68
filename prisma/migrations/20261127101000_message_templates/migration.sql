-- CreateTable
CREATE TABLE "message_templates" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "changed_by_id" TEXT,
    "changed_by_name" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_templates_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "message_templates_changed_by_id_idx" ON "message_templates"("changed_by_id");

-- AddForeignKey
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written from here.
INSERT INTO quota_limits (quota, most) VALUES ('messageTemplates', 50);
CREATE TRIGGER quota_message_templates_grows AFTER INSERT ON message_templates REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('messageTemplates', 'organization_id', '1');
CREATE TRIGGER quota_message_templates_shrinks AFTER DELETE ON message_templates REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('messageTemplates', 'organization_id', '1');
