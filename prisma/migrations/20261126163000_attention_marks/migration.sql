-- CreateTable
CREATE TABLE "attention_marks" (
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "marked_by_name" TEXT NOT NULL,
    "marked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attention_marks_pkey" PRIMARY KEY ("organization_id","account_id")
);

-- AddForeignKey
ALTER TABLE "attention_marks" ADD CONSTRAINT "attention_marks_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
ALTER TABLE "attention_marks" ADD CONSTRAINT "attention_marks_kind" CHECK ("kind" IN ('contacted', 'snoozed'));
