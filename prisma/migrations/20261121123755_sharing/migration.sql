-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "coach_note_count" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "shares_organization_id_created_at_id_idx" ON "shares"("organization_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.

-- Whatever adds or removes a note, the end of an organization included, the card's count follows.
CREATE FUNCTION coach_notes_counted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE applications SET coach_note_count = coach_note_count + 1 WHERE id = NEW.application_id;
  ELSE
    UPDATE applications SET coach_note_count = coach_note_count - 1 WHERE id = OLD.application_id;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER coach_notes_counted AFTER INSERT OR DELETE ON "coach_notes"
  FOR EACH ROW EXECUTE FUNCTION coach_notes_counted();
