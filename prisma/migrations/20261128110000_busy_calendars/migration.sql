-- AlterTable
ALTER TABLE "booking_pages" ADD COLUMN "calendar_url" TEXT;
ALTER TABLE "booking_pages" ADD COLUMN "busy" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "booking_pages" ADD COLUMN "calendar_read_at" TIMESTAMPTZ(3);
ALTER TABLE "booking_pages" ADD COLUMN "calendar_problem" TEXT;
ALTER TABLE "booking_pages" ADD COLUMN "calendar_due_at" TIMESTAMPTZ(3);

-- Hand-written from here.
-- squawk-ignore require-concurrent-index-creation -- a new column, null in every row
CREATE INDEX "booking_pages_calendar_due" ON "booking_pages" ("calendar_due_at", "organization_id", "account_id") WHERE "calendar_due_at" IS NOT NULL;
