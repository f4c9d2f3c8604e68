-- CreateTable
CREATE TABLE "stint_changes" (
    "organization_id" TEXT NOT NULL,
    "change_id" TEXT NOT NULL,
    "stint_id" TEXT NOT NULL,
    "cohort_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "before" JSONB,
    "after" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stint_changes_pkey" PRIMARY KEY ("organization_id","change_id","stint_id")
);

-- CreateIndex
CREATE INDEX "stint_changes_cohort_id_idx" ON "stint_changes"("cohort_id");

-- CreateIndex
CREATE INDEX "stint_changes_account_id_idx" ON "stint_changes"("account_id");

-- CreateIndex
CREATE INDEX "stint_changes_created_at_idx" ON "stint_changes"("created_at");

-- AddForeignKey
ALTER TABLE "stint_changes" ADD CONSTRAINT "stint_changes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stint_changes" ADD CONSTRAINT "stint_changes_cohort_id_fkey" FOREIGN KEY ("cohort_id") REFERENCES "cohorts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stint_changes" ADD CONSTRAINT "stint_changes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
