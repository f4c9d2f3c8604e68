-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "account_id" TEXT NOT NULL,
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

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("account_id","id"),
    CONSTRAINT "webhook_endpoints_status" CHECK ("status" IN ('active', 'paused', 'failed'))
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "account_id" TEXT NOT NULL,
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

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("account_id","id"),
    CONSTRAINT "webhook_deliveries_cause" CHECK ("cause" IN ('event', 'resend', 'test')),
    CONSTRAINT "webhook_deliveries_outcome" CHECK ("outcome" IN ('pending', 'succeeded', 'failed')),
    CONSTRAINT "webhook_deliveries_position" CHECK (("cause" = 'test') = ("position" IS NULL))
);

-- CreateIndex
CREATE INDEX "webhook_endpoints_due_at_idx" ON "webhook_endpoints"("due_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_account_id_endpoint_id_id_idx" ON "webhook_deliveries"("account_id", "endpoint_id", "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- AddForeignKey
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_account_id_endpoint_id_fkey" FOREIGN KEY ("account_id", "endpoint_id") REFERENCES "webhook_endpoints"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

INSERT INTO quota_limits (quota, most) VALUES ('webhooks', 20);
CREATE TRIGGER quota_webhooks_grows AFTER INSERT ON webhook_endpoints REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('webhooks', 'account_id', '1');
CREATE TRIGGER quota_webhooks_shrinks AFTER DELETE ON webhook_endpoints REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('webhooks', 'account_id', '1');

-- As before, and wakes the account's webhooks. A statement of its own: it sees what was committed while the lock was waited for, such as
-- that a webhook went to sleep.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF TG_ARGV[0] = 'profile' THEN
    INSERT INTO change_events (account_id, kind, resource_id, action)
    SELECT a.id, 'profile', 'profile', 'updated'
    FROM accounts a CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || a.id, 0))
    WHERE a.id = changed.account_id AND a.user_id IS NOT NULL;
  ELSE
    INSERT INTO change_events (account_id, kind, resource_id, action)
    SELECT a.id, TG_ARGV[0], changed.id, CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END
    FROM accounts a CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || a.id, 0))
    WHERE a.id = changed.account_id AND a.user_id IS NOT NULL;
  END IF;
  UPDATE webhook_endpoints SET due_at = date_trunc('milliseconds', now())
  WHERE account_id = changed.account_id AND due_at IS NULL AND status = 'active';
  RETURN NULL;
END $$;
