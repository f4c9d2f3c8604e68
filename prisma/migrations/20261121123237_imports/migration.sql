-- CreateTable
CREATE TABLE "imports" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "board_id" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone" JSONB,

    CONSTRAINT "imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_batches" (
    "import_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "verdicts" JSONB NOT NULL,
    "company_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "import_batches_pkey" PRIMARY KEY ("import_id","number")
);

-- CreateTable
CREATE TABLE "imported_cards" (
    "import_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "application_id" TEXT NOT NULL,
    "before" JSONB,
    "written_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "imported_cards_pkey" PRIMARY KEY ("import_id","application_id")
);

-- CreateTable
CREATE TABLE "import_mappings" (
    "account_id" TEXT NOT NULL,
    "headings" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_mappings_pkey" PRIMARY KEY ("account_id","headings")
);

-- CreateIndex
CREATE INDEX "imports_board_id_created_at_idx" ON "imports"("board_id", "created_at");

-- CreateIndex
CREATE INDEX "imports_account_id_idx" ON "imports"("account_id");

-- CreateIndex
CREATE INDEX "imported_cards_application_id_idx" ON "imported_cards"("application_id");

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_cards" ADD CONSTRAINT "imported_cards_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_cards" ADD CONSTRAINT "imported_cards_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
