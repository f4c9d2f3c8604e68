-- An imported card is as old as its file says: when the import wrote it is kept apart from when it was changed.
ALTER TABLE "applications" ADD COLUMN "imported_at" TIMESTAMPTZ(3);

-- What an import hung on its cards, so that undoing takes it back.
ALTER TABLE "imported_cards" ADD COLUMN "contact_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "interview_ids" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "import_batches" ADD COLUMN "contact_ids" TEXT[] DEFAULT ARRAY[]::TEXT[];
