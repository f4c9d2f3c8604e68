-- What is deleted isn't found from then on, even while a job deletes its rows.
ALTER TABLE "accounts" ADD COLUMN "removed_at" TIMESTAMPTZ(3);
ALTER TABLE "organizations" ADD COLUMN "removed_at" TIMESTAMPTZ(3);
