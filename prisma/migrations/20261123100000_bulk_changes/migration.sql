-- CreateTable
CREATE TABLE "bulk_changes" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "cards" JSONB NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bulk_changes_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "bulk_changes_created_at_idx" ON "bulk_changes"("created_at");

-- AddForeignKey
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
