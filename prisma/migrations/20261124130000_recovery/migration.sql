ALTER TABLE "users" ADD COLUMN "guarded_until" TIMESTAMPTZ(3);
ALTER TABLE "sign_in_sessions" ADD COLUMN "device_since" TIMESTAMPTZ(3);
ALTER TABLE "oauth_grants" ADD COLUMN "webhooks_allowed" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "calendar_feeds" ADD COLUMN "maker_id" TEXT;
-- What was linked before counts as old: the default is for new rows only.
ALTER TABLE "linked_providers" ADD COLUMN "linked_at" TIMESTAMPTZ(3);
ALTER TABLE "linked_providers" ALTER COLUMN "linked_at" SET DEFAULT CURRENT_TIMESTAMP;
