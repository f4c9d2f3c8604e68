-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "is_for_reference" BOOLEAN NOT NULL DEFAULT false;

-- Those that are past their hour are swept.
CREATE INDEX "api_keys_reference_expiry" ON "api_keys"("expires_at") WHERE "is_for_reference";
