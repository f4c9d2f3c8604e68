-- CreateTable
CREATE TABLE "deleted_cards" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "board_id" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deleted_cards_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "deleted_cards_account_id_board_id_idx" ON "deleted_cards"("account_id", "board_id");

-- CreateIndex
CREATE INDEX "deleted_cards_deleted_at_idx" ON "deleted_cards"("deleted_at");

-- AddForeignKey
ALTER TABLE "deleted_cards" ADD CONSTRAINT "deleted_cards_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deleted_cards" ADD CONSTRAINT "deleted_cards_account_id_board_id_fkey" FOREIGN KEY ("account_id", "board_id") REFERENCES "boards"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
