-- What the person changed about the rules that suggest, by rule: the days, and whether it is on.
ALTER TABLE "accounts" ADD COLUMN "suggestion_rules" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_suggestion_rules" CHECK (octet_length("suggestion_rules"::text) <= 1000) NOT VALID;

-- After how many days without an interaction the person wants to get in touch with a contact.
-- squawk-ignore prefer-bigint-over-int -- 1 to 365
ALTER TABLE "contacts" ADD COLUMN "keep_in_touch_days" INTEGER;
