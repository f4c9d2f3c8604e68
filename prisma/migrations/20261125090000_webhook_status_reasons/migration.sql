-- Why a webhook isn't active; null if it is, or was stopped before this was recorded.
ALTER TABLE "webhook_endpoints" ADD COLUMN "status_reason" TEXT;
ALTER TABLE "organization_webhook_endpoints" ADD COLUMN "status_reason" TEXT;
