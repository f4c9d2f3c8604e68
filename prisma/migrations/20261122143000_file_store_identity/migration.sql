-- CreateTable
CREATE TABLE "file_store_identity" (
    "is_only" BOOLEAN NOT NULL DEFAULT true,
    "id" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),

    CONSTRAINT "file_store_identity_pkey" PRIMARY KEY ("is_only"),
    CONSTRAINT "file_store_identity_is_only" CHECK ("is_only")
);
