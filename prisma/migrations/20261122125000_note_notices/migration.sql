-- CreateTable
CREATE TABLE "note_notices" (
    "account_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "note_notices_pkey" PRIMARY KEY ("account_id","organization_id")
);

-- CreateIndex
CREATE INDEX "note_notices_organization_id_idx" ON "note_notices"("organization_id");

-- AddForeignKey
ALTER TABLE "note_notices" ADD CONSTRAINT "note_notices_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_notices" ADD CONSTRAINT "note_notices_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A coach's note is one more kind of what Today shows.
ALTER TABLE "today_marks" DROP CONSTRAINT "today_marks_kind";
ALTER TABLE "today_marks" ADD CONSTRAINT "today_marks_kind" CHECK ("kind" IN ('interview', 'offer', 'note', 'feedback', 'follow_up', 'quiet'));
