-- AlterTable
ALTER TABLE "roster_filters" ADD COLUMN "is_shared" BOOLEAN NOT NULL DEFAULT false;
