-- CreateTable
CREATE TABLE "organization_files" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "message_id" TEXT,
    "outcome_id" TEXT,
    "file_name" TEXT NOT NULL,
    "file_type" TEXT NOT NULL,
    "file_size_bytes" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_files_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "organization_files_storage_key_key" ON "organization_files"("storage_key");

-- CreateIndex
CREATE UNIQUE INDEX "organization_files_organization_id_message_id_key" ON "organization_files"("organization_id", "message_id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_files_organization_id_outcome_id_key" ON "organization_files"("organization_id", "outcome_id");

-- CreateIndex
CREATE INDEX "organization_files_account_id_id_idx" ON "organization_files"("account_id", "id");

-- AddForeignKey
ALTER TABLE "organization_files" ADD CONSTRAINT "organization_files_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_files" ADD CONSTRAINT "organization_files_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_files" ADD CONSTRAINT "organization_files_organization_id_message_id_fkey" FOREIGN KEY ("organization_id", "message_id") REFERENCES "thread_messages"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_files" ADD CONSTRAINT "organization_files_organization_id_outcome_id_fkey" FOREIGN KEY ("organization_id", "outcome_id") REFERENCES "outcomes"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
ALTER TABLE "organization_files" ADD CONSTRAINT "organization_files_one_use" CHECK (num_nonnulls("message_id", "outcome_id") = 1);

INSERT INTO quota_limits (quota, most) VALUES ('organizationFiles', 20000), ('organizationFileBytes', 10737418240);
CREATE TRIGGER quota_organization_files_grows AFTER INSERT ON organization_files REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('organizationFiles', 'organization_id', '1');
CREATE TRIGGER quota_organization_files_shrinks AFTER DELETE ON organization_files REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('organizationFiles', 'organization_id', '1');
CREATE TRIGGER quota_organization_file_bytes_grows AFTER INSERT ON organization_files REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('organizationFileBytes', 'organization_id', 'file_size_bytes');
CREATE TRIGGER quota_organization_file_bytes_shrinks AFTER DELETE ON organization_files REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('organizationFileBytes', 'organization_id', 'file_size_bytes');
