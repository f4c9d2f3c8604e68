-- AlterTable
ALTER TABLE "roster_records" ADD COLUMN     "coach_id" TEXT;

-- AlterTable
ALTER TABLE "roster_sync_changes" ADD COLUMN     "coaching" JSONB;

-- AlterTable
-- squawk-ignore prefer-bigint-over-int -- the rows of a file
ALTER TABLE "roster_syncs" ADD COLUMN "created" INTEGER NOT NULL DEFAULT 0;
-- squawk-ignore prefer-bigint-over-int
ALTER TABLE "roster_syncs" ADD COLUMN "updated" INTEGER NOT NULL DEFAULT 0;
