-- AlterTable
ALTER TABLE "members" ADD COLUMN "blocked_credentials" TEXT[] DEFAULT ARRAY[]::TEXT[];
