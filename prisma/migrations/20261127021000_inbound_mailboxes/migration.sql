-- The mailboxes from which mail is fetched by IMAP.
CREATE TABLE "inbound_mailboxes" (
    "account_id" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- 1 to 65535
    "port" INTEGER NOT NULL,
    "user_name" TEXT NOT NULL,
    "sealed_password" TEXT NOT NULL,
    "folder" TEXT NOT NULL,
    "folders" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "uid_validity" BIGINT,
    "last_uid" BIGINT NOT NULL DEFAULT 0,
    "read_since" TIMESTAMPTZ(3) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "failure" TEXT,
    -- squawk-ignore prefer-bigint-over-int -- ten at most
    "failures" INTEGER NOT NULL DEFAULT 0,
    "last_run_at" TIMESTAMPTZ(3),
    -- squawk-ignore prefer-bigint-over-int -- the messages of a run
    "received" INTEGER NOT NULL DEFAULT 0,
    -- squawk-ignore prefer-bigint-over-int -- few of a folder's messages
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "next_run_at" TIMESTAMPTZ(3) NOT NULL,
    "lease" TEXT,
    "leased_until" TIMESTAMPTZ(3),
    "maker_id" TEXT,
    "connected_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbound_mailboxes_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "inbound_mailboxes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "inbound_mailboxes_status" CHECK ("status" IN ('active', 'paused'))
);

-- CreateIndex
CREATE INDEX "inbound_mailboxes_next_run_at_idx" ON "inbound_mailboxes"("next_run_at");
