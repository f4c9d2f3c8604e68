-- AlterTable
-- squawk-ignore prefer-bigint-over-int -- a number of months
ALTER TABLE "organizations" ADD COLUMN "leaver_months" INTEGER;
