-- CreateTable
CREATE TABLE "applicant_looks" (
    "organization_id" TEXT NOT NULL,
    "viewer_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "looked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applicant_looks_pkey" PRIMARY KEY ("organization_id","viewer_id","account_id")
);

-- CreateIndex
CREATE INDEX "applicant_looks_organization_id_account_id_idx" ON "applicant_looks"("organization_id", "account_id");

-- AddForeignKey
ALTER TABLE "applicant_looks" ADD CONSTRAINT "applicant_looks_organization_id_viewer_id_fkey" FOREIGN KEY ("organization_id", "viewer_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant_looks" ADD CONSTRAINT "applicant_looks_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;
