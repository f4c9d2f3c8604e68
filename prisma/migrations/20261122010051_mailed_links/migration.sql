-- DropTable
DROP TABLE "verification_tokens";

-- CreateTable
CREATE TABLE "mailed_links" (
    "digest" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "user_id" TEXT,
    "browser_digest" TEXT,
    "path" TEXT NOT NULL DEFAULT '/',
    "name" TEXT,
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mailed_links_pkey" PRIMARY KEY ("digest")
);

-- CreateIndex
CREATE INDEX "mailed_links_email_idx" ON "mailed_links"("email");

-- CreateIndex
CREATE INDEX "mailed_links_user_id_idx" ON "mailed_links"("user_id");

-- CreateIndex
CREATE INDEX "mailed_links_browser_digest_idx" ON "mailed_links"("browser_digest");

-- CreateIndex
CREATE INDEX "mailed_links_expires_at_idx" ON "mailed_links"("expires_at");

-- AddForeignKey
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
