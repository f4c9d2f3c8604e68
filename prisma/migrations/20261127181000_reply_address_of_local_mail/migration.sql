-- AlterTable
ALTER TABLE "mail_messages" ADD COLUMN "reply_to" TEXT;
