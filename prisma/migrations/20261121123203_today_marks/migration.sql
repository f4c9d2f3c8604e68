-- CreateTable
CREATE TABLE "today_marks" (
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "occasion" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),
    "marked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "today_marks_pkey" PRIMARY KEY ("account_id","kind","subject_id")
);

-- AddForeignKey
ALTER TABLE "today_marks" ADD CONSTRAINT "today_marks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
ALTER TABLE "today_marks" ADD CONSTRAINT "today_marks_kind" CHECK ("kind" IN ('interview', 'offer', 'feedback', 'follow_up', 'quiet'));
