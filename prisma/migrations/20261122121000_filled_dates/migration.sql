-- Whether our pages fill in an empty application date when a card moves to Applied.
-- AlterTable
ALTER TABLE "boards" ADD COLUMN "fills_application_date" BOOLEAN NOT NULL DEFAULT true;
