-- The mark that this one replaced, for its undo.
ALTER TABLE "attention_marks" ADD COLUMN "earlier" JSONB;
