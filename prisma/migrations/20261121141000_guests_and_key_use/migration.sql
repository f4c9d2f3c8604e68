-- AlterTable
ALTER TABLE "users" ADD COLUMN "guest_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sign_in_sessions" ADD COLUMN "in_sandbox" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN "last_used_agent" TEXT,
ADD COLUMN "last_used_from" TEXT;

-- CreateIndex
CREATE INDEX "users_guest_until_idx" ON "users"("guest_until");
