-- CreateTable
CREATE TABLE "message_batches" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_batches_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "message_batches_organization_id_created_at_id_idx" ON "message_batches"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "message_batches_author_id_idx" ON "message_batches"("author_id");

-- AddForeignKey
ALTER TABLE "message_batches" ADD CONSTRAINT "message_batches_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_batches" ADD CONSTRAINT "message_batches_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "thread_messages" ADD COLUMN "batch_id" TEXT;
