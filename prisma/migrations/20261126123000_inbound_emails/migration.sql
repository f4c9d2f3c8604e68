-- CreateTable
CREATE TABLE "inbound_emails" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "application_id" TEXT,
    "confidence" TEXT NOT NULL,
    "candidate_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reasons" JSONB NOT NULL,
    "new_card" JSONB,
    "from_name" TEXT NOT NULL,
    "from_address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "interview_change" TEXT,
    "appointment" JSONB,
    "authentication" JSONB NOT NULL,
    "message_digest" TEXT NOT NULL,
    "calendar_digest" TEXT,
    "interview_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbound_emails_pkey" PRIMARY KEY ("account_id","id"),
    CONSTRAINT "inbound_emails_state" CHECK ("state" IN ('open', 'accepted', 'dismissed'))
);

-- CreateTable
CREATE TABLE "inbound_email_bodies" (
    "account_id" TEXT NOT NULL,
    "email_id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbound_email_bodies_pkey" PRIMARY KEY ("account_id","email_id")
);

-- CreateTable
CREATE TABLE "inbound_addresses" (
    "account_id" TEXT NOT NULL,
    "secret_hash" TEXT,
    "sealed_secret" TEXT,
    "since" TIMESTAMPTZ(3),
    -- squawk-ignore prefer-bigint-over-int -- days, a year at most
    "kept_days" INTEGER NOT NULL DEFAULT 30,
    "blocked_senders" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "forwarding_code" TEXT,
    "code_received_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbound_addresses_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "inbound_emails_account_id_message_digest_key" ON "inbound_emails"("account_id", "message_digest");

-- CreateIndex
CREATE INDEX "inbound_emails_account_id_created_at_id_idx" ON "inbound_emails"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "inbound_emails_account_id_application_id_idx" ON "inbound_emails"("account_id", "application_id");

-- CreateIndex
CREATE INDEX "inbound_emails_created_at_idx" ON "inbound_emails"("created_at");

-- CreateIndex
CREATE INDEX "inbound_email_bodies_expires_at_idx" ON "inbound_email_bodies"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_addresses_secret_hash_key" ON "inbound_addresses"("secret_hash");

-- AddForeignKey
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_email_bodies" ADD CONSTRAINT "inbound_email_bodies_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_email_bodies" ADD CONSTRAINT "inbound_email_bodies_account_id_email_id_fkey" FOREIGN KEY ("account_id", "email_id") REFERENCES "inbound_emails"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "inbound_addresses" ADD CONSTRAINT "inbound_addresses_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO quota_limits (quota, most) VALUES ('inboundEmails', 5000);
CREATE TRIGGER quota_inbound_emails_grows AFTER INSERT ON inbound_emails REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('inboundEmails', 'account_id', '1');
CREATE TRIGGER quota_inbound_emails_shrinks AFTER DELETE ON inbound_emails REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('inboundEmails', 'account_id', '1');

CREATE CONSTRAINT TRIGGER inbound_emails_came_or_went AFTER INSERT OR DELETE ON "inbound_emails" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('inbound_email');
CREATE CONSTRAINT TRIGGER inbound_emails_changed AFTER UPDATE ON "inbound_emails" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('inbound_email');

-- Counts the bytes of what mails leave behind as other texts are counted.
DO $$
DECLARE
  counted RECORD;
  arguments TEXT;
  columns TEXT;
  lengthens TEXT;
BEGIN
  PERFORM set_config('citus.enable_unsafe_triggers', 'on', true);
  FOR counted IN SELECT * FROM (VALUES
    ('inbound_emails', 'textBytes', ARRAY['reasons', 'new_card', 'from_name', 'from_address', 'subject', 'excerpt', 'appointment', 'authentication']),
    ('inbound_email_bodies', 'textBytes', ARRAY['body'])
  ) AS tables (name, quota, holding) LOOP
    SELECT string_agg(quote_literal(held), ', '), string_agg(quote_ident(held), ', '),
      string_agg(format('coalesce(octet_length(OLD.%1$I::text), 0) <> coalesce(octet_length(NEW.%1$I::text), 0)', held), ' OR ')
    INTO arguments, columns, lengthens FROM unnest(counted.holding) AS held;
    EXECUTE format('CREATE TRIGGER text_%1$s_grows AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_text_bytes(%2$L, %3$s)', counted.name, counted.quota, arguments);
    EXECUTE format('CREATE TRIGGER text_%1$s_shrinks AFTER DELETE ON %1$I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_text_bytes(%2$L, %3$s)', counted.name, counted.quota, arguments);
    EXECUTE format('CREATE TRIGGER text_%1$s_changes AFTER UPDATE OF %4$s ON %1$I
      FOR EACH ROW WHEN (%5$s) EXECUTE FUNCTION count_text_bytes(%2$L, %3$s)', counted.name, counted.quota, arguments, columns, lengthens);
  END LOOP;
END;
$$;
