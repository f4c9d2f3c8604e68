-- How many applications the person wants to send each week.
-- squawk-ignore prefer-bigint-over-int -- 1 to 50
ALTER TABLE "accounts" ADD COLUMN "weekly_goal" INTEGER;
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_weekly_goal" CHECK ("weekly_goal" BETWEEN 1 AND 50) NOT VALID;
