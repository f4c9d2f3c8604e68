-- AlterTable
ALTER TABLE "users" ADD COLUMN "guest_network" TEXT;
