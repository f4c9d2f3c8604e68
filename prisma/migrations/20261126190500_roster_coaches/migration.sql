-- AlterTable
ALTER TABLE "roster_records" ADD COLUMN     "coach_id" TEXT;

-- AlterTable
ALTER TABLE "roster_sync_changes" ADD COLUMN     "coaching" JSONB;

-- AlterTable
ALTER TABLE "roster_syncs" ADD COLUMN     "created" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "updated" INTEGER NOT NULL DEFAULT 0;
