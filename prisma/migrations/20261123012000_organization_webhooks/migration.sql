-- CreateTable
CREATE TABLE "organization_webhook_endpoints" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "event_types" TEXT[],
    "status" TEXT NOT NULL DEFAULT 'active',
    "secret" TEXT NOT NULL,
    "old_secret" TEXT,
    "old_secret_until" TIMESTAMPTZ(3),
    "position" BIGINT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "lease" TEXT,
    "leased_until" TIMESTAMPTZ(3),
    -- squawk-ignore prefer-bigint-over-int -- tries of one event within 24 hours
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "trying_since" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_webhook_endpoints_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "organization_webhook_endpoints_status" CHECK ("status" IN ('active', 'paused', 'failed'))
);

-- CreateTable
CREATE TABLE "organization_webhook_deliveries" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "position" BIGINT,
    "event_type" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- tries of one event within 24 hours
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "outcome" TEXT NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- a status of HTTP
    "response_status" INTEGER,
    "failure" TEXT,
    -- squawk-ignore prefer-bigint-over-int -- seconds at most
    "duration_ms" INTEGER,
    "request_body" TEXT,
    "response_body" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_webhook_deliveries_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "organization_webhook_deliveries_cause" CHECK ("cause" IN ('event', 'resend', 'test')),
    CONSTRAINT "organization_webhook_deliveries_outcome" CHECK ("outcome" IN ('pending', 'succeeded', 'failed')),
    CONSTRAINT "organization_webhook_deliveries_position" CHECK (("cause" = 'test') = ("position" IS NULL))
);

-- CreateIndex
CREATE INDEX "organization_webhook_endpoints_due_at_idx" ON "organization_webhook_endpoints"("due_at");

-- CreateIndex
CREATE INDEX "organization_webhook_deliveries_of_endpoint_idx" ON "organization_webhook_deliveries"("organization_id", "endpoint_id", "id" DESC);

-- CreateIndex
CREATE INDEX "organization_webhook_deliveries_created_at_idx" ON "organization_webhook_deliveries"("created_at");

-- AddForeignKey
ALTER TABLE "organization_webhook_endpoints" ADD CONSTRAINT "organization_webhook_endpoints_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_webhook_deliveries" ADD CONSTRAINT "organization_webhook_deliveries_endpoint_fkey" FOREIGN KEY ("organization_id", "endpoint_id") REFERENCES "organization_webhook_endpoints"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

INSERT INTO quota_limits (quota, most) VALUES ('organizationWebhooks', 20);
CREATE TRIGGER quota_organization_webhooks_grows AFTER INSERT ON organization_webhook_endpoints REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('organizationWebhooks', 'organization_id', '1');
CREATE TRIGGER quota_organization_webhooks_shrinks AFTER DELETE ON organization_webhook_endpoints REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('organizationWebhooks', 'organization_id', '1');

-- As before, and wakes the organization's webhooks. A statement of its own: it sees what was committed while the lock was waited for, such
-- as that a webhook went to sleep.
CREATE OR REPLACE FUNCTION note_organization_event(concerned text, told_of text, resource text, noted text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO organization_change_events (organization_id, kind, resource_id, action)
  SELECT o.id, told_of, resource, noted
  FROM organizations o CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || o.id, 0))
  WHERE o.id = concerned;
  UPDATE organization_webhook_endpoints SET due_at = date_trunc('milliseconds', now())
  WHERE organization_id = concerned AND due_at IS NULL AND status = 'active';
END $$;
