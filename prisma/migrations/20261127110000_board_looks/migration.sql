-- CreateTable
CREATE TABLE "board_looks" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "board_id" TEXT NOT NULL,
    "viewer_id" TEXT NOT NULL,
    "viewer_name" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "looked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "board_looks_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "board_looks_account_id_board_id_organization_id_viewer_id_d_key" ON "board_looks"("account_id", "board_id", "organization_id", "viewer_id", "day");

-- CreateIndex
CREATE INDEX "board_looks_account_id_looked_at_id_idx" ON "board_looks"("account_id", "looked_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "board_looks_organization_id_id_idx" ON "board_looks"("organization_id", "id");

-- CreateIndex
CREATE INDEX "board_looks_looked_at_idx" ON "board_looks"("looked_at");

-- AddForeignKey
ALTER TABLE "board_looks" ADD CONSTRAINT "board_looks_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_looks" ADD CONSTRAINT "board_looks_account_id_board_id_fkey" FOREIGN KEY ("account_id", "board_id") REFERENCES "boards"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
