ALTER TABLE "organization_webhook_endpoints"
    ADD COLUMN "maker_id" TEXT,
    ADD COLUMN "maker_name" TEXT,
    ADD COLUMN "maker_account_id" TEXT;
