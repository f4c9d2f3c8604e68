-- AlterTable
ALTER TABLE "contact_log_entries" ADD COLUMN "appointment_id" TEXT;

-- CreateIndex
-- squawk-ignore require-concurrent-index-creation -- the column is new and empty, so that the index is too
CREATE UNIQUE INDEX "contact_log_entries_organization_id_appointment_id_key" ON "contact_log_entries"("organization_id", "appointment_id");
