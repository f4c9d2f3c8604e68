-- CreateTable
CREATE TABLE "muted_mail" (
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "muted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "muted_mail_pkey" PRIMARY KEY ("user_id","kind"),
    CONSTRAINT "muted_mail_kind" CHECK ("kind" IN ('coach_notes'))
);

-- AddForeignKey
ALTER TABLE "muted_mail" ADD CONSTRAINT "muted_mail_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
