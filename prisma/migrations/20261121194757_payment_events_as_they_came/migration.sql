-- AlterTable
ALTER TABLE "payment_events" ALTER COLUMN "payload" SET DATA TYPE TEXT;
