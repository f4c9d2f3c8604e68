-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "image" TEXT,
    "email_verified" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "linked_providers" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,

    CONSTRAINT "linked_providers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_sessions" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification_tokens" (
    "identifier" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "display_prefix" TEXT NOT NULL,
    "scopes" TEXT[],
    "restricted_to_organization_id" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "principal" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("principal","key")
);

-- CreateTable
CREATE TABLE "mail_messages" (
    "id" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organizations" (
    "id" TEXT NOT NULL,
    "sandbox_id" TEXT,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "website" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organizations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "members" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "boards" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "hidden_statuses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sorts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "time_filter" TEXT NOT NULL DEFAULT 'all',
    "auto_retire_enabled" BOOLEAN NOT NULL DEFAULT false,
    "auto_retire_timeframe" TEXT NOT NULL DEFAULT 'three_months',
    "auto_retire_status" TEXT NOT NULL DEFAULT 'archived',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "boards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "companies" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "industry" TEXT NOT NULL DEFAULT 'unknown',
    "size" TEXT,
    "type" TEXT,
    "website" TEXT,
    "social_link" TEXT,
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applications" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "board_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "rank" TEXT NOT NULL,
    "status_changed_at" TIMESTAMPTZ(3),
    "application_date" TIMESTAMPTZ(3),
    "application_link" TEXT,
    "source" TEXT,
    "notes" TEXT,
    "is_auto_retired" BOOLEAN NOT NULL DEFAULT false,
    "creation_method" TEXT NOT NULL,
    "job_title" TEXT NOT NULL,
    "job_description" TEXT,
    "work_mode" TEXT NOT NULL DEFAULT 'onsite',
    "work_type" TEXT NOT NULL DEFAULT 'full_time',
    "location" JSONB,
    "compensation" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "status_history" (
    "id" BIGSERIAL NOT NULL,
    "application_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL,
    "left_at" TIMESTAMPTZ(3),

    CONSTRAINT "status_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "user_id" TEXT,
    "sandbox_id" TEXT,
    "email" TEXT NOT NULL,
    "display_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandboxes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "planted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandboxes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "linked_providers_user_id_idx" ON "linked_providers"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "linked_providers_provider_provider_account_id_key" ON "linked_providers"("provider", "provider_account_id");

-- CreateIndex
CREATE INDEX "sign_in_sessions_user_id_idx" ON "sign_in_sessions"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_sessions_expires_at_idx" ON "sign_in_sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "verification_tokens_token_key" ON "verification_tokens"("token");

-- CreateIndex
CREATE INDEX "verification_tokens_expires_idx" ON "verification_tokens"("expires");

-- CreateIndex
CREATE UNIQUE INDEX "verification_tokens_identifier_token_key" ON "verification_tokens"("identifier", "token");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_secret_hash_key" ON "api_keys"("secret_hash");

-- CreateIndex
CREATE INDEX "api_keys_user_id_idx" ON "api_keys"("user_id");

-- CreateIndex
CREATE INDEX "api_keys_account_id_idx" ON "api_keys"("account_id");

-- CreateIndex
CREATE INDEX "api_keys_restricted_to_organization_id_idx" ON "api_keys"("restricted_to_organization_id");

-- CreateIndex
CREATE INDEX "idempotency_records_created_at_idx" ON "idempotency_records"("created_at");

-- CreateIndex
CREATE INDEX "mail_messages_sent_at_idx" ON "mail_messages"("sent_at");

-- CreateIndex
CREATE INDEX "organizations_sandbox_id_idx" ON "organizations"("sandbox_id");

-- CreateIndex
CREATE INDEX "members_account_id_idx" ON "members"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "members_organization_id_account_id_key" ON "members"("organization_id", "account_id");

-- CreateIndex
CREATE INDEX "boards_account_id_idx" ON "boards"("account_id");

-- CreateIndex
CREATE INDEX "companies_account_id_idx" ON "companies"("account_id");

-- CreateIndex
CREATE INDEX "applications_account_id_idx" ON "applications"("account_id");

-- CreateIndex
CREATE INDEX "applications_company_id_idx" ON "applications"("company_id");

-- CreateIndex
CREATE INDEX "status_history_application_id_entered_at_idx" ON "status_history"("application_id", "entered_at");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE INDEX "accounts_sandbox_id_idx" ON "accounts"("sandbox_id");

-- CreateIndex
CREATE UNIQUE INDEX "sandboxes_user_id_key" ON "sandboxes"("user_id");

-- AddForeignKey
ALTER TABLE "linked_providers" ADD CONSTRAINT "linked_providers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_restricted_to_organization_id_fkey" FOREIGN KEY ("restricted_to_organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_sandbox_id_fkey" FOREIGN KEY ("sandbox_id") REFERENCES "sandboxes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "boards" ADD CONSTRAINT "boards_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companies" ADD CONSTRAINT "companies_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_sandbox_id_fkey" FOREIGN KEY ("sandbox_id") REFERENCES "sandboxes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandboxes" ADD CONSTRAINT "sandboxes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here: what the schema language can't say.

-- Ranks are compared bytewise, whatever the database's language.
ALTER TABLE "applications" ALTER COLUMN "rank" TYPE TEXT COLLATE "C";

-- Rules held by the database.
CREATE UNIQUE INDEX "accounts_one_live_per_user" ON "accounts" ("user_id") WHERE "sandbox_id" IS NULL;
CREATE UNIQUE INDEX "accounts_live_email" ON "accounts" ("email") WHERE "sandbox_id" IS NULL;
CREATE UNIQUE INDEX "accounts_sandbox_email" ON "accounts" ("sandbox_id", "email") WHERE "sandbox_id" IS NOT NULL;
CREATE UNIQUE INDEX "organizations_live_slug" ON "organizations" ("slug") WHERE "sandbox_id" IS NULL;
CREATE UNIQUE INDEX "organizations_sandbox_slug" ON "organizations" ("sandbox_id", "slug") WHERE "sandbox_id" IS NOT NULL;
CREATE UNIQUE INDEX "boards_one_active" ON "boards" ("account_id") WHERE "is_active";
CREATE UNIQUE INDEX "companies_name" ON "companies" ("account_id", lower(btrim("name")));
CREATE UNIQUE INDEX "status_history_one_open" ON "status_history" ("application_id") WHERE "left_at" IS NULL;
ALTER TABLE "applications" ADD CONSTRAINT "applications_status" CHECK ("status" IN ('saved', 'applied', 'interviewing', 'offer', 'rejected', 'accepted', 'archived'));
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_status" CHECK ("status" IN ('saved', 'applied', 'interviewing', 'offer', 'rejected', 'accepted', 'archived'));
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_forward" CHECK ("left_at" >= "entered_at");
ALTER TABLE "members" ADD CONSTRAINT "members_role" CHECK ("role" IN ('owner', 'admin', 'coach', 'applicant'));

-- What the hot reads walk along.
-- Unique, so that the order of a column is strict; a rank is only ever chosen under the board's lock.
CREATE UNIQUE INDEX "applications_column" ON "applications" ("board_id", "status", "rank") INCLUDE ("id");
CREATE INDEX "applications_applied" ON "applications" ("board_id", "application_date" DESC NULLS LAST, "id");
CREATE INDEX "companies_by_name" ON "companies" ("account_id", lower("name"), "id");
CREATE INDEX "boards_by_account" ON "boards" ("account_id", "id");
CREATE INDEX "boards_retiring" ON "boards" ("id") WHERE "auto_retire_enabled";

-- Takes the key's lock for the rest of the transaction, then looks for its record. One round trip; as a volatile function each
-- statement sees what was committed before it, so a try that ended while this one waited to begin is found.
CREATE FUNCTION idempotency_begin(p_principal TEXT, p_key TEXT, OUT locked BOOLEAN, OUT fingerprint TEXT, OUT answer TEXT)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  locked := pg_try_advisory_xact_lock(hashtextextended(p_principal || ' ' || p_key, 0));
  IF locked THEN
    SELECT record.fingerprint, record.answer INTO fingerprint, answer
    FROM idempotency_records AS record
    WHERE record.principal = p_principal AND record.key = p_key AND record.created_at > now() - interval '24 hours';
  END IF;
END $$;
