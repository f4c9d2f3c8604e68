-- What accepting a mail changed, so that it can be reverted.
ALTER TABLE "inbound_emails" ADD COLUMN "undo" JSONB;

-- The person's other addresses, from which mail is forwarded too.
ALTER TABLE "inbound_addresses" ADD COLUMN "own_addresses" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
