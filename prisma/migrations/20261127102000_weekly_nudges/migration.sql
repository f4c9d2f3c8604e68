-- CreateTable
CREATE TABLE "weekly_nudges" (
    "organization_id" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- at most the days of a year
    "inactive_days" INTEGER,
    "is_to_not_sharing" BOOLEAN NOT NULL,
    "body" TEXT NOT NULL,
    "sender_id" TEXT,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "weekly_nudges_pkey" PRIMARY KEY ("organization_id")
);

-- CreateTable
CREATE TABLE "nudged_applicants" (
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "nudged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "nudged_applicants_pkey" PRIMARY KEY ("organization_id","account_id")
);

-- CreateIndex
CREATE INDEX "weekly_nudges_next_at_organization_id_idx" ON "weekly_nudges"("next_at", "organization_id");

-- CreateIndex
CREATE INDEX "weekly_nudges_sender_id_idx" ON "weekly_nudges"("sender_id");

-- CreateIndex
CREATE INDEX "nudged_applicants_account_id_idx" ON "nudged_applicants"("account_id");

-- AddForeignKey
ALTER TABLE "weekly_nudges" ADD CONSTRAINT "weekly_nudges_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_nudges" ADD CONSTRAINT "weekly_nudges_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nudged_applicants" ADD CONSTRAINT "nudged_applicants_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nudged_applicants" ADD CONSTRAINT "nudged_applicants_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
