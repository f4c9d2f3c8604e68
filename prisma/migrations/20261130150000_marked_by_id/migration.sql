-- The account that set a mark, so that an undo can't mistake a colleague of the same name for it. Null in marks from before.
ALTER TABLE "attention_marks" ADD COLUMN "marked_by_id" TEXT;
