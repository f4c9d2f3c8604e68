-- CreateTable
CREATE TABLE "roster_records" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "account_id" TEXT,
    "email" TEXT NOT NULL,
    "former_emails" JSONB NOT NULL DEFAULT '[]',
    "student_id" TEXT,
    "first_name" TEXT,
    "last_name" TEXT,
    "full_name" TEXT,
    "cohort_ids" JSONB NOT NULL DEFAULT '[]',
    "fields" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roster_records_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "applicant_fields" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "options" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applicant_fields_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "roster_syncs" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "cohort_ids" JSONB NOT NULL DEFAULT '[]',
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roster_syncs_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "roster_sync_changes" (
    "organization_id" TEXT NOT NULL,
    "sync_id" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB NOT NULL,
    "stint_ids" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "roster_sync_changes_pkey" PRIMARY KEY ("organization_id","sync_id","record_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "roster_records_organization_id_account_id_key" ON "roster_records"("organization_id", "account_id");

-- CreateIndex
CREATE UNIQUE INDEX "roster_records_organization_id_email_key" ON "roster_records"("organization_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "roster_records_organization_id_student_id_key" ON "roster_records"("organization_id", "student_id");

-- CreateIndex
CREATE INDEX "roster_syncs_organization_id_created_at_idx" ON "roster_syncs"("organization_id", "created_at");

-- CreateIndex
CREATE INDEX "roster_sync_changes_organization_id_record_id_idx" ON "roster_sync_changes"("organization_id", "record_id");

-- AddForeignKey
ALTER TABLE "roster_records" ADD CONSTRAINT "roster_records_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_records" ADD CONSTRAINT "roster_records_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "applicant_fields" ADD CONSTRAINT "applicant_fields_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_syncs" ADD CONSTRAINT "roster_syncs_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_sync_changes" ADD CONSTRAINT "roster_sync_changes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_sync_changes" ADD CONSTRAINT "roster_sync_changes_organization_id_sync_id_fkey" FOREIGN KEY ("organization_id", "sync_id") REFERENCES "roster_syncs"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "roster_sync_changes" ADD CONSTRAINT "roster_sync_changes_organization_id_record_id_fkey" FOREIGN KEY ("organization_id", "record_id") REFERENCES "roster_records"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Hand-written from here.
ALTER TABLE "roster_records"
  ADD CONSTRAINT "roster_records_size" CHECK (octet_length("fields"::text) <= 32768 AND octet_length("former_emails"::text) <= 8192 AND octet_length("cohort_ids"::text) <= 4096);
ALTER TABLE "applicant_fields"
  ADD CONSTRAINT "applicant_fields_kind" CHECK ("kind" IN ('text', 'choice', 'date'));

CREATE UNIQUE INDEX "applicant_fields_name" ON "applicant_fields" ("organization_id", lower(btrim("name")));

INSERT INTO quota_limits (quota, most) VALUES ('rosterRecords', 50000), ('applicantFields', 20);
CREATE TRIGGER quota_roster_records_grows AFTER INSERT ON roster_records REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('rosterRecords', 'organization_id', '1');
CREATE TRIGGER quota_roster_records_shrinks AFTER DELETE ON roster_records REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('rosterRecords', 'organization_id', '1');
CREATE TRIGGER quota_applicant_fields_grows AFTER INSERT ON applicant_fields REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('applicantFields', 'organization_id', '1');
CREATE TRIGGER quota_applicant_fields_shrinks AFTER DELETE ON applicant_fields REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('applicantFields', 'organization_id', '1');
